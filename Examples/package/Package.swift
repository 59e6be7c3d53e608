// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Larder",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Larder", targets: ["Larder"])],
    targets: [.target(name: "Larder")]
)
