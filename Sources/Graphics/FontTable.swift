/// A font that comes with the page: what its letters take, by the font's own tables. Two tables are the same
/// only if they are one.
public final class FontTable: Sendable, Equatable {
    /// What the page's styles call it.
    public let name: String
    public let weight: Int
    public let isItalic: Bool
    public let unitsPerEm: Double
    /// In the font's units, the descent downward.
    public let ascent: Double
    public let descent: Double
    public let lineGap: Double
    public let capHeight: Double
    private let advances: CharacterValues
    private let kerning: ClassKerning
    /// Characters that are drawn as one, each of which stands amongst the characters by its place here.
    private let ligatures: [[UInt32]]

    public init(
        name: String, weight: Int, isItalic: Bool, unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int,
        capHeight: Int,
        advances: CharacterValues, kerning: ClassKerning, ligatures: [[UInt32]] = []
    ) {
        self.name = name
        self.weight = weight
        self.isItalic = isItalic
        self.unitsPerEm = Double(max(unitsPerEm, 1))
        self.ascent = Double(ascent)
        self.descent = Double(descent)
        self.lineGap = Double(lineGap)
        self.capHeight = Double(capHeight)
        self.advances = advances
        self.kerning = kerning
        self.ligatures = ligatures.filter { $0.count > 1 }.count == ligatures.count ? ligatures : []
    }

    public static func == (a: FontTable, b: FontTable) -> Bool { a === b }

    /// In ems; nil for a character that the font does not have.
    public func advance(_ scalar: UInt32) -> Double? { advances[scalar].map { Double($0) / unitsPerEm } }

    /// The longest ligature at a place of a text, and how many characters it is made of.
    public func ligature(in scalars: [UInt32], at start: Int, end: Int) -> (scalar: UInt32, count: Int)? {
        var best: (scalar: UInt32, count: Int)?
        for (index, ligature) in ligatures.enumerated() where ligature[0] == scalars[start] {
            guard ligature.count > best?.count ?? 1, start + ligature.count <= end,
                ligature.elementsEqual(scalars[start..<start + ligature.count])
            else { continue }
            best = (0x110000 + UInt32(index), ligature.count)
        }
        return best
    }

    /// What stands between two characters, in ems.
    public func kerning(_ left: UInt32, _ right: UInt32) -> Double {
        Double(kerning[left, right]) / unitsPerEm
    }
}

/// Numbers by character.
public struct CharacterValues: Sendable {
    private var scalars: [UInt32] = []
    private var values: [Int32] = []

    public init() {}

    /// Characters come in ascending order.
    public mutating func append(_ scalar: UInt32, _ value: Int32) {
        scalars.append(scalar)
        values.append(value)
    }

    public subscript(scalar: UInt32) -> Int32? {
        var low = 0, high = scalars.count
        while low < high {
            let middle = (low + high) / 2
            if scalars[middle] == scalar { return values[middle] }
            if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

/// What stands between characters, by classes of left and of right ones, both counted from 1.
public struct ClassKerning: Sendable {
    private let lefts: CharacterValues
    private let rights: CharacterValues
    private var values: [Int32] = []
    private var width = 0

    public init(
        lefts: CharacterValues, rights: CharacterValues, _ entries: [(left: Int, right: Int, value: Int)]
    ) {
        self.lefts = lefts
        self.rights = rights
        let known = entries.filter { (1...4000).contains($0.left) && (1...4000).contains($0.right) }
        for entry in known { width = max(width, entry.right) }
        for entry in known {
            let place = (entry.left - 1) * width + entry.right - 1
            while values.count <= place { values.append(0) }
            values[place] = Int32(truncatingIfNeeded: entry.value)
        }
    }

    subscript(left: UInt32, right: UInt32) -> Int32 {
        guard let row = lefts[left], let column = rights[right], row > 0, column > 0, column <= width else {
            return 0
        }
        let place = (Int(row) - 1) * width + Int(column) - 1
        return place < values.count ? values[place] : 0
    }
}
