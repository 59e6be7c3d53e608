/// The `d` of a path: relative steps in whole thousandths, so that errors do not add up, and as few
/// characters as the grammar allows.
struct PathData {
    private(set) var text = ""
    private var x: Int64 = 0
    private var y: Int64 = 0
    private var startX: Int64 = 0
    private var startY: Int64 = 0
    /// From where the last curve ended to the control point that would carry it straight on.
    private var onward: (x: Int64, y: Int64)?
    private var lastCommand = ""
    private var lastNumberHasPoint = false
    private var needsSeparator = false

    init(_ path: Path) {
        for element in path.elements { add(element) }
    }

    private mutating func add(_ element: Path.Element) {
        if case .cubic(let point, let first, let second) = element { return curve(to: point, first, second) }
        onward = nil
        switch element {
        case .move(let point):
            command(text.utf8.isEmpty ? "M" : "m")
            let isAbsolute = sameBytes(lastCommand, "M")
            step(to: point, isAbsolute: isAbsolute)
            (startX, startY) = (x, y)
            // What follows a move without a letter is a line, absolute after an absolute move.
            lastCommand = isAbsolute ? "L" : "l"
        case .line(let point): line(to: point)
        case .quad(let point, let control):
            command("q")
            offset(control)
            step(to: point)
        case .cubic: break
        case .close:
            command("z")
            (x, y) = (startX, startY)
        }
    }

    private mutating func line(to point: Point) {
        let newX = Decimal.thousandths(point.x), newY = Decimal.thousandths(point.y)
        if newX == x && newY == y { return }
        if newY == y {
            command("h")
            number(newX - x)
        } else if newX == x {
            command("v")
            number(newY - y)
        } else {
            command("l")
            number(newX - x)
            number(newY - y)
        }
        (x, y) = (newX, newY)
    }

    /// A curve that goes on as the one before it ended, within a thousandth, needs no first control point.
    private mutating func curve(to point: Point, _ first: Point, _ second: Point) {
        let isSmooth = continues(with: first)
        command(isSmooth ? "s" : "c")
        if !isSmooth { offset(first) }
        offset(second)
        step(to: point)
        onward = (x - Decimal.thousandths(second.x), y - Decimal.thousandths(second.y))
    }

    private func continues(with control: Point) -> Bool {
        guard let onward else { return false }
        let offX = Decimal.thousandths(control.x) - x - onward.x,
            offY = Decimal.thousandths(control.y) - y - onward.y
        return abs(offX) <= 1 && abs(offY) <= 1
    }

    private mutating func step(to point: Point, isAbsolute: Bool = false) {
        let newX = Decimal.thousandths(point.x), newY = Decimal.thousandths(point.y)
        number(isAbsolute ? newX : newX - x)
        number(isAbsolute ? newY : newY - y)
        (x, y) = (newX, newY)
    }

    private mutating func offset(_ point: Point) {
        number(Decimal.thousandths(point.x) - x)
        number(Decimal.thousandths(point.y) - y)
    }

    private mutating func command(_ letter: String) {
        if sameBytes(letter, lastCommand) && !sameBytes(letter, "z") && !sameBytes(letter, "m") { return }
        text += letter
        lastCommand = letter
        needsSeparator = false
    }

    private mutating func number(_ value: Int64) {
        let hasPoint = value % 1000 != 0
        let startsWithPoint = hasPoint && value > 0 && value < 1000
        if needsSeparator && value >= 0 && !(startsWithPoint && lastNumberHasPoint) { text += " " }
        Decimal.append(thousandths: value, to: &text, leadingZero: false)
        lastNumberHasPoint = hasPoint
        needsSeparator = true
    }
}
