import Graphics
import Layout
import Syntax

/// A font of the page, and what snippets may call it.
struct FontResource: Sendable {
    let family: Name
    let fullName: Name
    let postScriptName: Name
    let table: FontTable

    init(_ fields: inout ResourceFields) {
        family = Name(fields.text())
        fullName = Name(fields.text())
        postScriptName = Name(fields.text())
        let name = fields.text(), weight = fields.number(), isItalic = fields.number() != 0
        let unitsPerEm = fields.number(), ascent = fields.number(), descent = fields.number()
        let lineGap = fields.number(), capHeight = fields.number()
        let advances = FontResource.values(fields.text())
        let lefts = FontResource.values(fields.text()), rights = FontResource.values(fields.text())
        table = FontTable(
            name: name, weight: weight, isItalic: isItalic, unitsPerEm: unitsPerEm, ascent: ascent,
            descent: descent,
            lineGap: lineGap, capHeight: capHeight, advances: advances,
            kerning: ClassKerning(lefts: lefts, rights: rights, FontResource.entries(fields.text())),
            ligatures: FontResource.ligatures(fields.text()))
    }

    /// `66 69,66 6c`: characters that are drawn as one, in hexadecimal.
    private static func ligatures(_ text: String) -> [[UInt32]] {
        text.utf8.split(separator: UInt8(ascii: ",")).map { ligature in
            ligature.split(separator: UInt8(ascii: " ")).map { digits in
                digits.reduce(0) { value, byte in
                    value << 4 | UInt32(byte >= 97 ? byte - 87 : byte &- 48) & 15
                }
            }
        }
    }

    /// `41=600,610*3`: 600 for 41 (hexadecimal), 610 for the three after it.
    private static func values(_ text: String) -> CharacterValues {
        var values = CharacterValues()
        var reader = NumberReader(text)
        while !reader.isAtEnd {
            var scalar = reader.hexadecimal()
            repeat {
                let value = reader.number()
                let count = reader.takes(UInt8(ascii: "*")) ? min(reader.number(), 70_000) : 1
                for _ in 0..<max(count, 0) {
                    values.append(scalar, Int32(truncatingIfNeeded: value))
                    scalar &+= 1
                }
            } while reader.takes(UInt8(ascii: ","))
        }
        return values
    }

    /// `1 2 -40,…`: 40 units nearer where a character of the left class 1 stands before one of the right
    /// class 2.
    private static func entries(_ text: String) -> [(left: Int, right: Int, value: Int)] {
        var entries: [(left: Int, right: Int, value: Int)] = []
        var reader = NumberReader(text)
        while !reader.isAtEnd {
            let left = reader.number(), right = reader.number()
            entries.append((left, right, reader.number()))
            _ = reader.takes(UInt8(ascii: ","))
        }
        return entries
    }
}

/// Reads numbers with single characters between them.
private struct NumberReader {
    private let bytes: [UInt8]
    private var at = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { at >= bytes.count }

    mutating func takes(_ byte: UInt8) -> Bool {
        guard at < bytes.count, bytes[at] == byte else { return false }
        at += 1
        return true
    }

    /// Goes on to the next character even where there is no number, so that every reading ends.
    mutating func number() -> Int {
        _ = takes(UInt8(ascii: " "))
        let isNegative = takes(UInt8(ascii: "-"))
        var value = 0, count = 0
        while at < bytes.count, bytes[at] >= 48, bytes[at] <= 57, count < 9 {
            value = value * 10 + Int(bytes[at] - 48)
            at += 1
            count += 1
        }
        if count == 0 { at += 1 }
        return isNegative ? -value : value
    }

    mutating func hexadecimal() -> UInt32 {
        _ = takes(UInt8(ascii: " "))
        var value: UInt32 = 0
        while at < bytes.count, bytes[at] != UInt8(ascii: "=") {
            let byte = bytes[at]
            value = value << 4 | UInt32(byte >= 97 ? byte - 87 : byte &- 48) & 15
            at += 1
        }
        at += 1
        return value
    }
}

extension Resources {
    /// The faces of a font's family and which of them has the name: a PostScript name, a full name or a
    /// family's.
    func font(_ name: Name) -> CustomFont? {
        let all = sets.flatMap { $0.fonts }
        let exact = all.first { $0.postScriptName == name } ?? all.first { $0.fullName == name }
        guard let family = exact?.family ?? all.first(where: { $0.family == name })?.family else {
            return nil
        }
        let faces = all.filter { $0.family == family }.map { $0.table }
        return CustomFont(faces: faces, chosen: exact?.table)
    }

    func nearFont(_ name: Name) -> Diagnostic.Note? {
        var spelling = Spelling(of: name)
        for set in sets {
            spelling.consider(set.fonts.flatMap { [$0.postScriptName, $0.family] }) { _ in true }
        }
        return spelling.suggestion.map { Diagnostic.Note("did you mean '\($0.text)'?") }
    }
}
