import Foundation
import Graphics
import Previews
import Syntax
import Testing

@testable import SiteGenerator
@testable import Views

/// Fonts from files, against what HarfBuzz says of the same files: `Tests/Cases/assets/fonts`.
struct FontTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Cases/assets/fonts")

    private static let folder = AssetFolder(
        name: "fonts",
        files: ["Lantern-Bold.ttf", "Lantern-Regular.ttf"].compactMap { name in
            (try? Data(contentsOf: root.appending(path: name))).map {
                InputFile(path: name, bytes: Bytes($0))
            }
        })

    private static let set = ResourceSet(key: "f", AssetReader.read(folder).text)

    private static let lines: [(regular: Double, bold: Double, text: String)] = {
        let table = (try? String(contentsOf: root.appending(path: "advances.tsv"), encoding: .utf8)) ?? ""
        return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            let fields = $0.split(separator: "\t", maxSplits: 2)
            return (Double(fields[0])!, Double(fields[1])!, String(fields[2]))
        }
    }()

    /// The farthest of two hundred lines is off by less than half a percent.
    @Test(arguments: ["Lantern-Regular", "Lantern-Bold"])
    func advances(name: String) throws {
        let font = try #require(Self.set.fonts.first { $0.postScriptName == Name(name) }).table
        #expect(Self.lines.count == 200)
        var worst = 0.0
        for line in Self.lines {
            let scalars = line.text.unicodeScalars.map(\.value)
            var width = scalars.reduce(0) { $0 + (font.advance($1) ?? .infinity) }
            for (left, right) in zip(scalars, scalars.dropFirst()) { width += font.kerning(left, right) }
            let expected = (name == "Lantern-Bold" ? line.bold : line.regular) / font.unitsPerEm
            worst = max(worst, abs(width / expected - 1))
        }
        #expect(worst < 0.005, "\(worst)")
    }

    private func look(_ code: String, typeSize: Int = 3) throws -> (size: Size, said: [String], svg: String) {
        var request = FigureRequest()
        request.environments[0].setResources([Self.set])
        request.environments[0].typeSize = typeSize
        request.widths = [600]
        let figure = PreviewEngine().compile(Snippet(.init(code))).figure(request)
        let picture = try #require(figure.pictures.first, "\(figure.diagnostics)")
        return (
            picture.inspection.root.frame.size,
            figure.diagnostics.map { ([$0.message] + $0.notes.map(\.message)).joined(separator: "; ") },
            picture.svg
        )
    }

    /// A made font: `f` 300, `i` 250, `fi` as one 450, and nearer by 40 before another `i`.
    @Test func ligatures() throws {
        let line = [
            "font", "Joined", "Joined", "Joined", "joined", "400", "0", "1000", "800", "200", "0", "700",
            "66=300 69=250 110000=450", "66=1 110000=2", "69=1", "2 1 -40", "66 69",
        ]
        let set = ResourceSet(key: "l", Array(line.joined(separator: "\t").utf8))
        var request = FigureRequest()
        request.environments[0].setResources([set])
        request.widths = [600]
        for (text, width) in [
            ("Text(\"fi\")", 45.0), ("Text(\"if\")", 55), ("Text(\"fii\")", 66), ("Text(\"ifi\")", 70),
            ("Text(\"fi\").tracking(1)", 57), ("Text(\"fi\").kerning(1)", 46),
        ] {
            let code = "\(text).font(.custom(\"Joined\", fixedSize: 100))"
            let figure = PreviewEngine().compile(Snippet(.init(code))).figure(request)
            let picture = try #require(figure.pictures.first, "\(figure.diagnostics)")
            #expect(abs(picture.inspection.root.frame.size.width - width) < 0.34, "\(text)")
        }
    }

    /// One lookup of the feature `liga`, in the order of OpenType: three glyphs in a row are another one.
    @Test func ligaturesAreRead() {
        let words: [UInt16] = [
            1, 0, 10, 30, 44,
            1, 0x6C61, 0x746E, 8, 4, 0, 0, 0xFFFF, 1, 0,
            1, 0x6C69, 0x6761, 8, 0, 1, 0,
            1, 4, 4, 0, 1, 8,
            1, 8, 1, 14, 1, 1, 5,
            1, 4, 9, 3, 6, 7,
        ]
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let found = FontLigatures(substitutions: FontBytes(bytes)).all
        #expect(found.map(\.glyphs) == [[5, 6, 7]] && found.map(\.glyph) == [9])
        for length in 0..<bytes.count {
            #expect(FontLigatures(substitutions: FontBytes(Array(bytes[..<length]))).all.count <= 1)
        }
    }

    /// A text in the font is as wide as its advances, up to the next pixel of the screen.
    @Test func textsAreMeasured() throws {
        for line in Self.lines.prefix(20) {
            let width = try look(
                "Text(verbatim: \(String(reflecting: line.text))).font(.custom(\"Lantern\", fixedSize: 20)).fixedSize()"
            ).size.width
            let expected = line.regular / 2000 * 20
            #expect(
                width >= expected - 0.01 && width < expected + 1.0 / 3 + 0.05,
                "\(line.text): \(width), \(expected)")
        }
    }

    /// Lines are as high as the font's own ascent and descent.
    @Test func names() throws {
        let regular = try look("Text(\"Wave\").font(.custom(\"Lantern-Regular\", fixedSize: 30))").size
        for name in ["Lantern", "Lantern Regular"] {
            #expect(try look("Text(\"Wave\").font(.custom(\"\(name)\", fixedSize: 30))").size == regular)
        }
        #expect(abs(regular.height - 36) < 0.34, "\(regular)")
        let bold = try look("Text(\"Wave\").font(.custom(\"Lantern-Bold\", fixedSize: 30))")
        #expect(bold.size.width > regular.width)
        #expect(try look("Text(\"Wave\").font(.custom(\"Lantern\", fixedSize: 30)).bold()").svg == bold.svg)
        #expect(
            try look("Text(\"Wave\").font(.custom(\"Lantern\", fixedSize: 30).weight(.heavy))").svg
                == bold.svg)
    }

    @Test func sizesGrowWithTheReaders() throws {
        func width(_ font: String, _ typeSize: Int) throws -> Double {
            try look("Text(\"Wave\").font(\(font))", typeSize: typeSize).size.width
        }
        #expect(try width(".custom(\"Lantern\", size: 17)", 6) > width(".custom(\"Lantern\", size: 17)", 3))
        #expect(
            try width(".custom(\"Lantern\", fixedSize: 17)", 6)
                == width(".custom(\"Lantern\", fixedSize: 17)", 3))
        #expect(
            try width(".custom(\"Lantern\", size: 17, relativeTo: .largeTitle)", 6)
                < width(".custom(\"Lantern\", size: 17)", 6))
    }

    @Test func missingFonts() throws {
        let said = try look("Text(\"A\").font(.custom(\"Lantrn\", size: 17))").said
        #expect(
            said == [
                "no font 'Lantrn' in the page's assets: the system's font is drawn; did you mean 'Lantern'?"
            ])
    }

    /// The figure says what a device draws otherwise: with and without the build's warning, in the site's
    /// words, and when the picture is remembered.
    @Test func figureTellsOfAMissingFont() throws {
        let memory = PreviewMemory()
        let engine = memory.remembering(.engine(version: "test"))
        let text = "Text(\"A\").font(.custom(\"Lantrn\", size: 17))"
        let line = "<p class=\"undrawn differs\"><b>Anders als auf einem Gerät</b> no font 'Lantrn' in"
        for fence in ["preview", "preview allow=\"differs: a test\"", "preview allow=\"differs: a test\""] {
            #expect(try inGerman(fence, text, engine).contains(line))
        }
        #expect(try !inGerman("preview", "Text(\"A\")", engine).contains("differs"))
    }

    private func inGerman(_ fence: String, _ code: String, _ renderer: PreviewRenderer) throws -> String {
        var input = TestSite.pages([
            "index.md": "---\ntitle: T\n---\n\n```swift \(fence)\n\(code)\n```\n"
        ])
        let settings = "texts:\n  Not as on a device: Anders als auf einem Gerät\n"
        input.settings = SourceFile(path: "site.yml", bytes: Bytes(settings.utf8))
        let output = SiteBuilder(renderer: renderer).build(input)
        let warns = fence == "preview" && code.contains("font")
        #expect(output.problems.map(\.id) == (warns ? ["differs"] : []), "\(output.problems)")
        return try #require(output.files.first { $0.path == "index.html" }).bytes.text
    }

    /// The style sheet knows the font by the name that pictures use, and the file is there.
    @Test func siteHasTheFont() throws {
        var input = TestSite.pages([
            "index.md": "# T\n\n```swift preview\nText(\"A\").font(.custom(\"Lantern\", size: 17))\n```\n"
        ])
        input.assets = [Self.folder]
        let output = SiteBuilder(renderer: .engine(version: "test")).build(input)
        let files = Dictionary(output.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        let page = try #require(files["index.html"]).text
        let name = try #require(page.firstMatch(of: /font-family="(galley-\w+)"/)?.1)
        let css = try #require(files.first { $0.key.hasPrefix("assets/galley-") && $0.key.hasSuffix(".css") })
            .value.text
        let rule = try #require(
            css.matches(of: /font-family:(galley-\w+);src:url\(([^)]*)\)/).first { $0.1 == name })
        #expect(files["assets/\(rule.2)"] == Self.folder.files[1].bytes)
    }

    @Test(arguments: ["", "no font", "\u{0}\u{1}\u{0}\u{0}\u{0}\u{1}head"])
    func brokenFonts(text: String) {
        let set = AssetReader.read(
            AssetFolder(name: "K", files: [InputFile(path: "a.ttf", bytes: Bytes(text.utf8))]))
        #expect(set.problems.map(\.message) == ["'a.ttf' is no font that can be read"])
    }

    /// No file leads anywhere but to a font or to none.
    @Test func hostileFonts() throws {
        let font = Self.folder.files[0].bytes
        var random = SplitMix(state: 20)
        for round in 0..<10_000 {
            var bytes = font
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                // The tables that are read stand at any place; their directory is hit as often as the rest.
                let end = Bool.random(using: &random) ? min(400, bytes.count) : bytes.count
                bytes[Int.random(in: 0..<end, using: &random)] = [
                    0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &random),
                ].randomElement(using: &random)!
            }
            if round % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            guard let read = FontFile(bytes) else { continue }
            _ = read.advance(70_000)
            if round % 50 == 0 {
                _ = ResourceSet(
                    key: "",
                    AssetReader.read(AssetFolder(name: "", files: [InputFile(path: "a.ttf", bytes: bytes)]))
                        .text)
            }
            _ = read.kerning.row(round % 200, before: [1, 2, 60_000])
        }
    }

    /// What a page hands over may be anything, too.
    @Test func hostileTables() {
        for fields in [
            "", "\t\t\tn\t1\t0\t0\t0\t0\t0\t0\t41=1*99999999,,*,x= =\t=\t1=\t1 1 1,-1 0 0,9 9,",
            "\t\t\t\t\t\t\t\t\t\t\tzz=-,*\tg*\t\t1 2",
        ] {
            let set = ResourceSet(key: "", Bytes("font\t\(fields)\n".utf8))
            #expect(set.fonts.count == 1)
            _ = set.fonts[0].table.kerning(0x41, 0x41)
        }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
