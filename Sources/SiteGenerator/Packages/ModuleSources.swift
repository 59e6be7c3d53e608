import Syntax

/// A module as a file of the site, from which the engine in a page draws its previews again: one for all
/// figures.
struct ModuleSource: Sendable {
    /// Where it is, from the site's root; the name tells what is in it.
    let address: String
    let bytes: Bytes

    /// - Parameter files: what stands in each of the module's files.
    init(_ module: ModuleInput, _ files: [SourceFile]) {
        var out = Bytes("name \(module.name)\n".utf8)
        if !module.package.isEmpty { out.put("package \(module.package)\n") }
        for file in files {
            out.put("path \(file.path)\nsource \(file.bytes.count)\n")
            out.append(contentsOf: file.bytes)
            out.put("\n")
        }
        bytes = out
        address =
            "assets/module-\(hexadecimal(contentHash(out), digits: 8))\(hexadecimal(contentHash(out, seed: 1), digits: 8)).txt"
    }
}

extension ModuleSet {
    /// The files from which a page draws what is of some modules: theirs and those of what they import, in
    /// the set's order.
    func sources(of names: [String]) -> [ModuleSource] {
        let wanted = Set(closure(of: names))
        return inputs.filter { wanted.contains($0.name) }.map { source(of: $0) }
    }
}
