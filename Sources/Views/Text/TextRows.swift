import Graphics
import Interpreter
import Layout
import Syntax

/// `Text`, its initializers and the modifiers that give a `Text` again.
enum TextRows {
    static var rows: [Declaration] { keys + initializers + TextChanges.rows }

    private static var keys: [Declaration] {
        [
            Declaration("public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {}"),
            Declaration(
                """
                extension LocalizedStringKey {
                    public struct StringInterpolation: StringInterpolationProtocol {
                        public typealias StringLiteralType = String
                        public init(literalCapacity: Int, interpolationCount: Int)
                        public mutating func appendLiteral(_ literal: String)
                        public mutating func appendInterpolation(_ string: String)
                        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
                            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
                        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
                        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
                            where T: _FormatSpecifiable
                        public mutating func appendInterpolation(_ text: Text)
                        public mutating func appendInterpolation(_ image: Image)
                        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
                        public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
                        public mutating func appendInterpolation(_ attributedString: AttributedString)
                    }
                }
                """),
            Declaration("public protocol _FormatSpecifiable: Equatable {}"),
            Declaration("extension Int: _FormatSpecifiable {}"),
            Declaration("extension Double: _FormatSpecifiable {}"),
            Declaration("extension CGFloat: _FormatSpecifiable {}"),
            Declaration("extension Float: _FormatSpecifiable {}"),
            Declaration("extension LocalizedStringKey { public init(_ value: String) }") { call in
                .native(LocalizedKey([.text(call.next(String.self))], call.evaluator))
            },
            Declaration("extension LocalizedStringKey { public init(stringLiteral value: String) }") { call in
                .native(LocalizedKey([.text(call.next(String.self))], call.evaluator))
            },
            Declaration(
                "extension LocalizedStringKey { public init(stringInterpolation: LocalizedStringKey.StringInterpolation) }"
            ) { call in .native(LocalizedKey(LocalizedKey.parts(call.nextValue(), call), call.evaluator)) },
            Declaration(
                "extension LocalizedStringKey { public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool }"
            ) { call in
                let a = call.nextValue().titleText, b = call.nextValue().titleText
                return .bool(a.isEqual(to: b))
            },
        ]
    }

    private static var initializers: [Declaration] {
        [
            Declaration("public struct Text: View, Equatable, Sendable {}"),
            Declaration("extension Text { public init(_ date: Date, formatter: DateFormatter) { self.init(verbatim: formatter.string(from: date)) } }"),
            Declaration("extension Text { public init(_ number: NSNumber, formatter: NumberFormatter) { self.init(verbatim: formatter.string(from: number) ?? \"\") } }"),
            Declaration(
                """
                extension Text { public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, \
                comment: StaticString? = nil) }
                """
            ) { call in
                guard let key = call.nextValue().native(LocalizedKey.self) else { return .native(TextValue("")) }
                return .native(TextValue(key.pieces, range: call.range))
            },
            Declaration("extension Text { @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol }") { call in
                .native(TextValue(call.evaluator.describe(call.nextValue()), range: call.range))
            },
            Declaration("extension Text { public init(verbatim content: String) }") { call in
                .native(TextValue(call.next(String.self), range: call.range))
            },
            Declaration("extension Text { @_disfavoredOverload public init(_ attributedContent: AttributedString) }") { call in
                guard let text = call.nextValue().native(AttributedValue.self) else { return .native(TextValue("")) }
                return .native(TextValue(text.pieces, range: call.range))
            },
            Declaration("extension Text { public init(_ image: Image) }") { call in
                .native(TextValue([.image(call.nextValue())], range: call.range))
            },
            Declaration(
                """
                extension Text { public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, \
                F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) } }
                """),
            Declaration("extension Text { @_disfavoredOverload public init(_ resource: LocalizedStringResource) }") { call in
                .native(TextValue([.string(call.evaluator.describe(call.nextValue().fields[0]))], range: call.range))
            },
            Declaration("extension Text { public static func + (lhs: Text, rhs: Text) -> Text }") { call in
                let a = call.nextValue().titleText
                let b = call.nextValue().titleText
                return .native(TextValue([.text(a), .text(b)], range: call.range))
            },
            Declaration("extension Text { public static func == (lhs: Text, rhs: Text) -> Bool }") { call in
                let a = call.nextValue().titleText, b = call.nextValue().titleText
                return .bool(a.isEqual(to: b))
            },
        ]
    }
}
