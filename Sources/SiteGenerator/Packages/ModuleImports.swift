import Syntax

/// Which modules import which, and a number for the content of each.
struct ModuleImports {
    private var own: [String: UInt64] = [:]
    private var imports: [String: Set<String>] = [:]

    init(_ inputs: [ModuleInput], _ files: [String: ModuleFilePlace]) {
        for module in inputs { own[module.name] = 0 }
        for module in inputs {
            var mark = Bytes("\(module.name) \(module.package)\n".utf8)
            for define in module.defines {
                mark.put("\(define.name) \(define.platforms.joined(separator: " "))\n")
            }
            var named: Set<String> = []
            for file in module.files {
                guard let place = files[module.path(of: file)] else { continue }
                mark.put("\(module.path(of: file)) \(place.hash)\n")
                named.formUnion(self.named(in: place.file.bytes))
            }
            own[module.name] = contentHash(mark)
            imports[module.name] = named
        }
    }

    /// The modules of the set that a source imports, by its lines that say so.
    func named(in source: Bytes) -> Set<String> {
        guard !own.isEmpty else { return [] }
        var found: Set<String> = []
        source.withUnsafeBufferPointer { text in
            var at = 0
            let word = Bytes("import ".utf8)
            word.withUnsafeBufferPointer { word in
                while let next = ByteSpan(rebasing: text[at...]).first(word) {
                    at += next + word.count
                    let name = text[at...].prefix { $0.isASCIIAlphanumeric || $0 == "_" || $0 >= 0x80 }
                    let text = String(decoding: name, as: UTF8.self)
                    if own[text] != nil { found.insert(text) }
                }
            }
        }
        return found
    }

    /// Modules with all that they import, sorted.
    func closure(of names: some Sequence<String>) -> [String] {
        var found: Set<String> = []
        var open = Array(names)
        while let name = open.popLast() {
            guard own[name] != nil, found.insert(name).inserted else { continue }
            open += imports[name] ?? []
        }
        return found.sorted()
    }

    /// Whether a module may import itself by way of others: what its files' lines say is more than the parser
    /// finds.
    var mayHaveCycle: Bool {
        imports.contains { name, others in closure(of: others.subtracting([name])).contains(name) }
    }

    func fingerprint(of names: [String]) -> UInt64 { fingerprint(of: names, own) }

    /// A number for modules with all that they import, by one for each.
    func fingerprint(of names: [String], _ numbers: [String: UInt64]) -> UInt64 {
        var mark = Bytes()
        for name in closure(of: names) { mark.put("\(name) \(numbers[name] ?? 0)\n") }
        return contentHash(mark)
    }
}
