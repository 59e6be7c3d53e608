/// Finds room for the sizes of views: in a corner of what is seen of each, beside the sizes that stand
/// already.
struct FrameLabels {
    let canvas: Rect
    /// The height of the letters, in points.
    let size: Double
    private var taken: [Rect] = []
    private var labeled: [Rect] = []

    init(canvas: Rect, size: Double) {
        self.canvas = canvas
        self.size = size
    }

    /// Where the text of a label begins, at its baseline; nil when it is better left to the outline's title,
    /// because it would not be whole, would cover most of its view, or says of equal frames the same again.
    mutating func place(_ text: String, in frame: Rect) -> Point? {
        // Digits are somewhat more than half as wide as letters are high; around them stands a chip.
        let width = Double(text.unicodeScalars.count) * size * 0.58 + size * 0.6
        let height = size * 1.4
        guard let seen = frame.intersection(canvas), seen.width >= width, seen.height >= height * 1.6,
            !labeled.contains(frame)
        else { return nil }
        let corners = [
            seen.origin, Point(x: seen.maxX - width, y: seen.minY),
            Point(x: seen.maxX - width, y: seen.maxY - height),
            Point(x: seen.minX, y: seen.maxY - height),
        ]
        for corner in corners {
            let chip = Rect(origin: corner, size: Size(width: width, height: height))
            guard !taken.contains(where: { $0.overlaps(chip) }) else { continue }
            taken.append(chip)
            labeled.append(frame)
            return Point(x: corner.x + size * 0.3, y: corner.y + size * 1.06)
        }
        return nil
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
