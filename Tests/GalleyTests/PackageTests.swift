import Foundation
import Testing

/// Packages of our own, documented as a stranger would from an empty folder beside them.
@Suite(.serialized) struct PackageTests {
    /// A copy of both packages, so that nothing is written into the repository.
    private func packages() throws -> Workplace {
        let place = try Workplace()
        let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "Packages")
        for name in ["Harbour", "Lighthouse"] {
            try FileManager.default.copyItem(
                at: own.appending(path: name), to: place.root.appending(path: name))
        }
        return place
    }

    private func run(_ place: Workplace, in folder: String, _ arguments: String...) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let process = place.process(arguments)
        process.currentDirectoryURL = place.root.appending(path: folder)
        let output = Pipe(), errors = Pipe()
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile(),
            complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }

    // MARK: Sites

    @Test func aCatalogueFromNothing() throws {
        let place = try packages()
        #expect(
            try place.run("init", "--package", "Harbour").output.contains(
                "now run 'cd Harbour/docs && galley serve'"))
        let build = try run(place, in: "Harbour/docs", "build", "--strict")
        #expect(build.status == 0, "\(build.errors)")
        #expect(!build.errors.contains("not drawn"), "\(build.errors)")
        for name in [
            "badge", "berthform", "card", "counter", "fieldrow", "harbourbuttonstyle", "personrow", "pier",
        ] {
            let html = try #require(place.text("Harbour/docs/_site/components/\(name).html"), "\(name)")
            #expect(html.contains("<div class=\"paper"))
            #expect(!html.contains("class=\"undrawn\""))
        }
        let card = place.text("Harbour/docs/_site/components/card.html") ?? ""
        #expect(
            card.contains("right to left") && card.contains("accessibility3")
                && card.contains("A line at the top."))
        #expect(place.text("Harbour/docs/_site/components/card.md")?.contains("Card(\"Berth 12\"") == true)
        #expect(try run(place, in: "Harbour/docs", "build").output.contains("nothing changed"))
    }

    private static let manifest =
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"

    /// A package without previews starts with a site that builds.
    @Test(arguments: [true, false]) func aStartWithoutPreviews(isPublic: Bool) throws {
        let place = try Workplace([
            "Package.swift": Self.manifest,
            "Sources/Kit/Kit.swift": "/// A kit.\n\(isPublic ? "public " : "")struct Kit {}\n",
        ])
        #expect(try place.run("init", "--package").status == 0)
        #expect(!place.exists("docs/Content/components/index.md"))
        #expect(place.exists("docs/Content/documentation/index.md") == isPublic)
        let build = try run(place, in: "docs", "build", "--strict")
        #expect(build.status == 0, "\(build.errors)")
    }

    /// The home page shows a preview that a device draws in the same way, and the catalogue has pictures.
    @Test func aStartWithPictures() throws {
        let place = try Workplace([
            "Package.swift": Self.manifest,
            "Sources/Kit/A.swift":
                "import SwiftUI\n#Preview(\"Remote\") { AsyncImage(url: URL(string: \"https://a.b/c.png\")) }\n",
            "Sources/Kit/B.swift": "import SwiftUI\n#Preview(\"Lost\") { Text(lost) }\n",
            "Sources/Kit/C.swift": "import SwiftUI\n#Preview(\"Plain\") { Text(\"Plain\") }\n",
        ])
        #expect(try place.run("init", "--package").status == 0)
        #expect(place.text("docs/Content/index.md")?.contains("preview=\"Kit/C.swift/Plain\"") == true)
        let build = try run(place, in: "docs", "build")
        #expect(build.status == 0, "\(build.errors)")
        #expect(place.text("docs/_site/components/index.html")?.contains("<img") == true)
        // What is not drawn and what is drawn otherwise are two lists, in the order of the files.
        #expect(
            build.errors.contains(
                """
                galley: note: 1 preview of modules not drawn:
                  ../Sources/Kit/B.swift:2:25: B.swift/Lost: cannot find 'lost' in scope
                galley: note: 1 warning about previews of modules that are drawn:
                  ../Sources/Kit/A.swift:2:22: images from the network aren't loaded

                """.dropLast()), "\(build.errors)")
    }

    /// The folders of `Sources` are the targets where only running the manifest would tell them.
    @Test func aManifestThatMakesItsTargets() throws {
        let place = try Workplace()
        try place.write(
            "Package.swift",
            "let package = Package(name: \"Kit\", targets: names.map { Target.target(name: $0) })")
        try place.write("Sources/Kit/Kit.swift", "/// A kit.\npublic struct Kit {}")
        try place.write("Sources/Rope/Inner/Rope.swift", "/// A rope.\npublic struct Rope {}")
        try place.write("Sources/Notes/notes.txt", "none")
        try place.write("Site/site.yml", "title: Kit\nmodules: ..\nreference: [Kit, Rope]")
        try place.write("Content/index.md", "# Kit\n\nA kit and a rope.")
        let (status, _, errors) = try run(place, in: ".", "build")
        #expect(status == 0, "\(errors)")
        #expect(errors.contains("a target cannot be told without running the manifest"))
        #expect(errors.contains("note: the folders of 'Sources' are taken for its targets"))
        #expect(place.text("_site/documentation/rope/rope/index.html")?.contains("A rope.") == true)
    }

    @Test func whatIsBesideAndWhatIsNotThere() throws {
        let place = try packages()
        _ = try place.run("init", "--package", "Lighthouse")
        let build = try run(place, in: "Lighthouse/docs", "build", "--strict")
        #expect(build.status == 0, "\(build.errors)")
        #expect(
            place.text("Lighthouse/docs/_site/components/signals.html")?.contains("<div class=\"paper")
                == true)
        #expect(
            build.errors.contains(
                "Keeper.swift:23:33: Keeper.swift/Keeper: cannot find 'MTLCreateSystemDefaultDevice' in scope: Metal is not available here (Keeper → Log"
            ))
        #expect(
            place.text("Lighthouse/docs/_site/components/keeper.html")?.contains("class=\"undrawn\"") == true)
        #expect(build.errors.contains("Backdrop.swift:5:8: what 'Backdrop' draws is UIKit's or AppKit's"))
        #expect(
            !place.exists("Lighthouse/docs/_site/components/card.html"),
            "a package beside is not what the catalogue is of")
    }

    @Test func symbolsOfAPackage() throws {
        let place = try packages()
        let printed = try place.run("symbols", "--package", "Lighthouse", "--module", "Lighthouse")
        #expect(printed.status == 0, "\(printed.errors)")
        let graph = try #require(
            try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) as? [String: Any])
        #expect((graph["symbols"] as? [Any])?.isEmpty == false)
        let written = try place.run("symbols", "--package", "Lighthouse", "--output", "graphs")
        #expect(written.status == 0 && place.exists("graphs/Lighthouse.symbols.json"), "\(written.errors)")
        let unknown = try place.run("symbols", "--package", "Lighthouse", "--module", "Lighthose")
        #expect(unknown.status == 2 && unknown.errors.contains("there is no module 'Lighthose'"))
        #expect(try place.run("symbols", "nowhere").status == 1)
    }

    @Test func promisesBesideTheFile() throws {
        let place = try packages()
        _ = try place.run("init", "--package", "Harbour")
        let path = "Harbour/Sources/Harbour/Components/Card.md"
        try place.write(
            path,
            "## Where it breaks\n\n```expect of=long-title\nwidth 744: ViewThatFits shows 1\nwidth 393: ViewThatFits shows 2\n```\n"
        )
        #expect(try run(place, in: "Harbour/docs", "build").status == 0)
        #expect(place.text("Harbour/docs/_site/components/card.html")?.contains("2 promises kept") == true)
        try place.write(path, "```expect of=long-title\nwidth 744: ViewThatFits shows 2\n```\n")
        let broken = try run(place, in: "Harbour/docs", "build")
        #expect(broken.status == 1)
        #expect(
            broken.errors.hasPrefix("../Sources/Harbour/Components/Card.md:2:1: error: promise"),
            "\(broken.errors)")
    }

    @Test func aSavedFileIsDrawnAgain() async throws {
        let place = try packages()
        _ = try place.run("init", "--package", "Harbour")
        try FileManager.default.moveItem(
            at: place.root.appending(path: "Harbour/docs/Content"), to: place.root.appending(path: "Content"))
        try place.write("Site/site.yml", "title: Harbour\nmodules: ../Harbour\n")
        let site = try ServedSite(place)
        #expect(try await site.get("components/card.html").text.contains("Berth 12"))
        let file = "Harbour/Sources/Harbour/Components/Card.swift"
        try place.write(
            file, try #require(place.text(file)).replacingOccurrences(of: "Berth 12", with: "Berth 13"))
        let start = ContinuousClock.now
        var isNew = false
        while !isNew, ContinuousClock.now - start < .seconds(20) {
            isNew = try await site.get("components/card.html").text.contains("Berth 13")
        }
        #expect(isNew)
    }

    // MARK: Commands

    @Test func listsPreviews() throws {
        let place = try packages()
        let list = try place.run("previews", "--package", "Harbour")
        #expect(list.output.split(separator: "\n").count == 13)
        #expect(
            list.output.contains(
                "Harbour/Sources/Harbour/Components/Badge.swift:45: Counts (fits its content)\n"))
        #expect(list.output.contains("PersonRow.swift:47: With a rank (of PersonRow_Previews)\n"))
        #expect(
            try run(place, in: "Lighthouse", "previews").output.contains(
                "Sources/Lighthouse/Signals.swift:17: Signals (320 × 300)"))
        let json =
            try JSONSerialization.jsonObject(
                with: Data(place.run("previews", "Harbour", "--format", "json").output.utf8))
            as? [[String: Any]]
        #expect(
            json?.count == 13 && json?.first?["name"] as? String == "Tones"
                && json?.first?["line"] as? Int == 37)
    }

    @Test func drawsOne() throws {
        let place = try packages()
        let one = try place.run(
            "render", "--package", "Harbour", "--preview", "Card.swift/Long title", "--width", "320")
        #expect(
            one.status == 0 && one.output.hasPrefix("<svg") && one.output.contains("The ferry"),
            "\(one.errors)")
        #expect(
            try place.run("render", "Harbour/Sources/Harbour", "--preview", "Card.swift/Short").output
                .contains("Berth 12"))
        #expect(
            try place.run("inspect", "--package", "Harbour", "--show", "Badge(count: 3)", "--format", "text")
                .output.contains("Text 8 4 8"))
        let wrong = try place.run("render", "--package", "Harbour", "--preview", "Card.swift/Long titel")
        #expect(
            wrong.status == 1 && wrong.errors.contains("note: did you mean 'Long title'?"), "\(wrong.errors)")
        let first = try place.run("render", "--package", "Harbour", "--preview", "Card.swift")
        #expect(
            first.errors.contains(
                "Card.swift has 3 previews: 'Short', 'Long title', 'Raised'; this is the first"),
            "\(first.errors)")
    }

    /// What a package brings along: images with scales and a dark look, colors, symbols, a font, texts in two
    /// languages.
    @Test func drawsWithThePackagesResources() throws {
        let place = try packages()
        let picture = { (locale: String) in
            try place.run(
                "render", "--package", "Harbour", "--preview", "Pier.swift/Piers", "--locale", locale)
        }
        let english = try picture("en")
        #expect(english.status == 0 && !english.errors.contains("warning"), "\(english.errors)")
        for part in [
            ">North pier<", ">1 berth free<", ">4 berths free<", "class=\"only-dark\"", "#e63946", "#ff8000",
            "<image", "font-family=\"galley-",
        ] {
            #expect(english.output.contains(part), "\(part)")
        }
        let german = try picture("de").output
        #expect(
            german.contains(">Nordmole<") && german.contains(">1 Liegeplatz frei<")
                && german.contains(">4 Liegeplätze frei<"))
        let names = try #require(place.text("Harbour/Sources/Harbour/Components/Pier.swift"))
        try place.write(
            "Harbour/Sources/Harbour/Components/Pier.swift",
            names.replacingOccurrences(of: ".lighthouse", with: ".lighthose"))
        let wrong = try picture("en")
        #expect((wrong.errors + wrong.output).contains("lighthose"), "\(wrong.errors)")
    }

    /// A size beyond any screen is written as one, and does not end the command.
    @Test func listsHugePreviews() throws {
        let place = try Workplace([
            "a.swift": "#Preview(\"A\", traits: .fixedLayout(width: 1e20, height: 10.5)) { Text(\"a\") }\n"
        ])
        let list = try place.run("previews", "a.swift")
        #expect(
            list.status == 0 && list.output.hasPrefix("a.swift:1: A (")
                && list.output.hasSuffix(" × 10.5)\n"), "\(list.errors)")
    }

    @Test func severalInAFile() throws {
        let place = try Workplace([
            "two.swift": "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"bb\") }\n"
        ])
        let first = try place.run("render", "two.swift")
        #expect(
            first.output.contains(">a<")
                && first.errors.contains("two.swift has 2 previews: 'A', 'B'; this is the first"),
            "\(first.errors)")
        #expect(try place.run("render", "two.swift", "--preview", "B").output.contains(">bb<"))
        #expect(
            try place.run("render", "two.swift", "--preview", "C").errors.contains(
                "has no preview 'C'; it has 'A', 'B'"))
    }

    @Test func checks() throws {
        let place = try packages()
        let whole = try place.run("check", "--package", "Harbour", "--strict")
        #expect(whole.status == 0 && whole.output.contains("13 previews, 13 drawn"), "\(whole.errors)")
        try place.write(
            "Lighthouse/Sources/Lighthouse/Lens.swift",
            "import SwiftUI\nstruct Lens: View { var body: some View { Glas() } }\n#Preview { Lens() }\n")
        let part = try place.run("check", "--package", "Lighthouse")
        #expect(part.status == 0)
        #expect(
            part.errors.contains(
                "Lighthouse/Sources/Lighthouse/Lens.swift:2:43: warning: 'Lens.body' is not available"),
            "\(part.errors)")
        #expect(part.errors.contains("Lens.swift:3:1: warning: preview '#1' is not drawn"), "\(part.errors)")
        #expect(try place.run("check", "--package", "Lighthouse", "--strict").status == 1)
    }

    /// A package's only target may have its files in `Sources` itself, and one of C can be imported.
    @Test func findsTargets() throws {
        let package = "import PackageDescription\nlet package = Package(name: \"P\", targets: "
        let place = try Workplace([
            "One/Package.swift": package + "[.target(name: \"Kit\")])\n",
            "One/Sources/Kit.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n",
            "Two/Package.swift": package
                + "[.target(name: \"CKit\"), .target(name: \"Kit\", dependencies: [\"CKit\"])])\n",
            "Three/Package.swift": package + "[.target(name: \"Kit\", path: \".\")])\n",
            "Three/Kit.swift": "import SwiftUI\n#Preview(\"C\") { Text(\"c\") }\n",
            "Two/Sources/CKit/kit.c": "int kit;\n", "Two/Sources/CKit/include/kit.h": "extern int kit;\n",
            "Two/Sources/Kit/Kit.swift": "import CKit\nimport SwiftUI\n#Preview(\"B\") { Text(\"b\") }\n",
        ])
        #expect(try place.run("previews", "--package", "One").output == "One/Sources/Kit.swift:2: A\n")
        let two = try place.run("check", "--package", "Two", "--strict")
        #expect(two.status == 0 && two.output.contains("1 preview, 1 drawn"), "\(two.errors)")
        let three = try place.run("check", "--package", "Three", "--strict")
        #expect(three.status == 0 && three.output.contains("1 preview, 1 drawn"), "\(three.errors)")
    }

    // MARK: Bad input

    @Test(arguments: [
        ("modules:\n  Kit: ../Sources/Kit\n", "Site/site.yml:2:8: error: no folder 'Sources/Kit' here"),
        ("modules:\n  Kit: ../Empty\n", "Site/site.yml:2:8: error: no Swift file in 'Empty'"),
        (
            "modules:\n  Kit: ../Empty/a.txt\n",
            "Site/site.yml:2:8: error: 'Empty/a.txt' is a file and not a folder of Swift files"
        ),
        ("modules:\n  my-kit: ../Good\n", "Site/site.yml:2:11: error: 'my-kit' is no name of a module"),
        ("modules: ../Good\n", "Site/site.yml:1:10: error: no 'Package.swift' in 'Good'"),
        ("modules:\n  A: ../Good\n  package: ../Pack\n", "error: there are two modules 'A'"),
        (
            "modules:\n  package: ../Lost\n",
            "Lost/Package.swift:1:44: error: no folder 'Lost/Sources/B' of the target 'B'"
        ),
        (
            "modules:\n  X: ../Circle/X\n  Y: ../Circle/Y\n",
            "Site/site.yml:2:6: error: module 'X' imports itself by way of 'Y'"
        ),
    ]) func badModules(settings: String, message: String) throws {
        let manifest = { (name: String) in
            "let package = Package(name: \"P\", targets: [.target(name: \"\(name)\")])"
        }
        let place = try Workplace([
            "Content/index.md": "---\ntitle: T\ndescription: D.\n---\n\nText.\n", "Site/site.yml": settings,
            "Empty/a.txt": "", "Good/a.swift": "struct A {}\n",
            "Pack/Package.swift": manifest("A"), "Pack/Sources/A/a.swift": "struct A {}\n",
            "Lost/Package.swift": manifest("B"),
            "Circle/X/x.swift": "import Y\n", "Circle/Y/y.swift": "import X\n",
        ])
        let build = try place.run("build")
        #expect(build.status == 1)
        #expect(build.errors.contains(message), "\(build.errors)")
    }

    /// Broken resources are told with their places, and one type in two files with both.
    @Test func badResources() throws {
        let place = try packages()
        _ = try place.run("init", "--package", "Harbour")
        let resources = "Harbour/Sources/Harbour/Resources/"
        try place.write(resources + "Media.xcassets/brand.colorset/Contents.json", "{\n")
        try place.write(resources + "Fonts/Broken.ttf", "no font")
        try FileManager.default.removeItem(
            at: place.root.appending(path: resources + "Media.xcassets/lighthouse.imageset/logo@3x.png"))
        let build = try run(place, in: "Harbour/docs", "build")
        #expect(build.status == 1)
        for message in [
            "Fonts/Broken.ttf: warning: 'Broken.ttf' is no font that can be read",
            "brand.colorset/Contents.json:2:1: error: asset catalogue cannot be read: expected a key in double quotes",
            "lighthouse.imageset/Contents.json:14:19: warning: no file 'logo@3x.png' in 'lighthouse.imageset'",
            "did you mean 'logo@2x.png'?",
        ] { #expect(build.errors.contains(message), "\(build.errors)") }
        try place.write("Harbour/Sources/Harbour/Twice.swift", "struct Spacing {}\n")
        let check = try place.run("check", "--package", "Harbour")
        #expect(
            check.errors.contains("invalid redeclaration of 'Spacing'")
                && check.errors.contains("Twice.swift:1:8"), "\(check.errors)")
    }

    @Test func tenThousandFiles() throws {
        let place = try Workplace([
            "Content/index.md": "---\ntitle: T\n---\n\nText.\n", "Site/site.yml": "modules:\n  Big: ../Big\n",
        ])
        let filling = place.process([])
        filling.executableURL = URL(filePath: "/bin/sh")
        filling.arguments = ["-c", "mkdir Big && cd Big && seq -f 'f%.0f.swift' 0 10000 | xargs touch"]
        try filling.run()
        filling.waitUntilExit()
        let build = try place.run("build")
        #expect(
            build.errors.contains(
                "Site/site.yml:2:8: error: 'Big' holds more than 10,000 Swift files: name the folder of one module"
            ), "\(build.errors)")
    }
}
