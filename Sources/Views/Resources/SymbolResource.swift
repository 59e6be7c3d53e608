import Graphics
import Syntax

/// A symbol of a catalogue.
struct SymbolResource: Sendable {
    let traits: ResourceTraits
    /// From margin to margin, in units of the font's size.
    let width: Double
    /// In the box of the icons, with the middle of capital letters at the middle of the box.
    let path: Path

    init(_ fields: inout ResourceFields) {
        traits = ResourceTraits(&fields)
        width = Double(fields.number()) / 1000
        path = SymbolResource.path(fields.text())
    }

    /// Reads letters and numbers; what is no step ends the path.
    private static func path(_ text: String) -> Path {
        var words = text.utf8.split(separator: UInt8(ascii: " ")).map {
            String(decoding: Array($0), as: UTF8.self)
        }[...]
        func point() -> Point {
            func number() -> Double {
                Double(words.popFirst().flatMap { Int($0) } ?? 0) / 10_000 * SymbolOutline.boxSize
            }
            let x = number()
            return Point(x: x, y: number() + SymbolOutline.boxSize / 2)
        }
        var path = Path()
        while let letter = words.popFirst() {
            switch Name(letter) {
            case "m": path.move(to: point())
            case "l": path.addLine(to: point())
            case "c":
                let first = point(), second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            case "z": path.closeSubpath()
            default: return path
            }
        }
        return path
    }
}
