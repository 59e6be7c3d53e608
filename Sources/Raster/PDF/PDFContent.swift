import Graphics

/// The operators of one stream of a PDF file.
struct PDFContent {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ text: String) {
        bytes += Array(text.utf8)
        bytes.append(10)
    }

    mutating func write(_ numbers: [Double], _ name: String) { write(PDFText.numbers(numbers) + " " + name) }

    mutating func concatenate(_ t: AffineTransform) { write([t.a, t.b, t.c, t.d, t.tx, t.ty], "cm") }

    /// The path that the next operator is about.
    mutating func add(_ path: Path) {
        if case .rect(let rect) = path.primitive {
            return write([rect.minX, rect.minY, rect.width, rect.height], "re")
        }
        var pen = Point.zero, start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                start = point
                write([point.x, point.y], "m")
            case .line(let point): write([point.x, point.y], "l")
            case .quad(let point, let control):
                curve(
                    pen.interpolated(to: control, by: 2 / 3), point.interpolated(to: control, by: 2 / 3),
                    point)
            case .cubic(let point, let first, let second): curve(first, second, point)
            case .close: write("h")
            }
            pen = element.end ?? start
        }
    }

    private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
        write([first.x, first.y, second.x, second.y, end.x, end.y], "c")
    }

    /// What is drawn from here on is seen inside the path alone.
    mutating func clip(to path: Path, _ rule: FillRule) {
        add(path)
        write(rule == .evenOdd ? "W* n" : "W n")
    }

    mutating func setColor(_ color: RGBA) {
        let numbers = [color.red, color.green, color.blue].map { $0.clamped(to: 0...1) }
        write(numbers, "rg")
        write(numbers, "RG")
    }

    /// In points; programs draw each dash of a line, however many there are.
    private static let finestDashes = 0.01

    mutating func setStroke(_ style: StrokeStyle) {
        write([max(style.lineWidth, 0)], "w")
        write("\(style.lineCap.rawValue) J \(style.lineJoin.rawValue) j")
        write([max(style.miterLimit, 1)], "M")
        let period = style.dash.reduce(0, +) * 2
        // As in SVG, a line with a negative dash is solid; so is one whose dashes nobody can tell apart.
        guard style.dash.allSatisfy({ $0 >= 0 }), period.isFinite, period >= Self.finestDashes else {
            return write("[] 0 d")
        }
        let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        write("[\(PDFText.numbers(style.dash))] \(PDFText.number(phase < 0 ? phase + period : phase)) d")
    }
}
