import Graphics
import Interpreter
import Syntax

/// The parts of a symbol that take colors of their own. The icon set has one layer; that of a symbol on a
/// plate or in a ring falls into two by its contours.
extension SymbolOutline {
    /// What is on the plate or in the ring, and that itself; nil where nothing encloses the symbol.
    var layers: (front: SymbolOutline, back: SymbolOutline)? {
        guard enclosingContours > 0 else { return nil }
        let contours = path.contours.stablySorted { $0.boundingRect.size.area > $1.boundingRect.size.area }
        guard contours.count > enclosingContours else { return nil }
        func joined(_ parts: ArraySlice<Path>) -> SymbolOutline {
            var whole = Path()
            for part in parts { whole.addPath(part) }
            return SymbolOutline(path: whole, rule: rule)
        }
        return (joined(contours[enclosingContours...]), joined(contours[..<enclosingContours]))
    }
}

extension Size {
    fileprivate var area: Double { width * height }
}

/// A part of a symbol with what it is painted in.
struct SymbolCoat {
    var outline: SymbolOutline
    var paint: UnitPaint

    /// How much of the first style is left for the second layer of a hierarchical symbol.
    private static let secondLayer = 0.5

    /// The parts from back to front, as `symbolRenderingMode(_:)` and the foreground styles ask.
    static func coats(of outline: SymbolOutline, _ name: String, _ image: ImageValue, _ context: ViewContext)
        -> [SymbolCoat]
    {
        let plain = [SymbolCoat(outline: outline, paint: context.foreground())]
        let styles = context.environment[.foregroundStyle]?.native(ForegroundLevels.self)?.levels.count ?? 1
        switch image.renderingMode ?? context.environment[.symbolRenderingMode].flatMap({ SymbolMode?($0) })
            ?? (styles > 1 ? .palette : .monochrome)
        {
        case .monochrome: return plain
        case .multicolor:
            context.graph.report(
                .difference(
                    "'\(name)' is drawn in the foreground style: its own colors are not known",
                    at: image.range))
            return plain
        case .hierarchical:
            return layered(outline, context.foreground().opacity(secondLayer), context) ?? plain
        case .palette:
            if let coats = layered(outline, context.foreground(1), context) { return coats }
            if styles > 1 {
                context.graph.report(
                    .difference(
                        "'\(name)' is drawn in the first style alone: its layers are not known",
                        at: image.range))
            }
            return plain
        }
    }

    private static func layered(_ outline: SymbolOutline, _ back: UnitPaint, _ context: ViewContext)
        -> [SymbolCoat]?
    {
        guard let layers = outline.layers else { return nil }
        return [
            SymbolCoat(outline: layers.back, paint: back),
            SymbolCoat(outline: layers.front, paint: context.foreground()),
        ]
    }
}

/// `SymbolRenderingMode`.
enum SymbolMode: Int, CaseNames { case monochrome, multicolor, hierarchical, palette }
