import Syntax

/// Names that a library's framework has and that no row declares: enough to say so instead of calling them unknown.
///
/// The names are one text, a line for each type: `View: redacted help`, with an empty type for names at top level
/// and `Text.Layout: Run` for nested ones. It is searched only when something was not found, so that thousands of
/// names cost neither start-up time nor memory.
public struct KnownNames {
    private let text: StaticString

    public init(_ text: StaticString) { self.text = text }

    public static var none: KnownNames { KnownNames("") }

    /// Whether the type, or the top level for an empty path, has a member of the name.
    public func contains(_ name: Name, in path: String) -> Bool {
        text.withUTF8Buffer { bytes in
            var line = bytes[...]
            while !line.isEmpty {
                let end = line.firstIndex(of: 10) ?? line.endIndex
                if KnownNames.lists(name, line[..<end], of: path) { return true }
                line = line[min(end + 1, line.endIndex)...]
            }
            return false
        }
    }

    /// Whether a line is about a type and has the name.
    private static func lists(_ name: Name, _ line: Slice<UnsafeBufferPointer<UInt8>>, of path: String) -> Bool {
        guard line.starts(with: path.utf8), line.dropFirst(path.utf8.count).first == 58 else { return false }
        return line.split(separator: 32).contains { $0.elementsEqual(name.text.utf8) }
    }

    /// Every name with the path of its type, in the order of the text.
    public func forEach(_ body: (_ path: String, _ name: String) -> Void) {
        let bytes = text.withUTF8Buffer { Array($0) }
        for line in bytes.split(separator: 10) {
            guard let colon = line.firstIndex(of: 58) else { continue }
            let path = String(decoding: line[..<colon], as: UTF8.self)
            for name in line[(colon + 1)...].split(separator: 32) { body(path, String(decoding: name, as: UTF8.self)) }
        }
    }
}

extension NominalDeclaration {
    /// The type's name after those of the types around it: `GraphicsContext.Filter`.
    public var path: String { parent.map { $0.path + "." + name.text } ?? name.text }
}

extension Module {
    /// Whether the framework has a member of the name that no row declares.
    func isKnownOnly(_ name: Name, of type: Type) -> Bool {
        let known = (base ?? self).knownNames
        if let declaration = type.nominal, known.contains(name, in: declaration.path) { return true }
        let parents = type.nominal.map { allProtocols(of: $0) } ?? protocols(boundBy: type)
        return parents.contains { known.contains(name, in: $0.path) }
    }

    /// Whether the framework has something of the name at top level that no row declares.
    func isKnownOnly(_ name: Name) -> Bool { (base ?? self).knownNames.contains(name, in: "") }
}
