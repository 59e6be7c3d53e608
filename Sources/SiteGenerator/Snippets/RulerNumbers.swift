/// Numbers in a row, none over another.
struct RulerNumbers {
    private(set) var all: [(text: String, middle: Double)] = []

    /// How long a number is, with a gap, at 7 pixels a digit in the widest of the readers' faces.
    static func length(of text: String) -> Double { Double(text.utf8.count) * 7 + 4 }

    /// Puts a number over its place where there is room, and gives its middle. One that may be shifted goes
    /// beside its place otherwise.
    mutating func place(_ text: String, at place: Double, isShifted: Bool = false) -> Double? {
        let half = Self.length(of: text) / 2
        let places = isShifted ? [place, max(place - half, half), place + half] : [place]
        let free = places.first { middle in
            all.allSatisfy { abs($0.middle - middle) >= half + Self.length(of: $0.text) / 2 }
        }
        if let free { all.append((text, free)) }
        return free
    }
}
