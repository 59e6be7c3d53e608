/// Finds room for the sizes of views where each can belong to no other: in a corner of what is seen of a
/// view where no view inside it is, or beside all views, at an edge that no smaller one is at. A size covers
/// neither another one nor letters, which the picture is there to show.
struct FrameLabels {
    let canvas: Rect
    /// The height of the letters, in points.
    let size: Double
    /// Whether a size is seen above and below the canvas, too.
    let isOpen: Bool
    let frames: [Rect]
    /// The boxes of what is written in the picture.
    private let letters: [Rect]
    private var taken: [Rect] = []
    private var labeled: [Rect] = []

    /// - Parameters:
    ///   - frames: of all views, in the picture's points.
    ///   - letters: the boxes of what is written in the picture.
    init(canvas: Rect, size: Double, isOpen: Bool = false, frames: [Rect], letters: [Rect] = []) {
        self.canvas = canvas
        self.size = size
        self.isOpen = isOpen
        self.frames = frames
        self.letters = letters
    }

    /// The ground of a label; nil when it is better left to the outline's title,
    /// because it would not be whole, would seem to be another view's, would cover letters or most of its
    /// view, or says of equal frames the same again.
    mutating func place(_ text: String, in frame: Rect) -> Rect? {
        // Digits are somewhat more than half as wide as letters are high; around them is a ground.
        let width = Double(text.unicodeScalars.count) * size * 0.58 + size * 0.6
        let chip = Size(width: width, height: size * 1.4)
        guard let seen = frame.intersection(canvas), !labeled.contains(where: { $0.isAlike(frame) }),
            let origin = inside(seen, frame, chip) ?? beside(frame, chip)
        else { return nil }
        let ground = Rect(origin: origin, size: chip)
        taken.append(ground)
        labeled.append(frame)
        return ground
    }

    /// Where the text of a label begins on its ground, at its baseline.
    func start(on ground: Rect) -> Point { Point(x: ground.minX + size * 0.3, y: ground.minY + size * 1.06) }

    /// In a corner, if nothing is below it but the view itself and those that it is in.
    private func inside(_ seen: Rect, _ frame: Rect, _ chip: Size) -> Point? {
        guard seen.width >= chip.width, seen.height >= chip.height * 1.6 else { return nil }
        let (right, bottom) = (seen.maxX - chip.width, seen.maxY - chip.height)
        let corners = [
            seen.origin, Point(x: right, y: seen.minY), Point(x: right, y: bottom),
            Point(x: seen.minX, y: bottom),
        ]
        return corners.first {
            let place = Rect(origin: $0, size: chip)
            return isFree(place) && frames.allSatisfy { !$0.overlaps(place) || $0.holds(frame) }
        }
    }

    /// At the middle of an edge or at an end of the lower one.
    private func beside(_ frame: Rect, _ chip: Size) -> Point? {
        let (middleX, middleY) = (
            (frame.minX + frame.maxX - chip.width) / 2, (frame.minY + frame.maxY - chip.height) / 2
        )
        let places = [
            Point(x: middleX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
            Point(x: frame.maxX - chip.width, y: frame.maxY), Point(x: frame.maxX, y: middleY),
            Point(x: frame.minX - chip.width, y: middleY), Point(x: middleX, y: frame.minY - chip.height),
        ]
        return places.first {
            let place = Rect(origin: $0, size: chip)
            return isFree(place) && place.isAlong(frame)
                && frames.allSatisfy { !$0.overlaps(place) && ($0.isAlike(frame) || !isAt($0, place)) }
        }
    }

    /// Whether a label in a place could as well be that of a view.
    private func isAt(_ frame: Rect, _ place: Rect) -> Bool {
        frame.overlaps(place.insetBy(dx: -size * 0.4, dy: -size * 0.4)) && place.isAlong(frame)
    }

    private func isFree(_ chip: Rect) -> Bool {
        // Digits fill what is between a chip's margins.
        let digits = chip.insetBy(dx: size * 0.2, dy: size * 0.25)
        return canvas.insetBy(dx: 0, dy: isOpen ? -chip.height : 0).holds(chip)
            && !taken.contains { $0.overlaps(chip) }
            && !letters.contains { $0.overlaps(digits) }
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

    /// Whether it is within the ends of another one, in one direction.
    fileprivate func isAlong(_ other: Rect) -> Bool {
        other.minX <= minX && maxX <= other.maxX || other.minY <= minY && maxY <= other.maxY
    }

    /// Whether their outlines are one line to the eye.
    fileprivate func isAlike(_ other: Rect) -> Bool {
        insetBy(dx: -0.5, dy: -0.5).holds(other) && other.insetBy(dx: -0.5, dy: -0.5).holds(self)
    }
}
