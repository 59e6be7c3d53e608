/// The name of a preview's result: requests that could come to different ones have different keys.
struct PreviewKey: Hashable {
    let first: UInt64
    let second: UInt64

    init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    init(_ bytes: Bytes) {
        first = contentHash(bytes)
        second = contentHash(bytes, seed: 0x9e37_79b9_7f4a_7c15)
    }

    /// The key of a request to an engine of a version, but for what the files of modules hold that it
    /// reaches.
    init(of request: PreviewRequest, version: String) {
        self.init(Bytes("\(version)\0".utf8) + request.keyed)
    }

    /// The key of what depends on something else, too.
    func with(_ number: UInt64) -> PreviewKey {
        PreviewKey(Bytes("\(first) \(second) \(number)".utf8))
    }

    /// As files and addresses are called.
    var name: String { hexadecimal(first) + hexadecimal(second) }
}

extension PreviewRequest {
    /// The modules that have a part in it.
    var modulesOfIt: ModuleSet? { isOfModules ? modules : nil }

    /// Everything that the result depends on. `PreviewKeyTests` names each property that is left out, and
    /// why.
    fileprivate var keyed: Bytes {
        var bytes = Bytes("\(idPrefix)\0".utf8)
        bytes.append(contentsOf: attributes.written)
        bytes.put("\0\(attributes.widths ?? []) \(attributes.devices.joined(separator: ";"))")
        // An exercise's start may break what the same code elsewhere has to keep.
        if attributes.isStart { bytes.put("\0start") }
        if attributes.isEdited { bytes.put("\0edited") }
        bytes.put("\0\(defaults.fingerprint)")
        bytes.put("\0\(minimumVersion?.text ?? "")\0\(base)\0\(resources.map(\.key))")
        for (text, _) in expectations { bytes.put("\0\(text)\0\(snapshots[text] ?? "")") }
        bytes.put("\0\(home ?? "")")
        if let modules = modulesOfIt { bytes.put(" \(modules.interface(of: imports, for: system))") }
        for preview in previews { bytes.put("\0\(preview.file) \(preview.number)") }
        for text in uses + [code] {
            bytes.put("\0\(text.bytes.count)\0")
            bytes.append(contentsOf: text.bytes)
        }
        return bytes
    }
}
