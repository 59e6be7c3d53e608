/// Writes elements as XML, everything escaped.
struct XMLWriter {
    private(set) var text = ""

    mutating func write(_ element: SVGElement) {
        text += "<"
        text += element.name
        writeAttributes(element.attributes)
        if element.children.isEmpty && element.text.utf8.isEmpty {
            text += "/>"
            return
        }
        text += ">"
        text += XMLWriter.escaped(element.text)
        for child in element.children { write(child) }
        text += "</"
        text += element.name
        text += ">"
    }

    private mutating func writeAttributes(_ attributes: [SVGAttribute]) {
        var classes = ""
        for attribute in attributes where attribute.name.isClass {
            if !classes.utf8.isEmpty { classes += " " }
            classes += attribute.value
        }
        var classIsWritten = false
        for attribute in attributes {
            if attribute.name.isClass {
                if !classIsWritten { write("class", classes) }
                classIsWritten = true
            } else {
                write(attribute.name.text, attribute.value)
            }
        }
    }

    private mutating func write(_ name: String, _ value: String) {
        text += " "
        text += name
        text += "=\""
        text += XMLWriter.escaped(value)
        text += "\""
    }

    /// The text with markup characters as entities; characters that XML does not allow become U+FFFD.
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var changed = false
        for scalar in text.unicodeScalars {
            guard let replacement = replacement(for: scalar) else {
                appendUTF8(scalar.value, to: &bytes)
                continue
            }
            bytes += Array(replacement.utf8)
            changed = true
        }
        return changed ? String(decoding: bytes, as: UTF8.self) : text
    }

    private static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": return "&amp;"
        case "<": return "&lt;"
        case ">": return "&gt;"
        case "\"": return "&quot;"
        case "\t", "\n", "\r": return nil
        case "\0"..<" ", "\u{7F}"..<"\u{85}", "\u{86}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": return "\u{FFFD}"
        default: return nil
        }
    }
}

/// Writes one code point as UTF-8.
public func appendUTF8(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), UInt8(0x80 | scalar & 63)]
    case 0x800..<0x10000:
        bytes += [UInt8(0xE0 | scalar >> 12), UInt8(0x80 | scalar >> 6 & 63), UInt8(0x80 | scalar & 63)]
    default:
        bytes += [
            UInt8(0xF0 | scalar >> 18), UInt8(0x80 | scalar >> 12 & 63), UInt8(0x80 | scalar >> 6 & 63),
            UInt8(0x80 | scalar & 63),
        ]
    }
}
