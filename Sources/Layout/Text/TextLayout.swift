/// Sets one text in lines, for any proposal. Shaping happens once, breaking into lines for each proposal.
public final class TextLayout {
    public let text: AttributedText
    public let style: ParagraphStyle
    public let environment: TextEnvironment
    private let shaped: ShapedText
    /// The font of the text's first character, or the environment's.
    private let leadingFont: ResolvedFont
    private var memory = TextBlockMemory()

    public init(
        _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), in environment: TextEnvironment
    ) {
        self.text = text
        self.style = style
        self.environment = environment
        shaped = ShapedText(text, in: environment, scale: 1)
        leadingFont = shaped.runs.first?.font ?? environment.font.resolved(in: environment)
    }

    /// Vertical measures for spacing rules: of the first font for what is above, of the last for what is
    /// below.
    public var firstMetrics: FontMetrics { leadingFont.metrics }
    var lastMetrics: FontMetrics { shaped.runs.last?.font.metrics ?? leadingFont.metrics }

    /// Whether widths had to be guessed: characters or designs that were never measured.
    public var usesFallbackWidths: Bool { !shaped.isMeasured }

    /// The width in points below which a line would break inside of a word.
    public private(set) lazy var longestWord = setter(shaped, scale: 1).longestWord

    /// The lines for a proposal in points; nil, infinity and what is not a number mean as much as it likes.
    public func block(width: Double?, height: Double?) -> TextBlock {
        measured(width: width, height: height).finished
    }

    /// The same for whoever draws nothing: the lines have no fragments.
    public func measured(width: Double?, height: Double?) -> TextBlock {
        if shaped.glyphs.isEmpty || (width == 0 && height == 0) { return .empty }
        let width = width.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        // No height is endless; infinity itself lies in no half-open range.
        let height = min(.greatestFiniteMagnitude, height ?? .greatestFiniteMagnitude)
        if let known = memory.block(width: width, height: height) { return known }
        let (full, heights) = setter(shaped, scale: 1).block(width: width, height: height)
        guard full.isTruncated else {
            memory.store(full, width: width, isExact: !growsWithWidth, heights: heights)
            return full
        }
        let block = adapted(full, width: width, height: height)
        // In text of several looks the line cut off at another width may be of another height.
        let isPlain = shaped.runs.count == 1 && growsWithWidth && !style.adapts
        memory.store(
            block, width: width, isExact: !isPlain, heights: isPlain ? heights : height..<height.nextUp)
        return block
    }

    /// Whether a line gets longer with every letter: letters that are moved together far may make it shorter.
    private var growsWithWidth: Bool {
        shaped.runs.allSatisfy { $0.attributes.kerning + $0.attributes.tracking >= 0 }
    }

    /// What cutting can be avoided by, in the order of preference: closer letters, smaller letters.
    private func adapted(_ full: TextBlock, width: Double, height: Double) -> TextBlock {
        if style.allowsTightening, let tightened = tightened(width: width, height: height) {
            return tightened
        }
        return style.minimumScaleFactor < 1 ? shrunk(width: width, height: height) : full
    }

    private func setter(_ shaped: ShapedText, scale: Double, tightening: Double = 0) -> LineSetter {
        LineSetter(
            shaped: shaped, style: style, environment: environment, leadingFont: leadingFont, scale: scale,
            tightening: tightening)
    }

    /// Letters moved together by up to 5 percent, in as few of twenty steps as it takes.
    private func tightened(width: Double, height: Double) -> TextBlock? {
        for step in 1...20 {
            let block = setter(shaped, scale: 1, tightening: 0.0025 * Double(step))
                .block(width: width, height: height).block
            if !block.isTruncated { return block }
        }
        return nil
    }

    /// The largest of 64 steps between the smallest scale and 1 at which nothing is cut, or the smallest
    /// scale.
    private func shrunk(width: Double, height: Double) -> TextBlock {
        let smallest = max(style.minimumScaleFactor, 0.01)
        func block(_ step: Int) -> TextBlock {
            let scale = smallest + (1 - smallest) * Double(step) / 64
            return setter(ShapedText(text, in: environment, scale: scale), scale: scale)
                .block(width: width, height: height).block
        }
        var best = block(0)
        if best.isTruncated { return best }
        var low = 0
        var high = 64
        while high - low > 1 {
            let middle = (low + high) / 2
            let candidate = block(middle)
            if candidate.isTruncated {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }
}
