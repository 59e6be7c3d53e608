import Foundation
import Graphics
import Previews
import Testing

@testable import SiteGenerator

/// Images and colors that snippets name: `Tests/Cases/assets/gallery` is a site with a catalogue and pictures
/// beside a page.
struct AssetTests {
    private static let gallery = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Cases/assets/gallery")

    private static func files(in folder: URL) -> [InputFile] {
        let paths =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
        return paths.compactMap { path in
            (try? Data(contentsOf: folder.appending(path: path))).map {
                InputFile(path: path, bytes: Bytes($0))
            }
        }
    }

    private static let kit = AssetFolder(name: "Kit", files: files(in: gallery.appending(path: "Kit")))

    private func input(_ page: String? = nil) -> SiteInput {
        var input = TestSite.input(Self.gallery)
        if let page { input.content = [InputFile(path: "index.md", bytes: Bytes(page.utf8))] }
        input.assets = [Self.kit]
        return input
    }

    /// The frames of a snippet's views in the gallery, and what is said of it.
    private func look(_ code: String, _ change: (inout PreviewEnvironment) -> Void = { _ in }) throws -> (
        size: Size, said: [String], svg: String
    ) {
        var request = FigureRequest()
        let set = AssetReader.read(Self.kit)
        request.environments[0].setResources([PreviewResources(key: "kit", set.text)])
        change(&request.environments[0])
        request.widths = [300]
        let figure = PreviewEngine().compile(Snippet(.init(code))).figure(request)
        let picture = try #require(figure.pictures.first, "\(figure.diagnostics)")
        return (
            picture.inspection.root.frame.size,
            figure.diagnostics.map { ([$0.message] + $0.notes.map(\.message)).joined(separator: "; ") },
            picture.svg
        )
    }

