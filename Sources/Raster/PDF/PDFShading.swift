import Graphics

/// A gradient along a line or between circles, as PDF has them.
struct PDFShading {
    /// From the gradient's own coordinates, in which an ellipse is a circle.
    let transform: AffineTransform
    let colorFunction: String
    /// How opaque it is where; nil for one that is opaque throughout.
    let opacityFunction: String?
    private let kind: Int
    private let coordinates: [Double]

    /// Nil for what is no such gradient, or has no length.
    init?(_ paint: Paint, _ scheme: ColorScheme) {
        let gradient: Gradient
        switch paint {
        case .linear(let own, let from, let to) where from != to:
            (gradient, kind, transform) = (own, 2, .identity)
            coordinates = [from.x, from.y, to.x, to.y]
        case .radial(let own, let center, let start, let end) where start != end:
            (gradient, kind, transform) = (own, 3, .identity)
            coordinates = [center.x, center.y, max(start, 0), center.x, center.y, max(end, 0)]
        case .elliptical(let own, let center, let radii, let start, let end)
        where start != end && radii.width > 0 && radii.height > 0:
            (gradient, kind) = (own, 3)
            transform = .scale(x: radii.width, y: radii.height).then(.translation(x: center.x, y: center.y))
            coordinates = [0, 0, max(start, 0), 0, 0, max(end, 0)]
        default: return nil
        }
        guard !gradient.stops.isEmpty, (coordinates + [transform.a, transform.d]).allSatisfy(\.isFinite)
        else {
            return nil
        }
        let steps = Steps(gradient, scheme)
        colorFunction = steps.function { [$0.red, $0.green, $0.blue] }
        opacityFunction = steps.isOpaque ? nil : steps.function { [$0.alpha] }
    }

    func text(_ function: String, space: String) -> String {
        "<< /ShadingType \(kind) /ColorSpace \(space) /Coords [\(PDFText.numbers(coordinates))] /Function \(function) /Extend [true true] >>"
    }
}

/// The parts of a gradient between its stops, from 0 to 1.
private struct Steps {
    private var parts: [(end: Double, from: RGBA, to: RGBA)] = []

    private static let thinnest = 1e-5

    var isOpaque: Bool { parts.allSatisfy { $0.from.alpha >= 1 && $0.to.alpha >= 1 } }

    init(_ gradient: Gradient, _ scheme: ColorScheme) {
        var start = 0.0
        let ends = gradient.stops.map(\.location).filter { $0 > 0 && $0 < 1 - Self.thinnest } + [1]
        // Programs tell parts by their bounds, which must differ as they are written.
        for end in ends where end >= start + Self.thinnest {
            let colors = Steps.colors(gradient, scheme, start, end)
            parts.append((end, colors.0, colors.1))
            start = end
        }
    }

    /// The colors at both ends of a part that no stop lies in: two stops at one place are a step.
    private static func colors(_ gradient: Gradient, _ scheme: ColorScheme, _ start: Double, _ end: Double)
        -> (
            RGBA, RGBA
        )
    {
        let stops = gradient.stops, middle = (start + end) / 2
        let next = stops.firstIndex { $0.location >= middle } ?? stops.count
        guard next > 0, next < stops.count else {
            let color = stops[next == 0 ? 0 : stops.count - 1].color.resolved(in: scheme)
            return (color, color)
        }
        let (before, after) = (stops[next - 1], stops[next])
        func color(_ place: Double) -> RGBA {
            let share = (place - before.location) / (after.location - before.location)
            return before.color.resolved(in: scheme).mixed(with: after.color.resolved(in: scheme), by: share)
        }
        return (color(start), color(end))
    }

    /// A function of the place along the gradient.
    func function(_ channels: (RGBA) -> [Double]) -> String {
        let pieces = parts.map { part in
            "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(PDFText.numbers(channels(part.from)))] /C1 [\(PDFText.numbers(channels(part.to)))] >>"
        }
        if pieces.count == 1 { return pieces[0] }
        let bounds = PDFText.numbers(parts.dropLast().map(\.end))
        let codes = String(repeating: "0 1 ", count: pieces.count)
        return
            "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))] /Bounds [\(bounds)] /Encode [\(codes)] >>"
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, by share: Double) -> RGBA {
        func mix(_ a: Double, _ b: Double) -> Double { (a + (b - a) * share).clamped(to: 0...1) }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
