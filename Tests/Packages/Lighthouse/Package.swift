// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lighthouse",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Lighthouse", targets: ["Lighthouse"])],
    dependencies: [.package(path: "../Harbour")],
    targets: [
        .target(name: "Lighthouse", dependencies: [.product(name: "Harbour", package: "Harbour")])
    ]
)
