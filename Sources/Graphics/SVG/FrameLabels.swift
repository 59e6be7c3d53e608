/// Finds room for the sizes of views: in a corner of what is seen of each where no view inside it is, since
/// a size on a smaller view seems to be that view's; else on its upper or lower edge; else in any corner. A
/// size covers neither another one nor letters, which the picture is there to show.
struct FrameLabels {
    let canvas: Rect
    /// The height of the letters, in points.
    let size: Double
    let frames: [Rect]
    /// The boxes of what is written in the picture.
    private let letters: [Rect]
    private var taken: [Rect] = []
    private var labeled: [Rect] = []

    /// - Parameters:
    ///   - frames: of all views, in the picture's points.
    ///   - letters: the boxes of what is written in the picture.
    init(canvas: Rect, size: Double, frames: [Rect], letters: [Rect] = []) {
        self.canvas = canvas
        self.size = size
        self.frames = frames
        self.letters = letters
    }

    /// Where the text of a label begins, at its baseline; nil when it is better left to the outline's title,
    /// because it would not be whole, would cover letters or most of its view, or says of equal frames the
    /// same again.
    mutating func place(_ text: String, in frame: Rect) -> Point? {
        // Digits are somewhat more than half as wide as letters are high; around them stands a chip.
        let width = Double(text.unicodeScalars.count) * size * 0.58 + size * 0.6
        let height = size * 1.4
        guard let seen = frame.intersection(canvas), seen.width >= width, seen.height >= height * 1.6,
            !labeled.contains(frame)
        else { return nil }
        let chip = Size(width: width, height: height)
        guard let origin = self.origin(of: chip, in: seen, frame: frame) else { return nil }
        taken.append(Rect(origin: origin, size: chip))
        labeled.append(frame)
        return Point(x: origin.x + size * 0.3, y: origin.y + size * 1.06)
    }

    private func origin(of chip: Size, in seen: Rect, frame: Rect) -> Point? {
        let (right, bottom) = (seen.maxX - chip.width, seen.maxY - chip.height)
        let corners = [
            seen.origin, Point(x: right, y: seen.minY), Point(x: right, y: bottom),
            Point(x: seen.minX, y: bottom),
        ]
        let edges = [
            Point(x: seen.minX, y: seen.minY - chip.height), Point(x: right, y: seen.minY - chip.height),
            Point(x: seen.minX, y: seen.maxY), Point(x: right, y: seen.maxY),
        ]
        let free = (corners + edges).filter { isFree(Rect(origin: $0, size: chip)) }
        return free.first { isClear(Rect(origin: $0, size: chip), around: frame) }
            ?? free.first { corners.contains($0) }
    }

    private func isFree(_ chip: Rect) -> Bool {
        // Digits fill what is between a chip's margins.
        let digits = chip.insetBy(dx: size * 0.2, dy: size * 0.25)
        return chip.minY >= canvas.minY && chip.maxY <= canvas.maxY && !taken.contains { $0.overlaps(chip) }
            && !letters.contains { $0.overlaps(digits) }
    }

    /// Whether nothing is below it but the view itself and those that it is in.
    private func isClear(_ chip: Rect, around frame: Rect) -> Bool {
        frames.allSatisfy { !$0.overlaps(chip) || $0.holds(frame) }
    }
}

extension DisplayList {
    /// Where letters are drawn, from their caps to their descenders.
    func letters(within canvas: Rect) -> [Rect] {
        var boxes: [Rect] = []
        commands.forEachTransformed { operation, transform in
            guard case .text(let text) = operation else { return }
            let box = transform.apply(text.box)
            if box.overlaps(canvas) { boxes.append(box) }
        }
        return boxes
    }
}

extension TextDrawing {
    /// Capitals are about 0.72 of a font's size, descenders 0.22.
    fileprivate var box: Rect {
        Rect(x: origin.x, y: origin.y - font.size * 0.72, width: width, height: font.size * 0.94)
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    fileprivate func holds(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
