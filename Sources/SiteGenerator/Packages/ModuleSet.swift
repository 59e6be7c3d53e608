import Foundation
import Previews
import Syntax

/// The modules of a site: their files, and what the engine makes of them, parsed when somebody asks for it.
public final class ModuleSet: @unchecked Sendable {
    public let inputs: [ModuleInput]
    /// The files by the paths that messages name them by.
    private let files: [String: ModuleFilePlace]
    /// Equal for equal modules.
    let fingerprint: UInt64
    private let imports: ModuleImports
    private let lock = NSLock()
    private var parsed: [CompilationConditions.System: SourceModules] = [:]
    private var published: [String: ModuleSource] = [:]
    private var interfaces: [CompilationConditions.System: [String: UInt64]] = [:]
    /// What an earlier set parsed: files that are the same are not parsed again.
    private var earlier: [CompilationConditions.System: SourceModules] = [:]

    public init(_ inputs: [ModuleInput]) {
        self.inputs = inputs
        var files: [String: ModuleFilePlace] = [:]
        for module in inputs {
            for file in module.files {
                let path = module.path(of: file)
                files[path] = ModuleFilePlace(
                    file: SourceFile(path: path, bytes: file.bytes), hash: contentHash(file.bytes),
                    module: module.name,
                    inModule: file.path, inRepository: module.repositoryPath + "/" + file.path)
            }
        }
        self.files = files
        imports = ModuleImports(inputs, files)
        fingerprint = imports.fingerprint(of: inputs.map(\.name))
    }

    /// The same, or another one when the files are others: what was parsed is not parsed again.
    public func updated(with inputs: [ModuleInput]) -> ModuleSet {
        let new = ModuleSet(inputs)
        if new.fingerprint == fingerprint, new.inputs.count == self.inputs.count { return self }
        new.earlier = lock.withLock { parsed.isEmpty ? earlier : parsed }
        return new
    }

    var names: [String] { inputs.map(\.name) }

    /// Whether something may be wrong with the modules as a whole. Only then are they parsed to be told about
    /// it: a reference or a page without previews of theirs does without.
    var mayBeWrong: Bool {
        Set(names).count < names.count || imports.mayHaveCycle
            || inputs.reduce(0) { $0 + $1.files.count } > SourceRange.mostModuleFiles
    }

    /// The modules as a system's `#if` leaves them.
    public func modules(for system: CompilationConditions.System) -> SourceModules {
        lock.withLock {
            if let known = parsed[system] { return known }
            let sources = inputs.map { module in
                SourceModule(
                    name: module.name,
                    files: module.files.map { files[module.path(of: $0)]!.file }.map {
                        SourceText(name: $0.path, bytes: $0.bytes)
                    },
                    package: module.package, flags: module.flags(for: system))
            }
            let made = SourceModules(
                sources, for: CompilationConditions(system: system), reusing: earlier[system])
            parsed[system] = made
            earlier[system] = nil
            return made
        }
    }

    /// A file by the path that messages name it by.
    public func file(_ path: String) -> SourceFile? { files[path]?.file }

    func place(of path: String) -> ModuleFilePlace? { files[path] }

    /// The file whose path ends as this one does, from two parts on: what a graph that was made elsewhere
    /// means.
    func nearest(to path: String) -> SourceFile? {
        let parts = path.split(separator: "/")
        for count in stride(from: min(parts.count, 8), through: 2, by: -1) {
            let end = parts.suffix(count).joined(separator: "/")
            let found = files.keys.filter { $0 == end || $0.hasSuffix("/" + end) }
            if found.count == 1 { return files[found[0]]?.file }
        }
        return nil
    }

    /// The module that a file is a part of.
    func module(of path: String) -> String? { files[path]?.module }

    /// A file as pages include it: `MyKit/Card.swift`, from the module's name on.
    func included(_ path: String) -> SourceFile? {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let own = inputs.filter { $0.name == parts[0] }.flatMap { module in
            module.files.filter { ("/" + $0.path).hasSuffix("/" + parts[1]) }.map { module.path(of: $0) }
        }
        // The file nearest to the module's folder is meant.
        return own.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.flatMap { file($0) }
    }

    /// The modules that a source imports, and those that they do.
    func imported(by source: Bytes) -> [String] { imports.closure(of: imports.named(in: source)) }

    func closure(of names: [String]) -> [String] { imports.closure(of: names) }

    func source(of module: ModuleInput) -> ModuleSource {
        lock.withLock {
            if let known = published[module.name] { return known }
            let made = ModuleSource(module, module.files.compactMap { files[module.path(of: $0)]?.file })
            published[module.name] = made
            return made
        }
    }

    /// Equal as long as nothing has changed in these modules and in those that they import.
    /// - Parameter names: all of them when there are none.
    func fingerprint(of names: [String]?) -> UInt64 {
        names.map { imports.fingerprint(of: $0) } ?? fingerprint
    }
}

// MARK: What a picture depends on

extension ModuleSet {
    /// Equal as long as these modules and those that they import declare the same, whatever changes in their
    /// code.
    func interface(of names: [String], for system: CompilationConditions.System) -> UInt64 {
        imports.fingerprint(of: names, interfaces(for: system))
    }

    private func interfaces(for system: CompilationConditions.System) -> [String: UInt64] {
        if let known = lock.withLock({ interfaces[system] }) { return known }
        var marks: [String: Bytes] = [:]
        for module in inputs { marks[module.name] = Bytes("\(module.name) \(module.package)\n".utf8) }
        modules(for: system).forEachInterface { file, module, interface in
            marks[module]?.put("\(file.name) \(contentHash(interface))\n")
        }
        let made = marks.mapValues { contentHash($0) }
        lock.withLock { interfaces[system] = made }
        return made
    }

    /// Equal as long as these files hold the same; `nil` when one is not there.
    func content(of files: [String]) -> UInt64? {
        var mark = Bytes()
        for path in files {
            guard let file = self.files[path] else { return nil }
            mark.put("\(path) \(file.hash)\n")
        }
        return contentHash(mark)
    }
}

/// A file of a module and how it is called.
struct ModuleFilePlace: Sendable {
    var file: SourceFile
    /// A number for its content.
    var hash: UInt64
    var module: String
    /// Its path below the module's folder.
    var inModule: String
    /// Its path below the repository's.
    var inRepository: String
}

extension ModuleInput {
    /// The path that messages name a file by.
    public func path(of file: InputFile) -> String { folder == "." ? file.path : folder + "/" + file.path }
}
