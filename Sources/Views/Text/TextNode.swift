import Graphics
import Interpreter
import Layout

/// What a text's node is told beside its lines: the characters, for descriptions.
final class TextPayload: LayoutPayload {
    let string: String

    init(_ string: String) { self.string = string }
}

/// Makes the node of a text from its runs.
struct TextBuilder {
    private let context: ViewContext
    /// Nodes of the images in the lines, by the attachment's number.
    private var images: [LayoutNode] = []
    /// The attributes of a snippet's own that runs have, by the runs' tags.
    private var attributes: [[Value]] = []

    /// What a character takes until it is drawn, in bytes: its place in the text, on its line and in the
    /// picture.
    private static let bytesOfCharacter = 24

    static func node(_ text: TextValue, _ context: ViewContext) -> LayoutNode {
        let evaluator = context.graph.evaluator
        evaluator.place = text.range
        evaluator.charge(text.weight * bytesOfCharacter)
        context.graph.pay(PictureCost.text + text.weight / PictureCost.charactersOfUnit)
        guard !context.graph.isStopped else { return EmptyNode() }
        var builder = TextBuilder(context: context)
        let look = context.environment.textLook
        let runs = text.runs(in: context, RunLook(text: look)).flatMap { builder.run($0).withSmallCapitals }
        let layout = TextLayout(
            AttributedText(runs: runs), style: look.paragraph(context.environment),
            in: context.environment.textEnvironment())
        let paint = context.foreground()
        let images = builder.images
        let node = TextNode(layout, ink: { paint.ink(in: $0) }) { attachment, frame, view, list in
            guard attachment.id < images.count else { return }
            images[attachment.id].drawAlone(in: frame, view, &list)
        }
        guard !context.environment.isPlaceholder else { return context.redacted(node) }
        if let renderer = context.environment[.textRenderer] {
            TextRendering(renderer: renderer, context: context, attributes: builder.attributes).attach(
                to: node)
        }
        node.payloads.append(TextPayload(text.string(in: context)))
        return node
    }

    private mutating func run(_ run: ResolvedRun) -> TextRun {
        let text = run.look.text
        if !run.look.attributes.isEmpty { self.attributes.append(run.look.attributes) }
        let attributes = TextAttributes(
            font: text.runFont, foreground: run.look.foreground?.inking,
            background: run.look.background.map { .color($0.color) }, kerning: text.kerning,
            tracking: text.tracking, baselineOffset: text.baselineOffset, underline: text.underline,
            strikethrough: text.strikethrough,
            tag: run.look.attributes.isEmpty ? nil : self.attributes.count - 1)
        switch run.content {
        case .string(let string):
            return TextRun(
                .string(text.textCase.map { string.letterCased($0) } ?? string), attributes: attributes)
        case .image(let image):
            return TextRun(.attachment(attachment(image, run.look)), attributes: attributes)
        }
    }

    /// An image in a line is centered on the capitals, as symbols are.
    private mutating func attachment(_ image: Value, _ look: RunLook) -> TextAttachment {
        var inner = context
        inner.environment.textLook = look.text
        if let paint = look.foreground {
            inner.environment[.foregroundStyle] = .native(ForegroundLevels([paint]))
        }
        let node = inner.nodes(of: image).first ?? EmptyNode()
        images.append(node)
        let size = node.sizeThatFits(.unspecified)
        let font = inner.environment.resolvedFont()
        return TextAttachment(
            size: size, descent: max(0, (size.height - font.metrics.capHeight) / 2), id: images.count - 1)
    }

    private init(context: ViewContext) { self.context = context }
}

extension LayoutNode {
    /// Lays the view out by itself in a frame and draws it there.
    func drawAlone(in frame: Rect, _ view: ViewID, _ list: inout DisplayList) {
        let result = LayoutRoot(self).layout(ProposedViewSize(frame.size))
        list.push(.transform(.translation(x: frame.minX, y: frame.minY)), view: view)
        list.append(result.displayList(displayScale: environment.displayScale))
        list.pop(view: view)
    }
}

extension TextLook {
    /// The font of a run, with the smaller size of a secondary scale.
    var runFont: Font {
        var font = effectiveFont
        if isSecondaryScale, case .style(let style) = font.base { font.base = .style(style.smaller) }
        return font
    }

    func paragraph(_ environment: EnvironmentValues) -> ParagraphStyle {
        var style = paragraph
        if let alignment = environment.textAlignment { style.alignment = alignment }
        return style
    }
}

extension EnvironmentValues {
    /// What `multilineTextAlignment(_:)` said.
    var textAlignment: Layout.TextAlignment? {
        self[.multilineTextAlignment].flatMap { Layout.TextAlignment(caseOf: $0) }
    }
}

extension TextStyle {
    fileprivate var smaller: TextStyle {
        switch self {
        case .largeTitle: .title
        case .title: .title3
        case .title2: .headline
        case .title3: .subheadline
        case .headline, .body: .footnote
        case .callout: .caption
        default: .caption2
        }
    }
}

extension String {
    /// ASCII and Latin-1 letters in one case; other letters stay as they are.
    func letterCased(_ letterCase: TextLook.Case) -> String {
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.letterCased(letterCase)) }
        return text
    }
}

extension Unicode.Scalar {
    func letterCased(_ letterCase: TextLook.Case) -> Unicode.Scalar {
        let isLower =
            (0x61...0x7A).contains(value) || ((0xE0...0xFE).contains(value) && value != 0xF7)
            || (0x3B1...0x3C9).contains(value) && value != 0x3C2 || (0x430...0x44F).contains(value)
        let isUpper =
            (0x41...0x5A).contains(value) || ((0xC0...0xDE).contains(value) && value != 0xD7)
            || (0x391...0x3A9).contains(value) || (0x410...0x42F).contains(value)
        if letterCase == .upper && isLower { return Unicode.Scalar(value - 0x20) ?? self }
        if letterCase == .lower && isUpper { return Unicode.Scalar(value + 0x20) ?? self }
        return self
    }
}
