import Testing

@testable import SiteGenerator

/// What a manifest says is read off its text; what only running it would tell is said to be unknown, at its
/// place.
struct PackageManifestTests {
    private func read(_ text: String) -> (PackageManifest, [String]) {
        let (manifest, problems) = PackageManifest.read(
            SourceFile(path: "Package.swift", bytes: Bytes(text.utf8)))
        return (
            manifest,
            problems.map { ProblemPrinter().print($0).split(separator: "\n").first.map(String.init) ?? "" }
        )
    }

    @Test func targetsProductsAndPackages() {
        let (manifest, problems) = read(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let name = "Kit"
            let shared: [Target.Dependency] = [.product(name: "Colors", package: "palette")]
            let package = Package(
                name: name,
                defaultLocalization: "de",
                products: [.library(name: name, targets: ["Kit", "\\(name)UI"])],
                dependencies: [.package(path: "../Palette"), .package(url: "https://example.com/a/tools.git", from: "1.0.0")],
                targets: [
                    .target(name: "Kit", path: "Kit", exclude: ["Old"], sources: ["New"], resources: [.process("Assets"), .copy("Fonts")]),
                    .target(name: name + "UI", dependencies: ["Kit", .target(name: "Base")] + shared),
                    .testTarget(name: "KitTests", dependencies: ["Kit"], swiftSettings: [
                        .define("DRAWN"), .define("iOS", .when(platforms: [.iOS, .macCatalyst])), .swiftLanguageMode(.v5),
                    ]),
                    .binaryTarget(name: "Closed", path: "Closed.xcframework"),
                    .plugin(name: "Plug", capability: .buildTool()),
                ] + [.target(name: "Base")]
            )
            package.targets.append(.executableTarget(name: "Demo", dependencies: [.byName(name: "KitUI")]))
            package.targets += [.target(name: "More-Things")]
            """)
        #expect(problems == [])
        #expect(manifest.name == "Kit")
        #expect(manifest.defaultLocalization == "de")
        #expect(manifest.targets.map(\.name) == ["Kit", "KitUI", "KitTests", "Base", "Demo", "More-Things"])
        #expect(manifest.targets[0].path == "Kit")
        #expect(manifest.targets[0].exclude == ["Old"])
        #expect(manifest.targets[0].sources == ["New"])
        #expect(manifest.targets[0].resources == ["Assets", "Fonts"])
        #expect(
            manifest.targets[1].dependencies.map { "\($0.name) \($0.package ?? "")" } == [
                "Kit ", "Base ", "Colors palette",
            ])
        #expect(
            manifest.targets[2].defines == [
                .init(name: "DRAWN"), .init(name: "iOS", platforms: ["iOS", "macCatalyst"]),
            ])
        #expect(manifest.targets[5].moduleName == "More_Things")
        #expect(
            manifest.packages.map { "\($0.identity) \($0.path ?? "")" } == ["Palette ../Palette", "tools "])
        #expect(manifest.targets(of: ["Kit"]) == ["Kit", "KitUI", "Base"])
        let named =
            ".package(name: \"Shapes\", url: \"https://example.com/a/swift-shapes.git\", from: \"1.0.0\")"
        let other =
            "let package = Package(name: \"A\", dependencies: [\(named)], targets: [.target(name: \"A\")])"
        let (shapes, _) = PackageManifest.read(SourceFile(path: "A", bytes: Bytes(other.utf8)))
        #expect(shapes.packages.map { "\($0.identity) \($0.checkout)" } == ["Shapes swift-shapes"])
        #expect(manifest.targets.filter(\.isTest).map(\.name) == ["KitTests"])
    }

    @Test func assignments() {
        let (manifest, problems) = read(
            """
            let package = Package(name: "Kit", targets: [.target(name: "Old")])
            let path: String
            path = "Sources/Brick"
            package.platforms = [.iOS(.v15)]
            package.products = [.library(name: "Kit", targets: ["Kit"])]
            package.targets = [.target(name: "Kit", path: path)]
            """)
        #expect(problems == [])
        #expect(manifest.targets.map(\.name) == ["Kit"] && manifest.targets[0].path == "Sources/Brick")
        #expect(manifest.products.map(\.name) == ["Kit"])
    }

    @Test(arguments: [
        (
            "let package = Package(name: \"A\", targets: makeTargets())",
            "Package.swift:1:43: warning: a target cannot be told without running the manifest"
        ),
        (
            "let package = Package(name: \"A\", targets: [.target(name: \"A\"), other])",
            "Package.swift:1:64: warning: a target cannot be told without running the manifest"
        ),
        (
            "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: Context.path)])",
            "Package.swift:1:69: warning: the path of 'A' cannot be told without running the manifest"
        ),
        (
            "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\nif isCI { package.targets.append(.target(name: \"B\")) }",
            "Package.swift:2:1: warning: whether these targets are there is known only when the manifest runs: they are left out"
        ),
        ("let package = Package(name: \"A\")", "Package.swift:1:15: error: this package has no target"),
        (
            "print(1)",
            "Package.swift:1:1: error: this manifest makes no 'Package(name: …)' that can be read without running it"
        ),
        (
            "let package = Package(name: \"A\", targets: [.target(name: \"A\")",
            "Package.swift:1:62: error: expected ']' in container literal expression"
        ),
    ]) func whatCannotBeRead(manifest: String, message: String) {
        #expect(read(manifest).1.first == message)
    }

    @Test func whatDoesNotMatterMayBeAnything() {
        let (manifest, problems) = read(
            """
            let flags = ProcessInfo.processInfo.environment["X"] != nil ? [SwiftSetting.define("X")] : []
            let package = Package(name: "A", platforms: [.iOS(.v17)], targets: [.target(name: "A", swiftSettings: flags)])
            if let tools = Context.environment["TOOLS"] { package.dependencies.append(.package(path: tools)) }
            """)
        #expect(problems == [])
        #expect(manifest.targets.map(\.name) == ["A"])
    }
}
