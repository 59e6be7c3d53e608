// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: warnings fail the build.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Settings of the seven modules that also build to WebAssembly with Embedded Swift:
/// a native build already refuses most of what Embedded Swift cannot compile.
let engine: [SwiftSetting] =
    strict + [
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatWarning("EmbeddedRestrictions", as: .error),
    ]

/// Tests are compiled once and run once, so `make test` need not optimize them with what they test.
let tests: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "galley",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "galley", targets: ["galley"]),
        .library(name: "Syntax", targets: ["Syntax"]),
        .library(name: "Previews", targets: ["Previews"]),
        .library(name: "Playground", type: .static, targets: ["Playground"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/swiftlang/swift-docc-symbolkit", from: "1.0.0"),
    ],
    targets: [
        // The engine: no Foundation, builds to WebAssembly.
        .target(name: "Syntax", swiftSettings: engine),
        .target(name: "Interpreter", dependencies: ["Syntax"], swiftSettings: engine),
        .target(name: "Graphics", swiftSettings: engine),
        .target(
            name: "Layout", dependencies: ["Graphics"], exclude: ["Text/Data/OFL.txt"], swiftSettings: engine),
        .target(
            name: "Views", dependencies: ["Syntax", "Interpreter", "Graphics", "Layout", "BundledLibrary"],
            swiftSettings: engine),
        .target(
            name: "Previews",
            dependencies: ["Syntax", "Interpreter", "Graphics", "Layout", "Views", "BundledLibrary"],
            swiftSettings: engine),
        .target(name: "Playground", dependencies: ["Previews"], swiftSettings: engine),

        // The library's files as one text. The page's engine is built without this and is handed the text.
        .target(name: "BundledLibrary", swiftSettings: strict, plugins: ["BundleLibraryPlugin"]),
        .executableTarget(name: "bundle-library", path: "Sources/BundleLibrary", swiftSettings: strict),
        .plugin(
            name: "BundleLibraryPlugin", capability: .buildTool(), dependencies: ["bundle-library"],
            path: "Sources/BundleLibraryPlugin"),

        // The shell.
        .target(name: "Raster", dependencies: ["Graphics", "CZlib"], swiftSettings: strict),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        // The symbols of a module's sources, as the compiler's own graphs list them.
        .target(
            name: "SymbolGraphs",
            dependencies: ["Syntax", .product(name: "SymbolKit", package: "swift-docc-symbolkit")],
            resources: [.embedInCode("Known")],
            swiftSettings: strict),
        .target(
            name: "SiteGenerator",
            dependencies: [
                "Previews", "Syntax", "Graphics", "Raster", "CCmark", "CArena", "SymbolGraphs",
                .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
                .product(name: "Yams", package: "Yams"),
                .product(name: "Mustache", package: "swift-mustache"),
            ],
            resources: [.copy("Theme")],
            swiftSettings: strict),
        // What may be called in a signal handler is C, and what cmark calls for memory.
        .target(name: "CFaults"),
        .target(name: "CArena"),
        .executableTarget(
            name: "galley",
            dependencies: [
                "SiteGenerator", "SymbolGraphs", "Previews", "Syntax", "CFaults",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            swiftSettings: strict),

        // What several test targets read: the layout cases.
        .target(
            name: "TestSupport", dependencies: ["Layout", "Graphics"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "SyntaxTests", dependencies: ["Syntax"], swiftSettings: tests),
        .testTarget(
            name: "InterpreterTests", dependencies: ["Interpreter", "Syntax", "BundledLibrary"],
            swiftSettings: tests),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: tests),
        .testTarget(
            name: "LayoutTests", dependencies: ["Layout", "Graphics", "TestSupport"], swiftSettings: tests),
        .testTarget(
            name: "ViewsTests", dependencies: ["Views", "Previews", "TestSupport", "BundledLibrary"],
            swiftSettings: tests),
        .testTarget(
            name: "CheckerTests",
            dependencies: ["Syntax", "Interpreter", "Views", "Previews", "BundledLibrary"],
            exclude: ["disagreements.txt"], swiftSettings: tests),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "Graphics", "CZlib"], swiftSettings: tests),
        .testTarget(name: "PreviewsTests", dependencies: ["Previews"], swiftSettings: tests),
        .testTarget(
            name: "SiteGeneratorTests",
            dependencies: ["SiteGenerator", "Previews", "Views", "Syntax", "Interpreter", "Graphics"],
            swiftSettings: tests),
        .testTarget(
            name: "SymbolGraphsTests",
            dependencies: [
                "SymbolGraphs", "SiteGenerator", "Syntax", "Previews",
                .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
            ], swiftSettings: tests),
        .testTarget(
            name: "GalleyTests",
            dependencies: [
                "galley", "SiteGenerator", .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], swiftSettings: tests),
        .testTarget(name: "ArchitectureTests", swiftSettings: tests),
    ],
    swiftLanguageModes: [.v6]
)
