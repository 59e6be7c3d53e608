import Graphics

/// Finds a symbol's outline by its SF Symbols name in an open icon set and among drawings of our own.
/// Circles, squares and slashes around a known symbol, and filled forms of symbols that have only one, are
/// composed.
struct SymbolOutline {
    /// In a box 16 units wide and high.
    var path: Path
    var rule = FillRule.nonZero
    /// Whether it has lines, whose outlines may lie over each other.
    private var hasOverlaps = false
    /// How many of the largest contours are the plate or the ring around the symbol.
    private(set) var enclosingContours = 0

    static let boxSize = 16.0

    /// The outline for a name, or nil if the set has nothing like it.
    init?(_ name: String) {
        let bytes = Array(name.utf8)
        guard let found = SymbolOutline.find(bytes) else { return nil }
        self = found
        if bytes.without(suffix: ".circle.fill") != nil || bytes.without(suffix: ".square.fill") != nil {
            enclosingContours = 1
        } else if bytes.without(suffix: ".circle") != nil || bytes.without(suffix: ".square") != nil {
            enclosingContours = 2
        }
    }

    /// What the table has under a name.
    private init?(entry name: [UInt8]) {
        guard var reader = SymbolReader(named: name) else { return nil }
        path = reader.path()
        hasOverlaps = reader.hasLines
    }

    init(path: Path, rule: FillRule = .nonZero) {
        self.path = path
        self.rule = rule
    }

    private static func find(_ name: [UInt8]) -> SymbolOutline? {
        if let outline = SymbolOutline(entry: name) { return outline }
        if let base = name.without(suffix: ".circle.fill"), let symbol = enclosed(base) {
            return symbol.knockedOut(of: .circle(center: center, radius: 8))
        }
        if let base = name.without(suffix: ".circle"), let symbol = enclosed(base) {
            return symbol.inside(
                ring: .circle(center: center, radius: 8), hole: .circle(center: center, radius: 7))
        }
        if let base = name.without(suffix: ".square.fill"), let symbol = enclosed(base) {
            return symbol.knockedOut(of: square(0))
        }
        if let base = name.without(suffix: ".square"), let symbol = enclosed(base) {
            return symbol.inside(ring: square(0), hole: square(1))
        }
        if let base = name.without(suffix: ".slash.fill"), let symbol = find(base + Array(".fill".utf8)) {
            return symbol.slashed
        }
        if let base = name.without(suffix: ".slash"), let symbol = find(base) { return symbol.slashed }
        if let base = name.without(suffix: ".fill") { return find(base) }
        if let base = name.beforeBadge { return find(base) }
        return nil
    }

    private static var center: Point { Point(x: 8, y: 8) }

    private static func square(_ inset: Double) -> Path {
        .roundedRect(
            Rect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset), cornerRadius: 3 - inset,
            style: .circular)
    }

    /// What stands in a circle or a square: a letter, a number up to 50, or a smaller symbol, filled if it
    /// has such a form.
    private static func enclosed(_ name: [UInt8]) -> SymbolOutline? {
        if let symbol = characters(name) { return symbol }
        guard var symbol = SymbolOutline(entry: name + Array(".fill".utf8)) ?? find(name) else { return nil }
        symbol.path = symbol.path.applying(AffineTransform.scale(x: 0.56, y: 0.56).around(center))
        return symbol
    }

    private static func characters(_ name: [UInt8]) -> SymbolOutline? {
        guard name.count == 1 || isNumber(name) else { return nil }
        var whole = SymbolOutline(path: Path())
        whole.hasOverlaps = true
        for (index, byte) in name.enumerated() {
            guard let glyph = SymbolOutline(entry: [UInt8(ascii: "#"), byte]) else { return nil }
            guard name.count == 2 else { return glyph }
            let narrow = AffineTransform.scale(x: 0.85, y: 0.85).around(center)
            whole.path.addPath(glyph.path.applying(narrow).offsetBy(dx: index == 0 ? -2.6 : 2.6, dy: 0))
        }
        return whole
    }

    /// Two digits from 10 to 50.
    private static func isNumber(_ name: [UInt8]) -> Bool {
        guard name.count == 2, name[1] >= UInt8(ascii: "0"), name[1] <= UInt8(ascii: "9") else {
            return false
        }
        return name[0] >= UInt8(ascii: "1")
            && (name[0] < UInt8(ascii: "5") || name[0] == UInt8(ascii: "5") && name[1] == UInt8(ascii: "0"))
    }

    private func inside(ring: Path, hole: Path) -> SymbolOutline {
        var path = ring
        path.addPath(hole.reversed)
        path.addPath(self.path)
        return SymbolOutline(path: path)
    }

    private func knockedOut(of plate: Path) -> SymbolOutline {
        if hasOverlaps { return SymbolOutline(path: plate.combined(with: path, by: .subtraction)) }
        var path = plate
        path.addPath(self.path)
        return SymbolOutline(path: path, rule: .evenOdd)
    }

    /// The slash runs the way the outline does, so that it covers what it crosses.
    private var slashed: SymbolOutline {
        let corners = [
            Point(x: 1.1, y: 1.8), Point(x: 1.8, y: 1.1), Point(x: 14.9, y: 14.2), Point(x: 14.2, y: 14.9),
        ]
        var path = path
        path.addLines(path.signedArea < 0 ? corners.reversed() : corners)
        path.closeSubpath()
        return SymbolOutline(path: path, rule: rule)
    }
}

extension [UInt8] {
    fileprivate func without(suffix: StaticString) -> [UInt8]? {
        let ending = Array(UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
        guard count > ending.count, self[(count - ending.count)...].elementsEqual(ending) else { return nil }
        return Array(self[..<(count - ending.count)])
    }

    /// What stands before `.badge.plus` and the like.
    fileprivate var beforeBadge: [UInt8]? {
        let badge = Array(".badge".utf8)
        guard count > badge.count else { return nil }
        for start in 1..<(count - badge.count + 1)
        where self[start..<(start + badge.count)].elementsEqual(badge) {
            return Array(self[..<start])
        }
        return nil
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