    @Test func catalogueIsRead() {
        let set = AssetReader.read(Self.kit)
        #expect(set.problems.isEmpty)
        let lines = set.text.text.replacing("\t", with: " ").split(separator: "\n").map { String($0) }
        for line in [
            "image Odd odd universal any 3 33333 16667 - assets/resources/odd-62855bc4.png",
            "image Icons/star-fill Icons/starFill universal any 0 24000 20000 template assets/resources/star-053d4213.svg",
            "color Brand brand universal dark 1000000 501961 0 1000000",
            "color Glass glass universal any 500000 250000 1000000 400000",
            // (1, 0.25, 0) of Display P3 in sRGB, by the matrices of CSS Color 4.
            "color Vivid vivid universal any 1088585 105875 -166611 1000000",
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(
            !lines.contains { $0.hasPrefix("color Brand brand universal any 0 ") },
            "high contrast is no ordinary value")
    }

    /// An image is as large as its pixels divided by its scale, whatever view it is in.
    @Test(arguments: [
        ("Image(\"Logo\")", 40.0, 24.0), ("Image(.odd)", 100.0 / 3, 50.0 / 3),
        ("Image(\"Icons/star-fill\")", 24, 20), ("Image(.Icons.starFill)", 24, 20),
        ("Image(\"Odd\").resizable().aspectRatio(contentMode: .fit)", 300, 150),
        ("Image(\"Device\")", 30, 30),
        ("Image(\"Logo\", bundle: .module)", 40, 24),
        ("Image(ImageResource(name: \"Logo\", bundle: .main))", 40, 24),
        ("Image(uiImage: UIImage(named: \"Logo\")!)", 40, 24),
        ("Image(uiImage: UIImage(resource: .logo))", 40, 24),
    ])
    func sizes(code: String, width: Double, height: Double) throws {
        let (size, said, _) = try look(code)
        #expect(said == [])
        #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01, "\(size)")
    }

    @Test func idiomsAndScales() throws {
        let pad = try look("Image(\"Device\")") { _ = $0.setDevice(named: "iPad Pro 11") }
        #expect(pad.size == Size(width: 834, height: 1194), "\(pad.size)")
        #expect(pad.svg.contains("pad-"))
        #expect(try look("Image(\"Logo\")").svg.contains("logo3x"))
        #expect(try look("Image(\"Logo\")") { $0.platform = .macOS }.svg.contains("logo2x"))
    }

    /// A picture follows its page: both files are in it. One that stays dark has the dark file alone.
    @Test func darkFiles() throws {
        let both = try look("Image(\"Logo\")").svg
        #expect(both.contains("only-light") && both.contains("logo-dark3x") && both.contains("only-dark"))
        let dark = try look("Image(\"Logo\").environment(\\.colorScheme, .dark)").svg
        #expect(dark.contains("logo-dark3x") && !dark.contains("logo3x"))
    }

    /// A stencil is a mask over the foreground style; asked to, it is a picture like any other.
    @Test func templates() throws {
        let stencil = try look("Image(.Icons.starFill).foregroundStyle(.red)").svg
        #expect(stencil.contains("<mask") && stencil.contains("f-red"))
        #expect(try !look("Image(.Icons.starFill).renderingMode(.original)").svg.contains("<mask"))
        #expect(try look("Image(\"Logo\").renderingMode(.template)").svg.contains("<mask"))
    }

    /// A symbol is as wide as its margins say and as large as the font around it; its letters' middle is the
    /// font's.
    @Test func symbols() throws {
        let symbol = try look("Image(\"trail.mark\")")
        #expect(symbol.said == [] && symbol.size.width == 17)
        #expect(symbol.svg.contains("f-label"))
        #expect(try look("Image(.trailMark).font(.system(size: 30))").size.width == 30)
        #expect(SVGPathReader.steps("M1,2h3v-4l-1-1Q0 0 6 3t1.5.5z")?.map(\.letter).joined() == "mlllccz")
        #expect(
            SVGPathReader.steps("M0 0A1 1 0 0 0 2 2") == nil && SVGPathReader.steps("5") == nil
                && SVGPathReader.steps("M1") == nil)
        #expect(
            SymbolTemplate(Bytes("<svg><g id=\"Regular-M\"><path d=\"M0 0L1 1z\"/></g></svg>".utf8)) == nil)
    }

    /// Of a template's weights and scales only one is drawn, whatever comes after it.
    @Test func weightsOfSymbols() throws {
        let lines =
            "<line id=\"Baseline-M\" x1=\"0\" x2=\"9\" y1=\"100\" y2=\"100\"/><line id=\"Capline-M\" x1=\"0\" x2=\"9\" y1=\"30\" y2=\"30\"/>"
        func weight(_ name: String) -> String {
            "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 5000 100)\"><path d=\"M0 0L50 0L50 -70z\"/></g>"
        }
        let one = try #require(
            SymbolTemplate(Bytes("<svg>\(lines)<g id=\"Symbols\">\(weight("Regular-M"))</g></svg>".utf8)))
        let all = try #require(
            SymbolTemplate(
                Bytes(
                    "<svg>\(lines)<g id=\"Symbols\">\(["Bold-M", "Regular-M", "Thin-M", "Thin-S"].map(weight).joined())</g></svg>"
                        .utf8)))
        #expect(one.pathText == all.pathText && all.width == 0.5, "\(all.pathText)")
    }

    /// Numbers that no integer holds end nothing.
    @Test func hugeSymbols() throws {
        let lines =
            "<line id=\"Baseline-M\" x1=\"0\" x2=\"9\" y1=\"100\" y2=\"100\"/><line id=\"Capline-M\" x1=\"0\" x2=\"9\" y1=\"30\" y2=\"30\"/>"
        let template = SymbolTemplate(
            Bytes(
                "<svg>\(lines)<g id=\"Regular-M\" transform=\"matrix(1 0 0 1e300 0 0)\"><path d=\"M0 0L9 5L9 -5z\"/></g></svg>"
                    .utf8))
        let path = try #require(template).pathText
        #expect(path.contains(" 1000000000 ") && path.contains(" -1000000000 "), "\(path)")
    }

    @Test func colors() throws {
        #expect(try look("Color(\"Brand\")").svg.contains("#e63946"))
        #expect(try look("Color(.brand)").svg.contains("#ff8000"))
        #expect(try look("Color(\"Brand\", bundle: .module)").said == [])
        #expect(try look("Color(uiColor: UIColor(named: \"Brand\")!)").svg.contains("#e63946"))
        #expect(try look("Text(\"A\").foregroundStyle(Color.accentColor)").svg.contains("#008040"))
        #expect(try look("Button(\"A\") {}").svg.contains("#008040"))
        #expect(try look("Color(\"SystemSky\")").svg.contains("#00c3d0"))
    }

    @Test(arguments: [
        ("hearts.fill", "did you mean 'heart.fill'?"), ("magnifyingglas", "did you mean 'magnifyingglass'?"),
        ("qqqqqq", nil),
    ]) func symbolsThatMayHaveBeenMeant(name: String, note: String?) throws {
        let said = try look("Image(systemName: \"\(name)\")").said
        let missing = "no picture for the symbol '\(name)': a placeholder is drawn"
        #expect(said == [note.map { "\(missing); \($0)" } ?? missing])
    }

    @Test func namesThatAreMissing() throws {
        #expect(
            try look("Image(\"logo\")").said
                == [
                    "no image 'logo' beside the page or in its assets: a placeholder is drawn; did you mean 'Logo'?"
                ])
        #expect(
            try look("Color(\"brnd\")").said.first?.hasPrefix(
                "no color 'brnd' in the page's assets: a gray is drawn") == true)
    }

    // MARK: In a site

    @Test func siteIsBuilt() throws {
        let output = SiteBuilder(renderer: .engine(version: "test")).build(input())
        #expect(output.problems.filter { $0.check != .description }.isEmpty)
        let files = Dictionary(output.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        let page = try #require(files["guide/page.html"]).text
        #expect(
            page.contains("href=\"../guide/Beside@2x.png\"")
                && page.contains("href=\"../guide/Beside~dark@2x.png\""))
        #expect(page.contains("width=\"24\" height=\"18\" href=\"../guide/plan.svg\""))
        // What the pictures name is published, and so is what the page's engine is to be told.
        for match in page.matches(of: /href="\.\.\/([^"]+)"/) {
            #expect(files[String(match.1)] != nil, "\(match.1)")
        }
        let sets = page.matches(of: /assets\/resources-\w+\.txt/).map { String($0.0) }
        #expect(sets.count == 2 && sets.allSatisfy { files[$0] != nil })
        #expect(!files.keys.contains { $0.contains(".xcassets") })
    }

    /// Pages without previews publish nothing for them.
    @Test func pagesWithoutPreviews() {
        let output = SiteBuilder(renderer: .engine(version: "test")).build(input("# T\n"))
        #expect(!output.files.contains { $0.path.contains("resources") })
    }

    @Test func unreadablePictureBesideThePage() {
        var input = input("# T\n\n```swift preview\nImage(\"photo\")\n```\n")
        input.content.append(InputFile(path: "photo.png", bytes: Bytes("no picture".utf8)))
        let problems = SiteBuilder(renderer: .engine(version: "test")).build(input).problems.filter {
            $0.check != .description
        }
        #expect(
            problems.map(\.message) == ["'photo.png' is no picture that can be drawn: a placeholder is drawn"]
        )
    }

    // MARK: Broken catalogues

    private func problems(_ path: String, _ text: String, besides: [String: String] = [:]) -> [String] {
        let files = besides.merging([path: text]) { $1 }.map {
            InputFile(path: $0.key, bytes: Bytes($0.value.utf8))
        }
        return AssetReader.read(AssetFolder(name: "Kit", files: files + Self.kit.files)).problems.map {
            ProblemPrinter().print($0).split(separator: "\n").first.map(String.init) ?? ""
        }
    }

    /// What is broken is told at its place, and everything else is there.
    @Test(arguments: [
        (
            "{\"images\": [\n  {\"filename\" \"a.png\"}]}",
            "2:15: error: asset catalogue cannot be read: expected ':' after the key 'filename'"
        ),
        (
            "{\"images\": [",
            "1:13: error: asset catalogue cannot be read: the file ends where a value is expected"
        ),
        ("", "1:1: error: asset catalogue cannot be read: the file ends where a value is expected"),
        ("{\"images\": [{\"filename\": \"no.png\"}]}", "1:26: warning: no file 'no.png' in 'A.imageset'"),
        ("{\"images\": [{\"filename\": \"a.pdf\"}]}", "1:26: warning: 'a.pdf' cannot be drawn in a page"),
        (
            "{\"images\": [{\"filename\": \"a.png\"}]}",
            "1:26: warning: 'a.png' is no picture that can be drawn"
        ),
        ("{\"colors\": []}", "1:1: error: 'images' is missing: this is no image set"),
    ])
    func brokenImageSets(json: String, message: String) {
        let path = "M.xcassets/A.imageset/"
        #expect(
            problems(path + "Contents.json", json, besides: [path + "a.pdf": "%PDF", path + "a.png": "?"])
                == ["Kit/\(path)Contents.json:\(message)"])
    }

    @Test(arguments: [
        (
            "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\"}}}]}",
            "1:46: warning: 'x' is no component of a color, such as 0xFF, 255 or 0.5"
        ),
        (
            "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1\"}}}]}",
            "1:38: warning: the component 'green' is missing"
        ),
        (
            "{\"colors\": [{\"color\": {\"reference\": \"noColor\"}}]}",
            "1:37: warning: the system's color 'noColor' is not known"
        ),
    ])
    func brokenColorSets(json: String, message: String) {
        #expect(
            problems("M.xcassets/A.colorset/Contents.json", json) == [
                "Kit/M.xcassets/A.colorset/Contents.json:\(message)"
            ])
    }

    @Test func missingContents() {
        #expect(
            problems("M.xcassets/A.imageset/a.png", "") == [
                "Kit/M.xcassets/A.imageset: error: no 'Contents.json' in 'A.imageset'"
            ])
    }

    /// Whatever a file holds, reading it ends.
    @Test func mutatedCatalogues() throws {
        let sample = try #require(Self.kit.files.first { $0.path.hasSuffix("Brand.colorset/Contents.json") })
            .bytes
        let pictures = Self.kit.files.filter { $0.path.hasSuffix(".png") || $0.path.hasSuffix(".svg") }.map(
            \.bytes)
        var random = SystemRandomNumberGenerator()
        for round in 0..<3000 {
            var bytes = round % 3 == 0 ? pictures[round % pictures.count] : sample
            for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            if round % 2 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            _ = pictureSize(bytes)
            _ = AssetReader.read(
                AssetFolder(
                    name: "K", files: [InputFile(path: "M.xcassets/A.colorset/Contents.json", bytes: bytes)]))
        }
        _ = try? JSONReader.read(Bytes(repeating: UInt8(ascii: "["), count: 100_000))
    }

    // MARK: Headers and names

    @Test func pictureHeaders() throws {
        let jpeg: Bytes = [
            0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1,
        ]
        #expect(pictureSize(jpeg).map { [$0.width, $0.height] } == [40, 30])
        // A camera held upright: orientation 6 of its Exif block.
        let exif: Bytes =
            [0xFF, 0xE1, 0, 34] + Bytes("Exif\0\0MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
            ]
        #expect(
            pictureSize([0xFF, 0xD8] + exif + jpeg.dropFirst(2)).map { [$0.width, $0.height] } == [30, 40])
        let webp = Bytes("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0, 0]
        #expect(pictureSize(webp).map { [$0.width, $0.height] } == [100, 50])
        let lossless =
            Bytes("RIFF....WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 99, 0x40, 0x0C, 0]
            + Bytes(repeating: 0, count: 8)
        #expect(pictureSize(lossless).map { [$0.width, $0.height] } == [100, 50])
        for (tag, size) in [
            ("width='10.5' height='4'", [10.5, 4]), ("viewBox=\"0 0 30 20\"", [30, 20]),
            ("viewBox=\"0 0 30 20\" width=\"60\"", [60, 40]),
            ("width=\"15pt\" height=\"30pt\"", [20, 40]),
            ("width=\"100%\" height=\"100%\" viewBox=\"0,0,7,8\"", [7, 8]),
        ] {
            #expect(pictureSize(Bytes("<svg \(tag)>".utf8)).map { [$0.width, $0.height] } == size, "\(tag)")
        }
        #expect(pictureSize(Bytes("<svg stroke-width=\"3\">".utf8)) == nil)
    }

    @Test(arguments: [
        ("Logo", "logo"), ("brand-red", "brandRed"), ("AccentColor", "accent"), ("URLIcon", "urlIcon"),
        ("URL", "url"), ("Icons/star.fill", "Icons/starFill"),
        ("my icons/Star Color", "MyIcons/star"), ("2nd", "_2nd"), ("Color", "color"),
    ])
    func symbolNames(asset: String, symbol: String) {
        #expect(AssetSymbol.name(of: asset, without: "Color") == symbol)
    }
}
