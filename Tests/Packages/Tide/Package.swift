// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Tide",
    products: [.library(name: "Tide", targets: ["Tide"])],
    targets: [.target(name: "Tide")]
)
