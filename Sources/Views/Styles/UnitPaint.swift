import Graphics
import Layout

/// A paint whose points are fractions of the box that it will fill.
struct UnitPaint: Sendable {
    indirect enum Kind: Sendable {
        case color(Color)
        case linear(Gradient, from: UnitPoint, to: UnitPoint)
        /// Radii in points.
        case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
        /// Radii as fractions of the box's sides.
        case elliptical(Gradient, center: UnitPoint, start: Double, end: Double)
        /// Angles in radians.
        case angular(Gradient, center: UnitPoint, start: Double, end: Double)
        /// A picture from its upper left corner on, and how much of it is one tile, in points.
        case tiles(DisplayList, Size)
    }

    var kind: Kind
    /// Shadows of `.shadow(_:)` styles, under what is painted.
    var shadows: [StyleShadow] = []
    var blendMode: BlendMode?
    /// `in(_:)`: the box that the points are fractions of instead, seen from the corner of the one that is
    /// filled.
    var rect: Rect?

    init(_ kind: Kind) { self.kind = kind }
    init(_ color: Color) { kind = .color(color) }
    init(_ role: ColorRole) { kind = .color(Color(role)) }

    /// The paint for a box in absolute points.
    func paint(in filled: Rect) -> Paint {
        let box = rect.map { Rect(origin: $0.origin + filled.origin, size: $0.size) } ?? filled
        switch kind {
        case .color(let color): return .color(color)
        case .linear(let gradient, let from, let to): return .linear(gradient, from: box[from], to: box[to])
        case .radial(let gradient, let center, let start, let end):
            return .radial(gradient, center: box[center], startRadius: start, endRadius: end)
        case .elliptical(let gradient, let center, let start, let end):
            return .elliptical(gradient, center: box[center], radii: box.size, start: start, end: end)
        case .angular(let gradient, let center, let start, let end):
            return .angular(gradient, center: box[center], startAngle: start, endAngle: end)
        case .tiles(let picture, let size): return .tiles(picture, Rect(origin: box.origin, size: size))
        }
    }

    /// The same with every color changed.
    func map(_ change: (Color) -> Color) -> UnitPaint {
        var copy = self
        switch kind {
        case .color(let color): copy.kind = .color(change(color))
        case .linear(let gradient, let from, let to):
            copy.kind = .linear(gradient.mapped(change), from: from, to: to)
        case .radial(let gradient, let center, let start, let end):
            copy.kind = .radial(gradient.mapped(change), center: center, startRadius: start, endRadius: end)
        case .elliptical(let gradient, let center, let start, let end):
            copy.kind = .elliptical(gradient.mapped(change), center: center, start: start, end: end)
        case .angular(let gradient, let center, let start, let end):
            copy.kind = .angular(gradient.mapped(change), center: center, start: start, end: end)
        case .tiles(let picture, let size): copy.kind = .tiles(picture.mapColors(change), size)
        }
        return copy
    }

    /// The same with a straight gradient laid along an arc, angles in radians.
    func wound(from start: Double, by sweep: Double) -> UnitPaint {
        guard case .linear(let gradient, _, _) = kind else { return self }
        var copy = self
        copy.kind = .angular(gradient, center: .center, start: start, end: start + sweep)
        return copy
    }

    func opacity(_ factor: Double) -> UnitPaint { factor == 1 ? self : map { $0.opacity(factor) } }

    /// One color that stands for it where only a color can be drawn.
    var color: Color {
        switch kind {
        case .color(let color): return color
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
            .angular(let gradient, _, _, _):
            return gradient.color(at: 0.5)
        case .tiles: return paint(in: .zero).colors.first ?? .clear
        }
    }

    /// The effects around what is painted with it.
    var effects: [GroupEffect] {
        var effects: [GroupEffect] = []
        if let blendMode { effects.append(.blendMode(blendMode)) }
        for shadow in shadows where !shadow.isInner {
            effects.append(.shadow(shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        return effects
    }

    /// The ink for letters in a text's frame.
    func ink(in frame: Rect) -> TextInk {
        let inner = shadows.filter { $0.isInner }.map {
            GroupEffect.innerShadow($0.color, radius: $0.radius, x: $0.x, y: $0.y)
        }
        return TextInk(paint(in: frame), effects: effects + inner)
    }

    /// The same for runs, which know the frame later.
    var inking: @Sendable (Rect) -> TextInk {
        let paint = self
        return { paint.ink(in: $0) }
    }

    /// Fills a path in a box.
    func fill(_ path: Path, in box: Rect, rule: FillRule = .nonZero, list: inout DisplayList, view: ViewID) {
        let effects = effects
        for effect in effects { list.push(effect, view: view) }
        list.fill(path, with: paint(in: box), rule: rule, view: view)
        for shadow in shadows where shadow.isInner { shadow.fall(into: path, rule, list: &list, view: view) }
        for _ in effects { list.pop(view: view) }
    }

    func stroke(_ path: Path, in box: Rect, style: StrokeStyle, list: inout DisplayList, view: ViewID) {
        let effects = effects
        for effect in effects { list.push(effect, view: view) }
        list.stroke(path, with: paint(in: box), style: style, view: view)
        for _ in effects { list.pop(view: view) }
    }
}

/// A `ShadowStyle`, lengths in points.
struct StyleShadow: Sendable {
    var color: Color
    var radius: Double
    var x: Double
    var y: Double
    var isInner: Bool

    /// Draws an inner shadow: what lies around the outline casts it, and only the inside shows it.
    func fall(into path: Path, _ rule: FillRule, list: inout DisplayList, view: ViewID) {
        let reach = 2 * radius + max(x.magnitude, y.magnitude) + 1
        guard reach.isFinite else { return }
        var around = Path.rect(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        around.addPath(path)
        list.push(.clip(path, rule), view: view)
        list.push(.shadow(color, radius: radius, x: x, y: y), view: view)
        list.fill(around, with: .color(.black), rule: .evenOdd, view: view)
        list.pop(view: view)
        list.pop(view: view)
    }
}

extension Gradient {
    func mapped(_ change: (Color) -> Color) -> Gradient {
        Gradient(stops: stops.map { Stop(color: change($0.color), location: $0.location) })
    }
}

extension Rect {
    /// The point at a fraction of the width and height.
    subscript(point: UnitPoint) -> Point { Point(x: minX + width * point.x, y: minY + height * point.y) }
}
