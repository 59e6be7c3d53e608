// swift-tools-version: 6.2
import PackageDescription

/// Compares the parser with SwiftParser. A package of its own, so that only those who run it build
/// swift-syntax.
let package = Package(
    name: "oracle",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "galley", path: "../.."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .executableTarget(
            name: "oracle",
            dependencies: [
                .product(name: "Syntax", package: "galley"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
