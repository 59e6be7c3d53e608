import Graphics

/// Looks for a symbol's outline by its SF Symbols name in an open icon set and among drawings of our own.
/// Circles, squares and slashes around a known symbol, and filled forms of symbols that have only one, are
/// composed.
struct SymbolSearch {
    /// How often all names of the table were gone through.
    private(set) var scans = 0
    /// A name of three endings needs about as many. Each ending more doubles them, since what stands before
    /// it may be known with and without those behind it.
    private static let mostScans = 40

    /// The outline for a name, or nil if the set has nothing like it.
    mutating func outline(named name: String) -> SymbolOutline? {
        let bytes = Array(name.utf8)
        guard var found = find(bytes) else { return nil }
        if bytes.without(suffix: ".circle.fill") != nil || bytes.without(suffix: ".square.fill") != nil {
            found.enclosingContours = 1
        } else if bytes.without(suffix: ".circle") != nil || bytes.without(suffix: ".square") != nil {
            found.enclosingContours = 2
        }
        return found
    }

    /// What the table has under a name.
    private mutating func entry(_ name: [UInt8]) -> SymbolOutline? {
        guard scans < SymbolSearch.mostScans else { return nil }
        scans += 1
        return SymbolOutline(entry: name)
    }

    private mutating func find(_ name: [UInt8]) -> SymbolOutline? {
        guard scans < SymbolSearch.mostScans else { return nil }
        if let outline = entry(name) { return outline }
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

    private var center: Point { Point(x: 8, y: 8) }

    private func square(_ inset: Double) -> Path {
        .roundedRect(
            Rect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset), cornerRadius: 3 - inset,
            style: .circular)
    }

    /// What stands in a circle or a square: a letter, a number up to 50, or a smaller symbol, filled if it
    /// has such a form.
    private mutating func enclosed(_ name: [UInt8]) -> SymbolOutline? {
        if let symbol = characters(name) { return symbol }
        guard var symbol = entry(name + Array(".fill".utf8)) ?? find(name) else { return nil }
        symbol.path = symbol.path.applying(AffineTransform.scale(x: 0.56, y: 0.56).around(center))
        return symbol
    }

    private mutating func characters(_ name: [UInt8]) -> SymbolOutline? {
        guard name.count == 1 || isNumber(name) else { return nil }
        var whole = SymbolOutline(path: Path())
        whole.hasOverlaps = true
        for (index, byte) in name.enumerated() {
            guard let glyph = entry([UInt8(ascii: "#"), byte]) else { return nil }
            guard name.count == 2 else { return glyph }
            let narrow = AffineTransform.scale(x: 0.85, y: 0.85).around(center)
            whole.path.addPath(glyph.path.applying(narrow).offsetBy(dx: index == 0 ? -2.6 : 2.6, dy: 0))
        }
        return whole
    }

    /// Two digits from 10 to 50.
    private func isNumber(_ name: [UInt8]) -> Bool {
        guard name.count == 2, name[1] >= UInt8(ascii: "0"), name[1] <= UInt8(ascii: "9") else {
            return false
        }
        return name[0] >= UInt8(ascii: "1")
            && (name[0] < UInt8(ascii: "5") || name[0] == UInt8(ascii: "5") && name[1] == UInt8(ascii: "0"))
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
