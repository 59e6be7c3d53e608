import Graphics

/// Draws display lists into pixels, in one appearance.
///
/// Letters come from two cuts of one font, held to the measured widths. What is left out is told in
/// `omissions`.
public struct Painter {
    let regular: GlyphTable
    /// The face of semibold and heavier letters; it may change between what is drawn.
    public var bold: GlyphTable
    let scheme: ColorScheme
    var layer: PixelLayer
    var state: State
    /// The groups that are open, each with what lies below it.
    var groups: [Group] = []
    var glyphs = GlyphCache()
    /// Letters that the font lacks, and pictures that cannot be read.
    public internal(set) var omissions = Omissions()
    /// Gives the bytes of a picture file by its path.
    public var file: (String) -> [UInt8]? = { _ in nil }

    struct State {
        var transform = AffineTransform.identity
        var clip: PixelClip
    }

    struct Group {
        var state: State
        /// What was drawn before, and what happens to the group; nil for a group without a layer of its own.
        var below: (layer: PixelLayer, effect: GroupEffect)?
    }

    /// What a picture of pixels does not have of its display list.
    public struct Omissions: Equatable, Sendable {
        public internal(set) var letters: [String] = []
        public internal(set) var files: [String] = []

        public init() {}
    }

    public init(
        width: Int, height: Int, ground: RGBA = RGBA(0, alpha: 0), scheme: ColorScheme = .light,
        regular: GlyphTable, bold: GlyphTable
    ) {
        self.regular = regular
        self.bold = bold
        self.scheme = scheme
        layer = PixelLayer(x: 0, y: 0, width: width, height: height, color: ground)
        state = State(clip: PixelClip(area: layer.area))
    }

    public var bitmap: Bitmap { Bitmap(layer) }

    /// Draws a list with its points mapped to pixels; nothing is drawn outside `clip`, a rectangle in pixels.
    public mutating func draw(_ list: DisplayList, transform: AffineTransform = .identity, clip: Rect? = nil)
    {
        let outer = state
        let depth = groups.count
        state.transform = transform.then(outer.transform)
        if let clip { self.clip(to: .rect(clip), .nonZero, .identity) }
        for (index, command) in list.commands.enumerated() {
            switch command.operation {
            case .fill(let path, let paint, let rule): fill(path, paint, rule)
            case .stroke(let path, let paint, let style):
                let stroke = Stroke(path, style: style, transform: state.transform, scale: scale)
                fill(coverage(stroke.polygons, .nonZero), paint)
            case .text(let text): draw(text)
            case .image(let image): draw(image)
            case .push(let effect): push(effect, list, index + 1)
            case .pop: if groups.count > depth { pop() }
            }
        }
        while groups.count > depth { pop() }
        state = outer
    }

    var scale: Double {
        let t = state.transform
        return abs(t.a * t.d - t.b * t.c).squareRoot()
    }

    // MARK: Shapes

    func coverage(_ outlines: [[Point]], _ rule: FillRule) -> Coverage {
        Coverage(outlines, rule: rule, within: state.clip.area)
    }

    func coverage(_ path: Path, _ rule: FillRule, _ transform: AffineTransform) -> Coverage {
        coverage(path.outlines(transform).map(\.points), rule)
    }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        if case .color(let color) = paint, state.clip.mask == nil, case .rect(let rect) = path.primitive,
            let area = wholePixels(rect)
        {
            return layer.fill(area.intersection(state.clip.area), color.resolved(in: scheme))
        }
        fill(coverage(path, rule, state.transform), paint)
    }

    /// The pixels of a rectangle whose edges lie between pixels.
    func wholePixels(_ rect: Rect) -> PixelArea? {
        let t = state.transform
        guard t.b == 0, t.c == 0 else { return nil }
        let corner = t.apply(rect.topLeft), end = t.apply(rect.bottomRight)
        let edges = [min(corner.x, end.x), min(corner.y, end.y), max(corner.x, end.x), max(corner.y, end.y)]
        guard edges.allSatisfy({ $0.magnitude < 1e6 && abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
        let whole = edges.map { Int($0.rounded()) }
        return PixelArea(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
    }

    mutating func fill(_ coverage: Coverage, _ paint: Paint) {
        if case .color(let color) = paint {
            let pixel = color.resolved(in: scheme).premultiplied
            return layer.blend(coverage, clip: state.clip) { _, _ in pixel }
        }
        if case .tiles(let list, let tile) = paint { return fill(coverage, list, tile) }
        guard let back = state.transform.inverse else { return }
        let shading = Shading(paint, scheme)
        layer.blend(coverage, clip: state.clip) { x, y in shading.color(at: back.apply(Point(x: x, y: y))) }
    }

    /// A pattern is drawn once, as large as it will be seen.
    private mutating func fill(_ coverage: Coverage, _ list: DisplayList, _ tile: Rect) {
        let width = (tile.width * scale).rounded(.up).clamped(to: 1...4096),
            height = (tile.height * scale).rounded(.up).clamped(to: 1...4096)
        guard tile.width > 0, tile.height > 0, let back = state.transform.inverse else { return }
        var painter = Painter(
            width: Int(width), height: Int(height), scheme: scheme, regular: regular, bold: bold)
        painter.file = file
        painter.draw(list, transform: .scale(x: width / tile.width, y: height / tile.height))
        omissions.add(painter.omissions)
        let drawn = painter.layer
        layer.blend(coverage, clip: state.clip) { x, y in
            let point = back.apply(Point(x: x, y: y)) - tile.origin
            let column = (point.x / tile.width - (point.x / tile.width).rounded(.down)) * width
            let row = (point.y / tile.height - (point.y / tile.height).rounded(.down)) * height
            return drawn.pixels[
                Int(row.clamped(to: 0...height - 1)) * drawn.width + Int(column.clamped(to: 0...width - 1))]
        }
    }

    mutating func clip(to path: Path, _ rule: FillRule, _ transform: AffineTransform) {
        if case .rect(let rect) = path.primitive, transform == state.transform, let area = wholePixels(rect) {
            return state.clip.area = state.clip.area.intersection(area)
        }
        let shape = coverage(path, rule, transform)
        state.clip = PixelClip(
            area: state.clip.area.intersection(shape.area), mask: shape.intersection(state.clip.mask))
    }
}

extension Painter.Omissions {
    mutating func add(_ other: Painter.Omissions) {
        for letter in other.letters where !letters.contains(letter) { letters.append(letter) }
        for file in other.files where !files.contains(file) { files.append(file) }
    }
}
