/// Prints diagnostics as JSON, for the editor in a page and for tools. `file`, `line` and `column` are those
/// of the page; `start` and `end` count UTF-16 code units in the snippet's own text.
public enum DiagnosticJSON {
    /// Messages as a JSON array, with lines and columns.
    public static func print(_ diagnostics: [Diagnostic], in sources: Sources) -> String {
        var text = "["
        for (index, diagnostic) in diagnostics.enumerated() {
            text += index > 0 ? ",\n " : ""
            text += print(diagnostic, in: sources)
        }
        return text + "]"
    }

    /// A message as a JSON object, with lines and columns.
    public static func print(_ diagnostic: Diagnostic, in sources: Sources) -> String {
        let id = diagnostic.id.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        var text = "{\"severity\": " + quoted(DiagnosticPrinter.word(for: diagnostic.severity))
        text += ", \"id\": " + quoted(id) + ", \"message\": " + quoted(diagnostic.message)
        text += ", " + place(diagnostic.range, in: sources) + ", \"notes\": ["
        for (index, note) in diagnostic.notes.enumerated() {
            text += index > 0 ? ", " : ""
            text += "{\"message\": " + quoted(note.message)
            if let range = note.range, sources[range] != nil { text += ", " + place(range, in: sources) }
            text += "}"
        }
        text += "]"
        if let fixIt = diagnostic.fixIt {
            text +=
                ", \"fixIt\": {" + place(fixIt.range, in: sources) + ", \"text\": " + quoted(fixIt.text) + "}"
        }
        return text + "}"
    }

    /// Prints what is about the only source.
    public static func print(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
        print(diagnostics, in: Sources([source]))
    }

    private static func place(_ range: SourceRange, in sources: Sources) -> String {
        let (source, range) = sources.place(of: range)
        let (file, offset) = source.resolve(range.lower)
        let location = file.location(of: offset)
        let start = source.utf16Length(0, range.lower)
        let end = start + source.utf16Length(range.lower, range.upper)
        return "\"file\": " + quoted(file.name)
            + ", \"line\": \(location.line), \"column\": \(location.column), \"start\": \(start), \"end\": \(end)"
    }

    /// A JSON string.
    public static func quoted(_ text: String) -> String {
        let digits: [UInt8] = Array("0123456789abcdef".utf8)
        var bytes = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), byte]
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case 0..<0x20: bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
