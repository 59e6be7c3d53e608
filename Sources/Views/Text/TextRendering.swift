import Graphics
import Interpreter
import Layout
import Syntax

/// A text drawn by a snippet's `TextRenderer`.
struct TextRendering {
    let renderer: Value
    let context: ViewContext
    /// What `customAttribute(_:)` gave each run, by the number in its attributes.
    let attributes: [[Value]]

    func attach(to node: TextNode) {
        node.sizing = { node, proposal in size(node, proposal) }
        node.renderer = { node, block, frame, view, list in draw(node, block, frame, view, &list) }
    }

    private func size(_ node: TextNode, _ proposal: ProposedViewSize) -> Size {
        let evaluator = context.evaluator
        var arguments = [evaluator.value(proposal), .native(TextProxyValue(node))]
        return Size(evaluator.callRequirement("sizeThatFits", of: renderer, &arguments))
    }

    private func draw(
        _ node: TextNode, _ block: TextBlock, _ frame: Rect, _ view: ViewID, _ list: inout DisplayList
    ) {
        let recorder = CanvasRecorder(context, box: frame, view: view, symbols: nil)
        var arguments = [layout(node, block), .native(CanvasContext(recorder))]
        context.evaluator.callRequirement("draw", of: renderer, &arguments)
        list.append(recorder.list)
    }

    private func layout(_ node: TextNode, _ block: TextBlock) -> Value {
        let lines = block.lines.map { line in
            let runs = line.fragments.map { run($0, of: line, node) }
            return structure(["Line"], [.array(runs), bounds(line, x: line.x, width: line.width)])
        }
        return structure([], [.array(lines), .bool(block.isTruncated)])
    }

    private func run(_ fragment: TextFragment, of line: TextLine, _ node: TextNode) -> Value {
        let attributes = fragment.attributes.tag.map { self.attributes[$0] } ?? []
        func piece(_ fragment: TextFragment) -> Value {
            .native(
                TextPieceValue(attributes) { view, list in node.draw(fragment, of: line, view: view, &list) })
        }
        let slices = fragment.glyphs.map { glyph in
            structure(["RunSlice"], [bounds(line, x: glyph.x, width: glyph.width), piece(glyph)])
        }
        return structure(
            ["Run"], [.array(slices), bounds(line, x: fragment.x, width: fragment.width), piece(fragment)])
    }

    /// What the characters of a line take; ascent and descent are the line's.
    private func bounds(_ line: TextLine, x: Double, width: Double) -> Value {
        let ascent = line.baseline - line.top
        return structure(
            ["TypographicBounds"],
            [
                context.evaluator.value(Point(x: x, y: line.baseline)), .double(width), .double(ascent),
                .double(line.height - ascent), .double(0),
            ])
    }

    private func structure(_ path: [Name], _ fields: [Value]) -> Value {
        context.evaluator.structure(nested: ["Text", "Layout"] + path, fields)
    }
}

/// `TextProxy`: a text that can be measured.
final class TextProxyValue: NativeValue {
    let node: TextNode

    init(_ node: TextNode) { self.node = node }
}

/// A run or a slice of one, which draws itself at its place in the text.
final class TextPieceValue: NativeValue {
    let attributes: [Value]
    private let drawing: (ViewID, inout DisplayList) -> Void

    init(_ attributes: [Value], drawing: @escaping (ViewID, inout DisplayList) -> Void) {
        self.attributes = attributes
        self.drawing = drawing
    }

    func draw(in canvas: CanvasContext) {
        canvas.draw { list in
            list.push(.transform(canvas.map), view: canvas.recorder.view)
            drawing(canvas.recorder.view, &list)
            list.pop(view: canvas.recorder.view)
        }
    }

    /// The pieces of a line, a run or a slice: a line has its runs'.
    static func pieces(in value: Value) -> [TextPieceValue] {
        let fields = value.fields
        if let own = fields.last?.native(TextPieceValue.self) { return [own] }
        guard case .array(let runs)? = fields.first else { return [] }
        return runs.flatMap { pieces(in: $0) }
    }
}
