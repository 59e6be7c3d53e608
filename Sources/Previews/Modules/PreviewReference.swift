import Syntax

/// How a fence or a command names previews: `Card.swift/Long title`, `Card.swift/#2`, or `Card.swift` for all
/// of a file. A path in front tells files of one name apart: `Cards/Card.swift`.
public struct PreviewReference: Sendable {
    /// The file's name, with as much of its path as was written.
    public let file: String
    /// nil for all previews of the file.
    public let name: String?

    /// Everything up to `.swift` is the file, the rest behind a slash is the name.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        let mark = Array(".swift/".utf8)
        var place = 0
        while place + mark.count <= bytes.count, !bytes[place...].starts(with: mark) { place += 1 }
        if place + mark.count <= bytes.count {
            file = String(decoding: bytes[..<(place + mark.count - 1)], as: UTF8.self)
            name = String(decoding: bytes[(place + mark.count)...], as: UTF8.self)
        } else {
            file = text
            name = nil
        }
    }

    /// Why a reference names no preview: what to say, and what was probably meant.
    public struct Mistake: Error, Sendable {
        /// What is wrong with the reference.
        public let message: String
        /// A proposal of what to write instead.
        public let suggestion: String?
    }

    /// The previews that it names, in the order of the source; never none.
    public func find(in previews: [FoundPreview]) throws(Mistake) -> [FoundPreview] {
        let own = previews.filter { isFile($0.file) }
        guard !own.isEmpty else { throw unknownFile(previews) }
        guard let name else { return own }
        let wanted = Name(name)
        let named = own.filter { preview in
            [preview.name, preview.provider, "#\(preview.number)"].contains { $0.map { Name($0) } == wanted }
        }
        guard !named.isEmpty else { throw unknownName(name, own) }
        return named
    }

    /// Whether a path ends with the file's.
    private func isFile(_ path: String) -> Bool {
        let (path, own) = (Array(path.utf8), Array(file.utf8))
        guard path.count >= own.count, path.suffix(own.count).elementsEqual(own) else { return false }
        return path.count == own.count || path[path.count - own.count - 1] == UInt8(ascii: "/")
    }

    private func unknownFile(_ previews: [FoundPreview]) -> Mistake {
        let last = FoundPreview.lastPart(of: file)
        let elsewhere = previews.first { Name(FoundPreview.lastPart(of: $0.file)) == Name(last) }?.file
        let near =
            elsewhere
            ?? Spelling.suggestion(
                for: Name(last), among: previews.map { Name(FoundPreview.lastPart(of: $0.file)) })?.text
        return Mistake(message: "there is no preview in a file '\(file)'", suggestion: near)
    }

    private func unknownName(_ name: String, _ own: [FoundPreview]) -> Mistake {
        let near = Spelling.suggestion(for: Name(name), among: own.map { Name($0.label) })
        let all = own.map { "'\($0.label)'" }.joined(separator: ", ")
        return Mistake(message: "'\(file)' has no preview '\(name)'; it has \(all)", suggestion: near?.text)
    }
}

extension FoundPreview {
    /// A path behind its last slash.
    static func lastPart(of path: String) -> String {
        let bytes = Array(path.utf8)
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...], as: UTF8.self)
    }
}
