import Graphics

/// Draws display lists into a bitmap, in light colors.
///
/// Made for small pictures of pictures: shadows, blurs, blend modes, masks and color matrices are left out, and the opacity of
/// a group is that of each of its parts. Letters come from two cuts of one font, held to the measured widths.
public struct Painter {
    public private(set) var bitmap: Bitmap
    private let regular: GlyphTable
    private let bold: GlyphTable
    private var state: State

    private struct State {
        var transform = AffineTransform.identity
        var opacity = 1.0
        var clip: Coverage?
    }

    public init(_ bitmap: Bitmap, regular: GlyphTable, bold: GlyphTable) {
        self.bitmap = bitmap
        self.regular = regular
        self.bold = bold
        state = State()
    }

    /// Draws a list with its points mapped to pixels; nothing is drawn outside `clip`, a rectangle in pixels.
    public mutating func draw(_ list: DisplayList, transform: AffineTransform = .identity, clip: Rect? = nil) {
        let outer = state
        state.transform = transform.then(outer.transform)
        if let clip { state.clip = coverage(.rect(clip), .nonZero, .identity).intersection(state.clip) }
        var stack: [State] = []
        for command in list.commands {
            switch command.operation {
            case .fill(let path, let paint, let rule): fill(coverage(path, rule, state.transform), paint)
            case .stroke(let path, let paint, let style):
                let stroke = Stroke(path, style: style, transform: state.transform, scale: scale)
                fill(Coverage(stroke.polygons, rule: .nonZero, width: bitmap.width, height: bitmap.height), paint)
            case .text(let text): draw(text)
            case .image(let image): fill(coverage(.rect(image.rect), .nonZero, state.transform), .color(Color(RGBA(0xC9C3B5))))
            case .push(let effect):
                stack.append(state)
                push(effect)
            case .pop: state = stack.popLast() ?? outer
            }
        }
        state = outer
    }

    private mutating func push(_ effect: GroupEffect) {
        switch effect {
        case .opacity(let value): state.opacity *= value
        case .clip(let path, let rule): state.clip = coverage(path, rule, state.transform).intersection(state.clip)
        case .transform(let transform): state.transform = transform.then(state.transform)
        case .mask, .blendMode, .shadow, .innerShadow, .blur, .colorMatrix, .isolation: break
        }
    }

    private var scale: Double {
        let t = state.transform
        return abs(t.a * t.d - t.b * t.c).squareRoot()
    }

    private func coverage(_ path: Path, _ rule: FillRule, _ transform: AffineTransform) -> Coverage {
        Coverage(path.outlines(transform).map(\.points), rule: rule, width: bitmap.width, height: bitmap.height)
    }

    private mutating func fill(_ coverage: Coverage, _ paint: Paint) {
        let paint = paint.opacity(state.opacity)
        if case .color(let color) = paint {
            return bitmap.blend(coverage, clip: state.clip, color: color.resolved(in: .light))
        }
        guard let back = state.transform.inverse else { return }
        let shading = Shading(paint)
        bitmap.blend(coverage, clip: state.clip) { x, y in shading.color(at: back.apply(Point(x: x, y: y))) }
    }

    // MARK: Text

    private mutating func draw(_ text: TextDrawing) {
        let table = text.font.weight.rawValue >= FontWeight.semibold.rawValue ? bold : regular
        let scalars = Array(text.string.unicodeScalars)
        let natural = table.width(of: text.string, size: text.font.size)
        let spacing = text.width > 0 && !scalars.isEmpty ? (text.width - natural) / Double(scalars.count) : 0
        let unit = text.font.size / GlyphTable.unit
        var x = text.origin.x
        var outlines: [[Point]] = []
        for scalar in scalars {
            guard let glyph = table.glyph(scalar.value) else { continue }
            let slant = text.font.isItalic ? -0.2 * unit : 0
            let place = AffineTransform(a: unit, b: 0, c: slant, d: unit, tx: x, ty: text.origin.y).then(state.transform)
            outlines += glyph.path.outlines(place).map(\.points)
            x += glyph.advance * unit + spacing
        }
        let thickness = text.font.size / 14
        for (decoration, y) in [(text.underline, 0.12), (text.strikethrough, -0.26)] where decoration != nil {
            let line = Rect(x: text.origin.x, y: text.origin.y + y * text.font.size, width: x - text.origin.x, height: thickness)
            outlines += Path.rect(line).outlines(state.transform).map(\.points)
        }
        fill(Coverage(outlines, rule: .nonZero, width: bitmap.width, height: bitmap.height), text.paint)
    }
}
