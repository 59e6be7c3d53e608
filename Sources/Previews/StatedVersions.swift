import Syntax

/// The first version of each platform that has a declaration: what its `@available(iOS 16.0, macOS 13.0, *)`
/// says.
struct StatedVersions: Equatable {
    struct Entry: Equatable {
        let platform: Name
        let version: Name
    }

    /// As they are written; empty when the first `@available` names no version, or there is none.
    let entries: [Entry]

    init(of declaration: String) {
        let attribute = StatedVersions.attribute(of: Array(declaration.utf8))
        entries = attribute.split(separator: UInt8(ascii: ",")).compactMap { item in
            let words = item.split(separator: UInt8(ascii: " "))
            guard words.count == 2 else { return nil }
            return Entry(platform: Name(bytes: words[0]), version: Name(bytes: words[1]))
        }
    }

    func version(of platform: Name) -> String? { entries.first { $0.platform == platform }?.version.text }

    var iOS: SystemVersion? { version(of: "iOS").flatMap { SystemVersion(Array($0.utf8)[...]) } }

    /// What stands in the parentheses of the first `@available`.
    private static func attribute(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let mark = Array("@available(".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return [] }
        return bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: ")") }
    }
}

extension Name {
    fileprivate init(bytes: ArraySlice<UInt8>) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
