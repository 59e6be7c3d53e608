// swift-tools-version: 5.9
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Harbour",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Harbour", targets: ["Harbour"]),
        .library(name: "HarbourForms", targets: ["HarbourForms"]),
    ],
    targets: [
        .target(
            name: "Harbour", exclude: ["Support/README.md"], resources: [.process("Resources")], swiftSettings: settings),
        .target(name: "HarbourForms", dependencies: ["Harbour"], swiftSettings: settings),
        .testTarget(name: "HarbourTests", dependencies: ["Harbour", "HarbourForms"]),
    ]
)
