import Graphics
import Interpreter
import Layout
import Syntax

/// `Image`: a symbol by name or a picture of the page's folder.
final class ImageValue: ViewValue {
    enum Source {
        case symbol(String)
        case file(AssetName)
        /// What a renderer makes of a view, at the size that it is offered.
        case view(Value, ProposedViewSize)
    }

    let source: Source
    var isResizable = false
    var isTiled = false
    /// What it is in words; nothing for a decorative image.
    var label: String?
    var isDecorative = false
    /// `renderingMode(.template)`: a picture as a stencil; nil leaves it to its catalogue.
    var isTemplate: Bool?
    /// Its own `symbolRenderingMode(_:)`.
    var renderingMode: SymbolMode?

    init(_ source: Source, label: String? = nil, isDecorative: Bool = false, range: SourceRange) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
        super.init("Image", range)
    }

    func changed(_ change: (ImageValue) -> Void) -> ImageValue {
        let copy = ImageValue(source, label: label, range: range)
        copy.isResizable = isResizable
        copy.isTiled = isTiled
        copy.isDecorative = isDecorative
        copy.isTemplate = isTemplate
        copy.renderingMode = renderingMode
        change(copy)
        return copy
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let node: LayoutNode
        switch source {
        case .symbol(let name): node = tiled(SymbolImage.node(name, self, context))
        case .file(let name): node = tiled(FileImage.node(name, self, context))
        case .view(let content, let size): node = context.pictured(content, size, isResizable: isResizable)
        }
        guard !context.environment.isPlaceholder else {
            return [context.registered(context.redacted(image: node), self)]
        }
        if !isDecorative { node.payloads.append(AccessibilityPayload(.label(label ?? spokenName))) }
        return [context.registered(node, self)]
    }

    /// An image that is resized by repeating it.
    private func tiled(_ node: LayoutNode) -> LayoutNode {
        guard isResizable, isTiled else { return node }
        let paint = node.tiles()
        let leaf = LeafNode(view: "Image", ideal: node.sizeThatFits(.unspecified))
        leaf.drawing = { frame, view, list in paint.fill(.rect(frame), in: frame, list: &list, view: view) }
        return leaf
    }

    /// The name as words: dots become spaces.
    private var spokenName: String {
        switch source {
        case .symbol(let name):
            return String(
                decoding: name.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        case .file(let name): return name.name.text
        case .view: return "image"
        }
    }
}

/// A symbol as an image: as large as the font around it, in the foreground style.
enum SymbolImage {
    static func node(_ name: String, _ image: ImageValue, _ context: ViewContext) -> LayoutNode {
        let values = context.environment
        let name = name.with(variants: values[.symbolVariants])
        guard let outline = GraphRecord.symbol(name, context.evaluator) else {
            let scale = SymbolSize.scale(values[.imageScale]?.caseIndex ?? 1)
            return placeholder(name, values.resolvedFont().face.size * scale, image, context)
        }
        return node(outline, name, nil, image, context)
    }

    /// A symbol of a catalogue.
    static func node(_ symbol: SymbolResource, _ image: ImageValue, _ context: ViewContext) -> LayoutNode {
        node(SymbolOutline(path: symbol.path), symbol.traits.name.text, symbol.width, image, context)
    }

    private static func node(
        _ outline: SymbolOutline, _ name: String, _ width: Double?, _ image: ImageValue,
        _ context: ViewContext
    ) -> LayoutNode {
        context.graph.pay(outline.path.elements.count / PictureCost.stepsOfUnit)
        let values = context.environment
        let font = values.resolvedFont()
        let scale = SymbolSize.scale(values[.imageScale]?.caseIndex ?? 1)
        let part = SymbolSize(
            name, outline.path.boundingRect, em: font.face.size, scale: scale, pixel: 1 / values.displayScale,
            width: width)
        let coats = SymbolCoat.coats(of: outline, name, image, context)
        let extra = weightGain(font.face.weight)
        tellWeight(font.face.weight, name, image, context)
        let isMirrored = values.layoutDirection == .rightToLeft && name.pointsAlongText
        let leaf = leaf(part.frame, image)
        leaf.drawing = { frame, view, list in
            let map = part.map(to: frame, fills: image.isResizable, isMirrored: isMirrored)
            let style = StrokeStyle(lineWidth: extra * min(map.a.magnitude, map.d), lineJoin: .round)
            for coat in coats {
                let path = coat.outline.path.applying(map)
                coat.paint.fill(path, in: frame, rule: coat.outline.rule, list: &list, view: view)
                if extra > 0 { coat.paint.stroke(path, in: frame, style: style, list: &list, view: view) }
            }
        }
        leaf.baseline = part.middle + font.metrics.capHeight / 2
        leaf.spacingPreference =
            image.isResizable
            ? .ordinary : .text(first: font.metrics, last: font.metrics, values.textEnvironment())
        return leaf
    }

