import Graphics
import Interpreter
import Layout
import Syntax

/// `UIFont`, where code makes a `Font` of it.
enum PlatformFontRows {
    static var rows: [Native] {
        [
            Native("UIFont.preferredFont(forTextStyle:)") { call in Font.style(call.nextTextStyle()).value },
            Native("UIFont.init(name:size:)") { call in
                let custom = GraphRecord.resources(call.evaluator).font(Name(call.next(String.self)))
                var font = Font(.size(call.next()))
                font.custom = custom
                return .some(font.value)
            },
            Native("Font.init(_:)") { $0.nextValue() },
        ] + measures
    }

    /// What code reads of a font and of a text in it, on a phone at its usual text size.
    private static var measures: [Native] {
        [
            Native("UIFont.measures") { call in
                let font = Font(call.receiver).resolved(in: TextEnvironment())
                let metrics = font.metrics
                return .array(
                    [font.face.size, metrics.ascent, -metrics.descent, metrics.lineHeight, metrics.capHeight]
                        .map { .double($0) })
            },
            Native("UIFont.withSize(_:)") { call in
                var font = Font(call.receiver)
                font.base = .size(call.next())
                return font.value
            },
            Native("UIFont.init(descriptor:size:)") { call in described(call.nextValue(), call).value },
            Native("_textSize(_:_:_:)") { call in
                let text: String = call.next()
                let layout = TextLayout(
                    AttributedText(text), in: TextEnvironment(font: Font(call.nextValue())))
                return call.evaluator.value(layout.block(width: call.next(), height: nil).size)
            },
        ]
    }

    private static func described(_ descriptor: Value, _ call: NativeCall) -> Font {
        let evaluator = call.evaluator
        var font = Font(evaluator.property("font", of: descriptor))
        let size: Double = call.next()
        if size > 0 { font.base = .size(size) }
        let traits = evaluator.property("rawValue", of: evaluator.property("symbolicTraits", of: descriptor))
            .asInt
        if traits & 1 > 0 { font.isItalic = true }
        if traits & 2 > 0 { font.isBold = true }
        switch evaluator.property("index", of: evaluator.property("design", of: descriptor)).asInt {
        case 1: font.design = .serif
        case 2: font.design = .rounded
        case 3: font.design = .monospaced
        default: break
        }
        return font
    }
}
