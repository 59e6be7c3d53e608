/// The objects of a PDF file (ISO 32000-1), numbered in the order in which they are asked for.
struct PDFFile {
    /// A reference to an object, which may be written later.
    struct Reference: Equatable {
        let number: Int
        var text: String { "\(number) 0 R" }
    }

    private var objects: [[UInt8]] = []

    mutating func reserve() -> Reference {
        objects.append([])
        return Reference(number: objects.count)
    }

    mutating func set(_ reference: Reference, _ text: String) {
        objects[reference.number - 1] = Array(text.utf8)
    }

    mutating func add(_ text: String) -> Reference {
        let reference = reserve()
        set(reference, text)
        return reference
    }

    /// A stream with the entries of its dictionary; it is packed unless a filter is among them.
    mutating func addStream(_ entries: String, _ bytes: [UInt8], isPacked: Bool = false) -> Reference {
        let data = isPacked ? bytes : Zlib.compressed(bytes)
        let head =
            "<< \(entries)\(isPacked ? "" : " /Filter /FlateDecode") /Length \(data.count) >>\nstream\n"
        objects.append(Array(head.utf8) + data + Array("\nendstream".utf8))
        return Reference(number: objects.count)
    }

    /// The whole file, with the table of where each object starts.
    func bytes(catalog: Reference, info: Reference) -> [UInt8] {
        // The second line tells programs that move files that this one is binary.
        var file = Array("%PDF-1.7\n%".utf8) + [0xC7, 0xE1, 0xEC, 0xF9, 10]
        var starts: [Int] = []
        for (index, object) in objects.enumerated() {
            starts.append(file.count)
            file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
        }
        var end = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for start in starts {
            let digits = "\(start)"
            end += String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits + " 00000 n \n"
        }
        end += "trailer\n<< /Size \(objects.count + 1) /Root \(catalog.text) /Info \(info.text) >>\n"
        end += "startxref\n\(file.count)\n%%EOF\n"
        return file + Array(end.utf8)
    }
}

/// How PDF writes things.
enum PDFText {
    /// A number without an exponent: six decimals, and twelve of a small one, which may be a scale.
    static func number(_ value: Double) -> String {
        guard !value.isNaN else { return "0" }
        let decimals = value.magnitude < 0.01 ? 12 : 6
        let unit: UInt64 = decimals == 12 ? 1_000_000_000_000 : 1_000_000
        let units = UInt64((value.magnitude.clamped(to: 0...1e9) * Double(unit)).rounded())
        guard units > 0 else { return "0" }
        let rest = "\(units % unit)"
        var text = (value < 0 ? "-" : "") + "\(units / unit)"
        if rest != "0" {
            text += "." + String(repeating: "0", count: decimals - rest.utf8.count) + rest
            while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
        }
        return text
    }

    static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }

    /// Words for people, as UTF-16 in hexadecimal.
    static func words(_ text: String) -> String { "<FEFF" + text.utf16.map(hexadecimal).joined() + ">" }

    /// Four digits.
    static func hexadecimal(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
