import Graphics
import Interpreter
import Layout
import Syntax

/// `AttributedString`, as far as texts on pages need it: characters with a look for the whole or for a range.
final class AttributedValue: NativeValue {
    struct Run {
        var string: String
        var changes: [TextValue.Change]
        var traits: MarkdownTraits
    }

    let runs: [Run]

    init(_ runs: [Run]) { self.runs = runs }

    var pieces: [TextValue.Piece] {
        runs.map { run in
            let text = TextValue([run.traits.isEmpty ? .string(run.string) : .styled(run.string, run.traits)], changes: run.changes)
            return .text(text)
        }
    }

    var string: String { runs.reduce("") { $0 + $1.string } }

    override var description: String { string }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? AttributedValue else { return false }
        return string.utf8.elementsEqual(other.string.utf8)
    }

    func changed(_ change: @escaping TextValue.Change) -> AttributedValue {
        AttributedValue(runs.map { Run(string: $0.string, changes: $0.changes + [change], traits: $0.traits) })
    }
}

enum AttributedRows {
    static var rows: [Declaration] {
        [
        Declaration("public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {}"),
        Declaration("extension AttributedString { public init() }") { _ in .native(AttributedValue([])) },
        Declaration("extension AttributedString { public init(_ string: String) }") { call in plain(call.next()) },
        Declaration("extension AttributedString { public init(stringLiteral value: String) }") { call in plain(call.next()) },
        Declaration("extension AttributedString { public init(markdown: String) throws }") { call in
            let runs = InlineMarkdown(call.next(String.self)).runs.map { run in
                AttributedValue.Run(string: String(decoding: run.bytes, as: UTF8.self), changes: [], traits: run.traits)
            }
            return .native(AttributedValue(runs))
        },
        Declaration("extension AttributedString { public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString }") {
            call in
            let a = call.nextRuns()
            return .native(AttributedValue(a + call.nextRuns()))
        },
        Declaration("extension AttributedString { public static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs = lhs + rhs } }"),
        Declaration("extension AttributedString { public mutating func append(_ s: AttributedString) }") { call in
            let runs = call.receiver.native(AttributedValue.self)?.runs ?? []
            call.receiver = .native(AttributedValue(runs + call.nextRuns()))
            return .void
        },
        Declaration("extension AttributedString { public static func == (a: AttributedString, b: AttributedString) -> Bool }") { call in
            let a = AttributedValue(call.nextRuns())
            return .bool(a.isEqual(to: AttributedValue(call.nextRuns())))
        },
        Declaration("extension AttributedString { public func hash(into hasher: inout Hasher) }") { _ in .void },
        attribute("font", "Font?") { value in
            let font = value.unwrapped.map { Font($0) }
            return { look, _ in look.text.font = font }
        },
        attribute("foregroundColor", "Color?") { value in
            let color = value.unwrapped
            return { look, context in look.foreground = color.map { context.paint(of: $0) } }
        },
        attribute("kern", "CGFloat?") { value in { look, _ in look.text.kerning = value.number } },
        attribute("tracking", "CGFloat?") { value in { look, _ in look.text.tracking = value.number } },
        attribute("baselineOffset", "CGFloat?") { value in { look, _ in look.text.baselineOffset = value.number } },
        attribute("underlineStyle", "Text.LineStyle?") { value in
            let isOn = value.unwrapped != nil
            return { look, _ in look.text.isUnderlined = isOn }
        },
        attribute("strikethroughStyle", "Text.LineStyle?") { value in
            let isOn = value.unwrapped != nil
            return { look, _ in look.text.isStruckThrough = isOn }
        },
        attribute("link", "URL?") { value in
            let isOn = value.unwrapped != nil
            return { look, context in if isOn { look.foreground = context.tint } }
        },
        attribute("backgroundColor", "Color?") { _ in { _, _ in } },
        ]
    }

    private static func plain(_ string: String) -> Value {
        .native(AttributedValue([AttributedValue.Run(string: string, changes: [], traits: [])]))
    }

    /// An attribute of the whole string. Reading one back is not supported: it is nil.
    private static func attribute(
        _ name: String, _ type: String, _ change: @escaping (Value) -> TextValue.Change
    ) -> Declaration {
        Declaration(
            "extension AttributedString { public var \(name): \(type) { get set } }",
            get: { _ in .none },
            set: { call in
                guard let text = call.receiver.native(AttributedValue.self) else { return .void }
                call.receiver = .native(text.changed(change(call.nextValue())))
                return .void
            })
    }
}

extension NativeCall {
    fileprivate func nextRuns() -> [AttributedValue.Run] { nextValue().native(AttributedValue.self)?.runs ?? [] }
}
