/// Colors along a line, each at a place from 0 to 1, in order.
public struct Gradient: Equatable, Sendable {
    /// A color and where along the gradient it stands, from 0 to 1.
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colors at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        var stops: [Stop] = []
        for (index, color) in colors.enumerated() {
            stops.append(Stop(color: color, location: Double(index) / Double(last)))
        }
        self.stops = stops
    }

    /// The color at a place; beyond the ends it stays that of the end.
    public func color(at location: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        for index in stops.indices.dropFirst() where location <= stops[index].location {
            let before = stops[index - 1], after = stops[index]
            let span = after.location - before.location
            if span <= 0 { return after.color }
            return before.color.mix(with: after.color, by: (location - before.location) / span, in: .device)
        }
        return last.color
    }

    func map(_ change: (Color) -> Color) -> Gradient {
        Gradient(stops: stops.map { Stop(color: change($0.color), location: $0.location) })
    }
}

/// What a shape is filled with. All points are absolute.
public enum Paint: Equatable, Sendable {
    case color(Color)
    case linear(Gradient, from: Point, to: Point)
    case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    /// Like radial, in an ellipse: fractions of the two radii where the gradient starts and ends.
    case elliptical(Gradient, center: Point, radii: Size, start: Double, end: Double)
    /// Around a center, angles in radians, clockwise from the right.
    case angular(Gradient, center: Point, startAngle: Double, endAngle: Double)
    /// A picture beside itself in both directions: what is drawn from the origin on, and where one tile of it
    /// lies.
    case tiles(DisplayList, Rect)

    /// The same with every color's opacity multiplied.
    public func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        return map { $0.opacity(factor) }
    }

    /// The same with every color changed.
    public func map(_ change: (Color) -> Color) -> Paint {
        switch self {
        case .color(let color):
            return .color(change(color))
        case .linear(let gradient, let from, let to):
            return .linear(gradient.map(change), from: from, to: to)
        case .radial(let gradient, let center, let start, let end):
            return .radial(gradient.map(change), center: center, startRadius: start, endRadius: end)
        case .elliptical(let gradient, let center, let radii, let start, let end):
            return .elliptical(gradient.map(change), center: center, radii: radii, start: start, end: end)
        case .angular(let gradient, let center, let start, let end):
            return .angular(gradient.map(change), center: center, startAngle: start, endAngle: end)
        case .tiles(let list, let tile): return .tiles(list.mapColors(change), tile)
        }
    }

    var isAngular: Bool {
        if case .angular = self { return true }
        return false
    }

    /// Every color in it.
    public var colors: [Color] {
        switch self {
        case .color(let color): return [color]
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
            .elliptical(let gradient, _, _, _, _),
            .angular(let gradient, _, _, _):
            return gradient.stops.map { $0.color }
        case .tiles(let list, _): return list.commands.flatMap { $0.operation.colors }
        }
    }
}
