import Graphics
import Interpreter
import Layout

/// `TextRenderer`, and the laid out text that it draws: lines of runs of slices.
enum TextRendererRows {
    static var rows: [Native] { renderer + layout + drawing }

    private static var renderer: [Native] {
        [
            Native("TextProxy.sizeThatFits(_:)") { call in
                let proposal: ProposedViewSize = call.next()
                let node = call.receiver.native(TextProxyValue.self)?.node
                return call.evaluator.value(node?.block(at: proposal).size ?? .zero)
            },
            Native("View.textRenderer(_:)") { $0.setting("textRenderer", .textRenderer) },
            Native("Text.customAttribute(_:)") { call in
                let value = call.nextValue()
                return .native(
                    call.receiver.titleText.changed(call.range) { look, _ in look.attributes.append(value) })
            },
        ]
    }

    private static var layout: [Native] {
        [
            Native("Text.Layout.Run.subscript(key:)") { call in
                let wanted = call.evaluator.number(of: call.nextType())
                let attributes = TextPieceValue.pieces(in: call.receiver).first?.attributes ?? []
                return .optional(attributes.last { call.evaluator.kindNumber(of: $0) == wanted })
            }
        ]
    }

    private static var drawing: [Native] {
        ["Line", "Run", "RunSlice"].map { part in
            Native("GraphicsContext.draw(_: Text.Layout.\(part), options: Text.Layout.DrawingOptions)") {
                call in
                guard let canvas = call.receiver.native(CanvasContext.self) else { return .void }
                for piece in TextPieceValue.pieces(in: call.nextValue()) { piece.draw(in: canvas) }
                return .void
            }
        }
    }
}
