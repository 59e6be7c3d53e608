/// The texts of another language, as a preview is given them: `Save: Speichern; Less: Weniger`. Values that a
/// text interpolates are written `%@`. The word `double` alone says every text twice, as Xcode's
/// double-length pseudolanguage does.
public struct StringTable: Sendable {
    private var entries: [(key: [UInt8], value: [UInt8])] = []
    private var isDoubling = false
    private var text: [UInt8] = []

    /// An empty table: every text stays as it is.
    public init() {}

    /// Reads pairs between semicolons; one without a colon is left out.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        self.text = bytes
        isDoubling = StringTable.trimmed(bytes[...]).elementsEqual("double".utf8)
        for pair in bytes.split(separator: UInt8(ascii: ";")) {
            guard let colon = pair.firstIndex(of: UInt8(ascii: ":")) else { continue }
            entries.append((StringTable.trimmed(pair[..<colon]), StringTable.trimmed(pair[(colon + 1)...])))
        }
    }

    /// Whether both tables were read from the same text.
    public func isSame(as other: StringTable) -> Bool { text == other.text }

    /// Every text twice, if that is asked for.
    func doubled(_ parts: [LocalizedKey.Part]) -> [LocalizedKey.Part] {
        isDoubling ? parts + [.text(" ")] + parts : parts
    }

    /// A format with the same values in it; nil if the table does not have it.
    func translated(_ parts: [LocalizedKey.Part]) -> [LocalizedKey.Part]? {
        guard !entries.isEmpty else { return nil }
        var format: [UInt8] = []
        var values: [LocalizedKey.Part] = []
        for part in parts {
            switch part {
            case .text(let text): format += Array(text.utf8)
            case .value:
                format += StringTable.placeholder
                values.append(part)
            }
        }
        guard let found = entries.first(where: { $0.key == format }) else { return nil }
        return StringTable.filled(found.value, values)
    }

    private static let placeholder = Array("%@".utf8)

    private static func filled(_ format: [UInt8], _ values: [LocalizedKey.Part]) -> [LocalizedKey.Part] {
        var parts: [LocalizedKey.Part] = []
        var text: [UInt8] = []
        var rest = format[...]
        var next = 0
        while let byte = rest.first {
            if rest.starts(with: placeholder), next < values.count {
                parts += [.text(String(decoding: text, as: UTF8.self)), values[next]]
                text = []
                next += 1
                rest = rest.dropFirst(placeholder.count)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return parts + [.text(String(decoding: text, as: UTF8.self))]
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return Array(bytes)
    }
}
