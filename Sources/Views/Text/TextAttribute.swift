import Graphics
import Interpreter
import Layout

/// An attribute of an `AttributedString`: its name, its type without the `?`, and what it does to a text's
/// look.
struct TextAttribute: Sendable {
    let name: String
    let type: String
    let change: @Sendable (Value) -> TextValue.Change

    static let all: [TextAttribute] = [
        TextAttribute(name: "font", type: "Font") { value in
            let font = Font(value)
            return { look, _ in look.text.font = font }
        },
        TextAttribute(name: "foregroundColor", type: "Color") { value in
            { look, context in look.foreground = context.paint(of: value) }
        },
        TextAttribute(name: "backgroundColor", type: "Color") { value in
            { look, context in look.background = context.paint(of: value) }
        },
        TextAttribute(name: "kern", type: "CGFloat") { value in
            { look, _ in look.text.kerning = value.number }
        },
        TextAttribute(name: "tracking", type: "CGFloat") { value in
            { look, _ in look.text.tracking = value.number }
        },
        TextAttribute(name: "baselineOffset", type: "CGFloat") { value in
            { look, _ in look.text.baselineOffset = value.number }
        },
        TextAttribute(name: "underlineStyle", type: "Text.LineStyle") { value in
            { look, _ in look.text.underline = TextDecoration(style: value) }
        },
        TextAttribute(name: "strikethroughStyle", type: "Text.LineStyle") { value in
            { look, _ in look.text.strikethrough = TextDecoration(style: value) }
        },
        TextAttribute(name: "inlinePresentationIntent", type: "InlinePresentationIntent") { value in
            let traits = MarkdownTraits(intent: value.caseIndex ?? 0)
            return { look, context in look = look.applying(traits, context) }
        },
        TextAttribute(name: "link", type: "URL") { _ in { look, context in look.foreground = context.tint } },
    ]
}

extension AttributedValue {
    /// The runs as pieces of a `Text`.
    var pieces: [TextValue.Piece] {
        runs.map { run in
            let string = String(decoding: run.bytes, as: UTF8.self)
            let changes = run.attributes.entries.compactMap { entry in
                TextAttribute.all.first { $0.name == entry.name }?.change(entry.value)
            }
            return .text(
                TextValue(
                    [run.traits.isEmpty ? .string(string) : .styled(string, run.traits)], changes: changes))
        }
    }
}
