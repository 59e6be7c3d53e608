import Foundation
import SiteGenerator

/// Reads the modules of a package, and those of packages checked out beside it that they build on.
struct PackageFolder {
    private(set) var modules: [ModuleInput] = []
    private(set) var problems: [Problem] = []
    /// The folders that were looked into and the manifests that were read.
    private(set) var watched: [String] = []
    private var visited: Set<String> = []

    /// - Parameter path: the package's folder, or its `Package.swift`.
    /// - Parameter isDependency: whether it is read for another one that uses it.
    /// - Parameter fault: what to say when there is no manifest.
    mutating func read(_ path: String, isDependency: Bool = false, fault: (String) -> Void) {
        let folder = folderPath(of: path, named: "Package.swift")
        guard SiteFolder.isFolder(folder) else { return fault("no package '\(folder)' here") }
        guard let bytes = try? SiteFolder.readBytes(joinedPath(folder, "Package.swift")) else {
            return fault("no 'Package.swift' in '\(folder)'")
        }
        read(folder, bytes, only: nil, isDependency: isDependency)
    }

    private mutating func read(
        _ folder: String, _ bytes: Bytes, only wanted: Set<String>?, isDependency: Bool
    ) {
        let manifestPath = joinedPath(folder, "Package.swift")
        guard visited.insert(FileReplacement.resolved(OutputFolder.absolute(folder))).inserted else { return }
        watched.append(manifestPath)
        var (manifest, found) = PackageManifest.read(SourceFile(path: manifestPath, bytes: bytes))
        takeFolders(of: folder, into: &manifest, &found)
        if !isDependency { problems += found }
        let targets = manifest.targets.filter { !$0.isTest }
        let needed = wanted.map { manifest.targets(of: $0) }
        var products: [String: Set<String>] = [:]
        for target in targets where needed?.contains(target.name) ?? true {
            read(target, of: manifest, in: folder, isDependency: isDependency)
            for dependency in target.dependencies
            where !targets.contains(where: { $0.name == dependency.name }) {
                products[dependency.package ?? dependency.name, default: []].insert(dependency.name)
            }
        }
        for package in manifest.packages { read(package, products, beside: folder) }
    }

    /// Where a manifest makes its targets in a way that only running it would tell, the folders of `Sources`
    /// are taken for them, by the convention of the package manager.
    private func takeFolders(
        of folder: String, into manifest: inout PackageManifest, _ found: inout [Problem]
    ) {
        guard let range = manifest.unknownTargets else { return }
        for sources in PackageManifest.sourceFolders.map({ joinedPath(folder, $0) }) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: sources))?.sorted() ?? []
            manifest.targets += names.filter { ModuleFolder(path: joinedPath(sources, $0)).holdsSwift }.map {
                name in
                var target = PackageManifest.Target(name: name)
                (target.path, target.range) = (joinedPath(lastPart(of: sources), name), range)
                return target
            }
        }
        guard !manifest.targets.isEmpty, let index = found.firstIndex(where: { $0.range == range }) else {
            return
        }
        found[index].notes.append(.init("the folders of 'Sources' are taken for its targets"))
    }

    /// A package that this one names; what is not checked out is not there, and its imports are known and not
    /// drawn.
    private mutating func read(
        _ package: PackageManifest.PackageDependency, _ products: [String: Set<String>], beside folder: String
    ) {
        let checkout = joinedPath(folder, package.path ?? ".build/checkouts/\(package.checkout)")
        guard let bytes = try? SiteFolder.readBytes(joinedPath(checkout, "Package.swift")) else { return }
        let (manifest, _) = PackageManifest.read(SourceFile(path: checkout, bytes: bytes))
        let names = [package.identity, manifest.name, lastPart(of: checkout)]
        let offered = Set(manifest.products.map(\.name))
        let wanted = products.reduce(into: Set<String>()) { wanted, entry in
            let isNamed = names.contains { $0.lowercased() == entry.key.lowercased() }
            wanted.formUnion(isNamed ? entry.value : entry.value.intersection(offered))
        }
        guard !wanted.isEmpty else { return }
        read(checkout, bytes, only: wanted, isDependency: true)
    }

    private mutating func read(
        _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String, isDependency: Bool
    ) {
        guard let path = self.folder(of: target, of: manifest, in: folder) else {
            let expected = target.path ?? "Sources/\(target.name)"
            return report(
                target, manifest, "no folder '\(joinedPath(folder, expected))' of the target '\(target.name)'"
            )
        }
        guard path == folder || folder == "." && !path.hasPrefix("..") || path.hasPrefix(folder + "/") else {
            return report(target, manifest, "'\(target.path ?? "")' is outside of the package")
        }
        let reader = ModuleFolder(path: path, exclude: target.exclude, sources: target.sources)
        let (module, fault) = reader.read(target.moduleName, package: manifest.name, &problems)
        watched.append(path)
        guard var module else {
            if !reader.isOfAnotherLanguage { report(target, manifest, fault ?? "") }
            return
        }
        module.isDependency = isDependency
        module.defines = target.defines
        modules.append(module)
    }

    private mutating func report(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ message: String
    ) {
        problems.append(Problem(.error, message, file: manifest.file, range: target.range))
    }

    /// Where a target's files are. A package's only target may have them in `Sources` itself, as for Swift
    /// 5.9 and later.
    private func folder(of target: PackageManifest.Target, of manifest: PackageManifest, in folder: String)
        -> String?
    {
        if let path = target.path {
            return SiteFolder.isFolder(joinedPath(folder, path)) ? joinedPath(folder, path) : nil
        }
        let isOnly = manifest.targets.filter { !$0.isTest }.count == 1
        let roots = PackageManifest.sourceFolders
        let candidates = roots.map { $0 + "/" + target.name } + (isOnly ? roots : [])
        return candidates.map { joinedPath(folder, $0) }.first(where: SiteFolder.isFolder)
    }
}
