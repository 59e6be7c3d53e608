import Graphics

/// Gathers glyphs of one look into fragments.
struct FragmentBuilder {
    let runs: [ShapedText.Run]
    let tightening: Double
    var fragments: [TextFragment] = []
    var x = 0.0
    private var run = -1
    private var start = 0.0
    private var scalars: [UInt32] = []

    init(runs: [ShapedText.Run], tightening: Double) {
        self.runs = runs
        self.tightening = tightening
    }

    mutating func add(_ glyph: ShapedText.Glyph, advance: Double) {
        if glyph.run != run { finish() }
        run = glyph.run
        if scalars.isEmpty { start = x }
        scalars.append(glyph.scalar)
        x += advance
    }

    mutating func finish() {
        guard !scalars.isEmpty else { return }
        let look = runs[run]
        var bytes: [UInt8] = []
        for scalar in scalars { appendUTF8(scalar, to: &bytes) }
        let content: TextFragment.Content =
            look.attachment.map { .attachment($0) } ?? .string(String(decoding: bytes, as: UTF8.self))
        fragments.append(
            TextFragment(
                content: content, x: start, width: x - start, face: look.font.face,
                attributes: look.attributes))
        scalars = []
    }
}
