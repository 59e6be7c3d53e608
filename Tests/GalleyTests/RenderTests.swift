import Foundation
import Testing

/// `galley render`: files, widths and formats.
@Suite struct RenderTests {
    private let place: Workplace
    private let card = "Text(\"Hello\").padding().background(.yellow)\n"

    init() throws {
        place = try Workplace(["card.swift": card, "other.swift": "Color.blue.frame(height: 10)\n"])
    }

    private func isPNG(_ path: String) -> Bool {
        (try? Data(contentsOf: place.root.appending(path: path)))?.starts(with: [0x89, 0x50, 0x4E, 0x47])
            == true
    }

    @Test func endings() throws {
        #expect(try place.run("render", "card.swift", "-o", "card.svg").status == 0)
        #expect(place.text("card.svg")?.hasPrefix("<svg") == true)
        #expect(try place.run("render", "card.swift", "-o", "card.png").status == 0)
        #expect(isPNG("card.png"))
        let unknown = try place.run("render", "card.swift", "-o", "card.gif")
        #expect(unknown.status == 2)
        #expect(
            unknown.errors.contains(
                "'card.gif': unknown ending '.gif'; pictures are written as svg, png, pdf or json"))
        #expect(!place.exists("card.gif"))
        let mixed = try place.run("render", "card.swift", "-o", "card.svg", "--format", "png")
        #expect(mixed.status == 2 && mixed.errors.contains("'card.svg' says svg, and '--format' says png"))
        #expect(try place.run("render", "card.swift", "-o", "card").status == 2)
        #expect(try place.run("render", "card.swift", "-o", "card", "--format", "png").status == 0)
        #expect(isPNG("card"))
    }

    /// A viewer's page may be of any color; words that a view asks to be white need its ground.
    @Test func aPreferredAppearanceHasItsGround() throws {
        try place.write("dark.swift", "Text(\"Hello\").preferredColorScheme(.dark)\n")
        #expect(try place.run("render", "dark.swift", "-o", "dark.svg").status == 0)
        #expect(place.text("dark.svg")?.contains("fill=\"#000\"") == true)
        #expect(try place.run("render", "card.swift", "-o", "card.svg").status == 0)
        #expect(place.text("card.svg")?.contains("fill=\"#000\"") == false)
    }

    @Test func severalPictures() throws {
        let said = try place.run(
            "render", "card.swift", "other.swift", "--widths", "200,320.5", "--format", "png", "--scale", "2",
            "-o", "out/")
        #expect(said.status == 0, "\(said.errors)")
        #expect(
            Set(place.files("out").keys) == [
                "card-200.png", "card-320.5.png", "other-200.png", "other-320.5.png",
            ])
        let size = place.files("out")["other-200.png"]![16..<24]
        #expect(Array(size) == [0, 0, 1, 0x90, 0, 0, 0, 20])
        let nowhere = try place.run("render", "card.swift", "other.swift", "-o", "both.svg")
        #expect(nowhere.status == 2 && nowhere.errors.contains("several pictures need a folder"))
    }

    @Test func aMistakeInOneOfThem() throws {
        try place.write("bad.swift", "Text(3)\n")
        let said = try place.run("render", "bad.swift", "card.swift", "-o", "out/")
        #expect(said.status == 1 && said.errors.contains("bad.swift:1:"))
        #expect(Set(place.files("out").keys) == ["card.svg"])
    }

    @Test func standardInput() throws {
        let process = place.process(["render", "-", "--width", "100"])
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(card.utf8))
        try input.fileHandleForWriting.close()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: said, as: UTF8.self).hasPrefix("<svg"))
    }

    @Test func json() throws {
        let said = try place.run(
            "render", "card.swift", "other.swift", "--format", "json", "--widths", "100,200")
        let told = try #require(
            try JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: [[String: Any]]])
        let pictures = try #require(told["pictures"])
        #expect(
            pictures.map { $0["file"] as? String } == [
                "card.swift", "card.swift", "other.swift", "other.swift",
            ])
        #expect(pictures.map { $0["width"] as? Double } == [100, 200, 100, 200])
        #expect(pictures[0]["description"] as? String == "Hello")
        #expect(pictures[2]["height"] as? Double == 10)
    }

    @Test func pdf() throws {
        #expect(try place.run("render", "card.swift", "-o", "card.pdf").status == 0)
        let file = try Data(contentsOf: place.root.appending(path: "card.pdf"))
        #expect(file.starts(with: Array("%PDF-1.7\n".utf8)))
        #expect(file.suffix(6) == Data("%%EOF\n".utf8))
        let long = try place.run("render", "card.swift", "--width", "20000", "-o", "long.pdf")
        #expect(long.status == 1 && long.errors.contains("a page of more than 14,400 points"))
    }

    /// An option that would do nothing is refused.
    @Test func scaleOfWhatHasNoPixels() throws {
        for format in ["svg", "pdf", "json"] {
            let said = try place.run("render", "card.swift", "--format", format, "--scale", "2")
            #expect(said.status == 2 && said.errors.contains("'--scale' is for PNG alone"))
        }
    }

    /// What a PNG cannot show is said.
    @Test func lettersThatTheFaceLacks() throws {
        try place.write("han.swift", "Text(\"漢字\")\n")
        #expect(
            try place.run("render", "han.swift", "-o", "han.png").errors.contains(
                "the bundled face lacks '漢字'"))
    }
}