    /// How much wider than drawn a stroke of the icons is at a weight, in the icons' units.
    private static func weightGain(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight, .thin, .light, .regular: 0
        case .medium: 0.25
        case .semibold: 0.5
        case .bold: 0.75
        case .heavy: 1
        case .black: 1.3
        }
    }

    /// The icon set has no thinner strokes than the regular ones.
    private static func tellWeight(
        _ weight: FontWeight, _ name: String, _ image: ImageValue, _ context: ViewContext
    ) {
        switch weight {
        case .ultraLight, .thin, .light:
            context.graph.report(
                .difference(
                    "'\(name)' is drawn in regular strokes: thinner ones are not known", at: image.range))
        default: break
        }
    }

    /// A box with a cross, for a name that the icon set does not have. It is reported as a warning.
    private static func placeholder(
        _ name: String, _ side: Double, _ image: ImageValue, _ context: ViewContext
    ) -> LayoutNode {
        let reason =
            isTrademark(name)
            ? "'\(name)' is a trademark that may not be drawn anew: a placeholder is drawn"
            : "no picture for the symbol '\(name)': a placeholder is drawn"
        context.graph.report(
            .difference(reason, at: image.range, notes: GraphRecord.near(name, context.evaluator)))
        let paint = context.foreground().opacity(0.6)
        let leaf = leaf(Size(width: side, height: side), image)
        leaf.drawing = { frame, view, list in
            let box = frame.insetBy(dx: frame.width / 10, dy: frame.height / 10)
            let style = StrokeStyle(
                lineWidth: max(1, frame.width / 16), dash: [frame.width / 8, frame.width / 12])
            paint.stroke(
                .roundedRect(box, cornerRadius: frame.width / 6, style: .circular), in: frame, style: style,
                list: &list, view: view)
        }
        return leaf
    }

    /// Marks that Apple lets developers use as they are and for few purposes.
    private static func isTrademark(_ name: String) -> Bool {
        let logos = ["apple.logo", "applelogo", "xbox.logo", "playstation.logo", "apple.intelligence"]
        return logos.contains { $0.utf8.elementsEqual(name.utf8) }
    }

    private static func leaf(_ size: Size, _ image: ImageValue) -> BaselineLeaf {
        guard image.isResizable else { return BaselineLeaf(view: "Image", fixed: size) }
        return BaselineLeaf(view: "Image", ideal: size)
    }
}

/// A leaf with a text baseline of its own: a symbol stands on the line like a capital letter.
final class BaselineLeaf: LeafNode {
    /// From the top at the ideal size, in points.
    var baseline: Double?

    override var setsBaselines: Bool { baseline != nil }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        guard let baseline, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
        return baseline * sizeThatFits(proposal).height / max(ideal.height, 1)
    }
}

extension String {
    /// Whether it is the name of a symbol that turns around with the text: `chevron.forward`,
    /// `arrow.backward.circle`. The buttons of a player, `forward.fill`, do not.
    fileprivate var pointsAlongText: Bool { containsBytes(".forward") || containsBytes(".backward") }

    /// The name with the variants of `symbolVariant(_:)` that it does not have already.
    fileprivate func with(variants: Value?) -> String {
        guard let variants, case .int(let bits)? = variants.fields.first else { return self }
        var name = self
        let words: [(Int64, String)] = [(2, ".circle"), (4, ".square"), (8, ".slash"), (1, ".fill")]
        for (bit, word) in words where bits & bit != 0 && !name.containsBytes(word) { name += word }
        return name
    }

    private func containsBytes(_ part: String) -> Bool {
        let bytes = Array(utf8), wanted = Array(part.utf8)
        guard bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count)
        where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
            return true
        }
        return false
    }
}
