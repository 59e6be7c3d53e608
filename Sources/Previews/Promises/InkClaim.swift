import Graphics
import Layout
import Syntax
import Views

/// The colors and fonts that promises name.
enum InkClaim {
    // MARK: Colors

    /// What SwiftUI calls colors whose roles have other names.
    private static let otherNames: [(Name, ColorRole)] = [
        ("primary", .label), ("secondary", .secondaryLabel), ("tertiary", .tertiaryLabel),
        ("quaternary", .quaternaryLabel),
    ]

    static var colorNames: [Name] {
        otherNames.map { $0.0 } + ["white", "black"] + ColorRole.allCases.map { Name($0.name) }
    }

    static func isColor(_ name: Name) -> Bool { hex(name) != nil || colorNames.contains(name) }

    /// How a promise names a color.
    static func name(of color: Color) -> String {
        let name: String
        if let role = color.role {
            name = otherNames.first { $0.1 == role }.map { "\($0.0)" } ?? role.name
        } else {
            let hex = color.light.hex
            name = hex == 0 ? "black" : hex == 0xFFFFFF ? "white" : "#" + hexDigits(hex)
        }
        let opacity = color.role == nil ? color.opacity * color.light.alpha : color.opacity
        return opacity < 1 ? name + " " + Expectation.text(opacity) : name
    }

    /// The name of a color in a promise, as `name(of:)` writes it.
    static func name(_ word: Name, opacity: Double?) -> String {
        var name = "\(word)"
        if let value = hex(word) {
            name = value == 0 ? "black" : value == 0xFFFFFF ? "white" : "#" + hexDigits(value)
        }
        if let other = otherNames.first(where: { Name($0.1.name) == word }) { name = "\(other.0)" }
        return name + (opacity.map { $0 < 1 ? " " + Expectation.text($0) : "" } ?? "")
    }

    private static func hexDigits(_ value: UInt32) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        return String(decoding: (0..<6).map { digits[Int(value >> (20 - $0 * 4) & 15)] }, as: UTF8.self)
    }

    private static func hex(_ word: Name) -> UInt32? {
        let bytes = Array(word.text.utf8)
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
        var value: UInt32 = 0
        for byte in bytes.dropFirst() {
            switch byte {
            case 48...57: value = value << 4 | UInt32(byte - 48)
            case 65...70, 97...102: value = value << 4 | UInt32(byte & 15 + 9)
            default: return nil
            }
        }
        return value
    }

    // MARK: Fonts

    private static let styles: [Name] = [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
        "caption", "caption2",
    ]
    private static let weights: [Name] = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let designs: [Name] = ["monospaced", "rounded", "serif"]

    static var fontWords: [Name] { styles + weights + designs + ["italic"] }

    /// Whether a text is set in the font that the words and the size say; what they do not say may be
    /// anything.
    static func matches(_ face: FontFace, _ claim: ViewClaim, in environment: PreviewEnvironment) -> Bool {
        if let size = claim.number, !Expectation.same(face.size, size) { return false }
        let isWeighted = claim.words.contains { weights.contains($0) }
        return claim.words.allSatisfy { word in
            if word == "italic" { return face.isItalic }
            if let index = weights.firstIndex(of: word) {
                return face.weight.rawValue == Int16(index + 1) * 100
            }
            if let index = designs.firstIndex(of: word) { return Int(face.family.rawValue) == index + 1 }
            let style = styles.firstIndex(of: word).flatMap { TextStyle(rawValue: UInt8($0)) } ?? .body
            let expected = Font.style(style).resolved(in: environment.textEnvironment).face
            return Expectation.same(face.size, expected.size)
                && (isWeighted || face.weight == expected.weight)
        }
    }

    /// How a promise says a font.
    static func name(of face: FontFace) -> String {
        var name =
            "\(Expectation.text(face.size)) \(weights[min(max(Int(face.weight.rawValue) / 100 - 1, 0), 8)])"
        if face.family != .system, Int(face.family.rawValue) <= designs.count {
            name += " \(designs[Int(face.family.rawValue) - 1])"
        }
        return face.isItalic ? name + " italic" : name
    }
}
