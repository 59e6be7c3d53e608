// swift-tools-version: 6.0
import PackageDescription

/// A package whose documentation is built by `swift package galley build`. A package of your own names the release instead:
/// `.binaryTarget(name: "galley", url: "https://…/galley-0.2-linux-x86_64.artifactbundle.zip", checksum: "…")`.
let package = Package(
    name: "Kit",
    targets: [
        .target(name: "Kit"),
        .binaryTarget(name: "galley", path: "galley.artifactbundle.zip"),
        .plugin(
            name: "Galley",
            capability: .command(
                intent: .custom(verb: "galley", description: "Build the documentation with Galley"),
                permissions: [.writeToPackageDirectory(reason: "Galley writes the site into the package's folder.")]),
            dependencies: ["galley"]),
    ]
)
