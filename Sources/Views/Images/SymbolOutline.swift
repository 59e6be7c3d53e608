import Graphics

/// The outline of a symbol, and the forms that are composed of it.
struct SymbolOutline {
    /// In a box 16 units wide and high.
    var path: Path
    var rule = FillRule.nonZero
    /// Whether it has lines, whose outlines may lie over each other.
    var hasOverlaps = false
    /// How many of the largest contours are the plate or the ring around the symbol.
    var enclosingContours = 0

    static let boxSize = 16.0

    /// What the table has under a name.
    init?(entry name: [UInt8]) {
        guard var reader = SymbolReader(named: name) else { return nil }
        path = reader.path()
        hasOverlaps = reader.hasLines
    }

    init(path: Path, rule: FillRule = .nonZero) {
        self.path = path
        self.rule = rule
    }

    func inside(ring: Path, hole: Path) -> SymbolOutline {
        var path = ring
        path.addPath(hole.reversed)
        path.addPath(self.path)
        return SymbolOutline(path: path)
    }

    func knockedOut(of plate: Path) -> SymbolOutline {
        if hasOverlaps { return SymbolOutline(path: plate.combined(with: path, by: .subtraction)) }
        var path = plate
        path.addPath(self.path)
        return SymbolOutline(path: path, rule: .evenOdd)
    }

    /// The slash runs the way the outline does, so that it covers what it crosses.
    var slashed: SymbolOutline {
        let corners = [
            Point(x: 1.1, y: 1.8), Point(x: 1.8, y: 1.1), Point(x: 14.9, y: 14.2), Point(x: 14.2, y: 14.9),
        ]
        var path = path
        path.addLines(path.signedArea < 0 ? corners.reversed() : corners)
        path.closeSubpath()
        return SymbolOutline(path: path, rule: rule)
    }
}

/// Reads the table of outlines: a line for each icon, its names, a space, and the steps of its pen on a grid
/// of 256.
private struct SymbolReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private var pen = Point.zero

    private(set) var hasLines = false

    private init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    init?(named name: [UInt8]) {
        let bytes = SymbolTable.bytes
        var line = 0
        while line < bytes.count {
            var position = line
            while position < bytes.count, bytes[position] != SymbolReader.space {
                if SymbolReader.matches(bytes, &position, name) {
                    while bytes[position] != SymbolReader.space { position += 1 }
                    self.init(bytes, at: position + 1)
                    return
                }
            }
            while position < bytes.count, bytes[position] != SymbolReader.newLine { position += 1 }
            line = position + 1
        }
        return nil
    }

    private static let space = UInt8(ascii: " ")
    private static let newLine = UInt8(ascii: "\n")

    /// Compares the name at a position and moves behind it.
    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ name: [UInt8])
        -> Bool
    {
        var index = 0
        var isSame = true
        while bytes[position] != space, bytes[position] != UInt8(ascii: ",") {
            if index >= name.count || name[index] != bytes[position] { isSame = false }
            index += 1
            position += 1
        }
        if isSame && index == name.count { return true }
        if bytes[position] == UInt8(ascii: ",") { position += 1 }
        return false
    }

    /// The parts of an icon, of which "o" stands between: areas, lines behind "s" and their width, and lines
    /// that take away what is under them behind "t".
    mutating func path() -> Path {
        var path = Path()
        while !isAtEnd {
            let kind = bytes[position]
            guard kind == UInt8(ascii: "s") || kind == UInt8(ascii: "t") else {
                path.addPath(part())
                continue
            }
            position += 1
            hasLines = true
            let width = number()
            let line = part().outlined(lineWidth: width)
            path.addPath(kind == UInt8(ascii: "s") ? line : line.reversed)
        }
        return path
    }

    private var isAtEnd: Bool { position >= bytes.count || bytes[position] == SymbolReader.newLine }

    private mutating func part() -> Path {
        var path = Path()
        pen = .zero
        while !isAtEnd {
            let step = bytes[position]
            position += 1
            switch step {
            case UInt8(ascii: "o"): return path
            case UInt8(ascii: "m"): path.move(to: point())
            case UInt8(ascii: "l"): path.addLine(to: point())
            case UInt8(ascii: "h"):
                pen.x += number()
                path.addLine(to: pen)
            case UInt8(ascii: "v"):
                pen.y += number()
                path.addLine(to: pen)
            case UInt8(ascii: "c"):
                let first = point(), second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            default: path.closeSubpath()
            }
        }
        return path
    }

    private mutating func point() -> Point {
        pen.x += number()
        pen.y += number()
        return pen
    }

    /// A length in units of the 16-unit box.
    private mutating func number() -> Double {
        let high = digit()
        if high < 79 { return Double(high - 39) / 16 }
        return Double((high - 79) * 91 + digit() - 546) / 16
    }

    /// The characters from `#` to `~` without the backslash, counted from 0.
    private mutating func digit() -> Int {
        let byte = bytes[position]
        position += 1
        return Int(byte) - 35 - (byte > 92 ? 1 : 0)
    }
}
