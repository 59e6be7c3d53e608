import Graphics

/// Reads the `d` of an SVG path into steps with absolute points. Arcs, which templates of symbols do not
/// have, are refused.
struct SVGPathReader {
    /// `m`, `l`, `c` or `z` with its points.
    struct Step: Equatable {
        var letter: String
        var points: [Point]

        func map(_ change: (Point) -> Point) -> Step { Step(letter: letter, points: points.map(change)) }
    }

    private var rest: ArraySlice<UInt8>
    private var steps: [Step] = []
    private var pen = Point.zero
    private var start = Point.zero
    /// The last control point, from which a smooth curve goes on, and whether it was that of a cubic curve.
    private var control: (point: Point, isCubic: Bool)?

    static func steps(_ data: String) -> [Step]? {
        var reader = SVGPathReader(rest: Array(data.utf8)[...])
        return reader.read() ? reader.steps : nil
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func read() -> Bool {
        var command: UInt8 = 0
        while true {
            skip()
            guard let next = rest.first else { return true }
            if next.isASCIILetter {
                command = next
                rest.removeFirst()
            } else if command == 0 || command | 32 == UInt8(ascii: "z") {
                return false
            }
            guard step(command | 32, isRelative: command & 32 != 0) else { return false }
            // What follows a move without a letter is a line.
            if command | 32 == UInt8(ascii: "m") { command = command & 32 | UInt8(ascii: "L") }
        }
    }

    private mutating func step(_ command: UInt8, isRelative: Bool) -> Bool {
        let origin = isRelative ? pen : .zero
        var last: (point: Point, isCubic: Bool)?
        defer { control = last }
        switch command {
        case UInt8(ascii: "m"):
            guard let point = point(origin) else { return false }
            start = point
            add("m", [point])
        case UInt8(ascii: "l"):
            guard let point = point(origin) else { return false }
            add("l", [point])
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            add("l", [Point(x: origin.x + x, y: pen.y)])
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            add("l", [Point(x: pen.x, y: origin.y + y)])
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let smooth = control.flatMap { $0.isCubic ? reflected($0.point) : nil } ?? pen
            guard let first = command == UInt8(ascii: "s") ? smooth : point(origin),
                let second = point(origin), let end = point(origin)
            else { return false }
            add("c", [first, second, end])
            last = (second, true)
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let smooth = control.flatMap { $0.isCubic ? nil : reflected($0.point) } ?? pen
            guard let middle = command == UInt8(ascii: "t") ? smooth : point(origin), let end = point(origin)
            else { return false }
            add("c", [between(pen, middle), between(end, middle), end])
            last = (middle, false)
        case UInt8(ascii: "z"):
            add("z", [])
            pen = start
        default: return false
        }
        return true
    }

    private mutating func add(_ letter: String, _ points: [Point]) {
        steps.append(Step(letter: letter, points: points))
        if let end = points.last { pen = end }
    }

    private func reflected(_ point: Point) -> Point { Point(x: 2 * pen.x - point.x, y: 2 * pen.y - point.y) }

    /// Two thirds of the way to the control point of a quadratic curve.
    private func between(_ end: Point, _ middle: Point) -> Point {
        Point(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
    }

    private mutating func point(_ origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: origin.x + x, y: origin.y + y)
    }

    private mutating func skip() {
        rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ",") }
    }

    private mutating func number() -> Double? {
        skip()
        var length = 0, hasPoint = false, isExponent = false
        for byte in rest {
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if isSign, length > 0, !isExponent { break }
            if byte == UInt8(ascii: ".") {
                if hasPoint { break }
                hasPoint = true
            } else if !isSign, !byte.isASCIIDigit, byte | 32 != UInt8(ascii: "e") {
                break
            }
            isExponent = byte | 32 == UInt8(ascii: "e")
            length += 1
        }
        defer { rest = rest.dropFirst(length) }
        guard let number = Double(String(decoding: rest.prefix(length), as: UTF8.self)),
            number.magnitude < 1_000_000
        else { return nil }
        return number
    }
}
