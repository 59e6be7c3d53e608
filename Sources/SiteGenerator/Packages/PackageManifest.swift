/// What a `Package.swift` says of its modules, read and not run.
public struct PackageManifest: Sendable {
    /// A target with Swift files; plugins, binaries and system libraries have none to draw.
    public struct Target: Sendable {
        public var name: String
        public var isTest = false
        public var dependencies: [TargetDependency] = []
        /// Where its files are, below the package; by convention when it is not said.
        public var path: String?
        /// Files and folders below its path that are not part of it.
        public var exclude: [String] = []
        /// The files and folders that are; all of them when it is not said.
        public var sources: [String]?
        /// Files and folders that are handed on as they are or processed.
        public var resources: [String] = []
        public var defines: [Define] = []
        /// Where it stands in the manifest.
        public var range = 0..<0

        public init(name: String) { self.name = name }

        /// What `import` calls it.
        public var moduleName: String {
            String(
                String.UnicodeScalarView(name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
        }
    }

    /// `.define("PREVIEWS", .when(platforms: [.iOS]))`: a name that `#if` finds.
    public struct Define: Sendable, Hashable {
        public var name: String
        /// The platforms that have it; all of them when it is not said.
        public var platforms: [String] = []
    }

    /// What a target builds on: a target or product by its name, and the package that it says has it.
    public struct TargetDependency: Sendable {
        public var name: String
        public var package: String?
        public var range: Range<Int>
    }

    /// Another package, with its folder when it is checked out beside this one.
    public struct PackageDependency: Sendable {
        /// How targets call it: the last part of its path or address.
        public var identity: String
        /// The folder in `.build/checkouts`: the last part of its address, whatever it is called.
        public var checkout: String
        public var path: String?
        public var range: Range<Int>
    }

    public struct Product: Sendable {
        public var name: String
        public var targets: [String]
    }

    public var file: SourceFile
    public var name = ""
    public var defaultLocalization: String?
    public var targets: [Target] = []
    public var packages: [PackageDependency] = []
    public var products: [Product] = []
    /// Where it makes its targets, when none of them can be told without running it.
    public var unknownTargets: Range<Int>?

    /// The folders in which a target's own folder is looked for when the manifest names none.
    public static let sourceFolders = ["Sources", "Source", "src", "srcs"]
    public static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]

    /// The targets behind products, and those of the package that they build on.
    public func targets(of products: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var open = self.products.filter { products.contains($0.name) }.flatMap(\.targets)
        open += targets.map(\.name).filter(products.contains)
        while let name = open.popLast() {
            guard let target = targets.first(where: { $0.name == name }), found.insert(name).inserted else {
                continue
            }
            open += target.dependencies.map(\.name)
        }
        return found
    }

    /// Reads a manifest; problems have their places in it.
    public static func read(_ file: SourceFile) -> (PackageManifest, [Problem]) {
        var reader = ManifestReader(file)
        return reader.read()
    }
}
