import Interpreter
import Syntax

/// `Text`, its initializers and the modifiers that give a `Text` again.
enum TextRows {
    static var rows: [Native] { keys + initializers + TextChanges.rows }

    private static var keys: [Native] {
        [
            Native("LocalizedStringKey.init(...)") { call in
                .native(LocalizedKey([.text(call.next(String.self))], call.evaluator))
            },
            Native("LocalizedStringKey.init(stringInterpolation:)") { call in
                .native(LocalizedKey(LocalizedKey.parts(call.nextValue(), call), call.evaluator))
            },
            Native("LocalizedStringKey.==(a:b:)") { .bool(areEqual($0)) },
        ]
    }

    private static var initializers: [Native] {
        [
            Native("Text.init(_:tableName:bundle:comment:)") { call in
                guard let key = call.nextValue().native(LocalizedKey.self) else {
                    return .native(TextValue(""))
                }
                let table = call.nextOptional().map { Name($0.asString) }
                return .native(
                    TextValue(table.map { key.said(in: $0, call.evaluator) } ?? key, range: call.range))
            },
            Native("Text.init(_: S)") { call in
                .native(TextValue(call.evaluator.describe(call.nextValue()), range: call.range))
            },
            Native("Text.init(verbatim:)") { .native(TextValue($0.next(String.self), range: $0.range)) },
            Native("Text.init(_: AttributedString)") { call in
                guard let text = call.nextValue().native(AttributedValue.self) else {
                    return .native(TextValue(""))
                }
                return .native(TextValue(text.pieces, range: call.range))
            },
            Native("Text.init(_: Image)") { .native(TextValue([.image($0.nextValue())], range: $0.range)) },
            Native("Text.+(lhs:rhs:)") { call in
                let a = call.nextValue().titleText, b = call.nextValue().titleText
                return .native(TextValue([.text(a), .text(b)], range: call.range))
            },
            Native("Text.==(lhs:rhs:)") { .bool(areEqual($0)) },
        ]
    }

    private static func areEqual(_ call: NativeCall) -> Bool {
        call.nextValue().titleText.isEqual(to: call.nextValue().titleText)
    }
}
