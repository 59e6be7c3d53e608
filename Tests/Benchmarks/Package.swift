// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that neither the house's build nor its users pay for benchmarks.
//
// The harness is our own few lines: samples of ours and of Taffy's must alternate within one run, and a
// package of benchmarks takes two and a half minutes to build on two cores, for metrics that machines without
// hardware counters do not have.
let package = Package(
    name: "galley-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "galley", path: "../..")],
    targets: [
        .executableTarget(
            name: "Benchmarks", dependencies: [.product(name: "Previews", package: "galley")],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ],
    swiftLanguageModes: [.v6]
)
