import Graphics
import Interpreter
import Layout
import Syntax

/// `badge(_:)`, which shows in rows of lists and on tabs.
enum BadgeRows {
    static var rows: [Declaration] {
        [
            badge("_ count: Int") { count in
                if case .int(0) = count { return nil }
                return count
            },
            badge("_ label: Text?") { $0.unwrapped },
            badge("_ key: LocalizedStringKey?") { $0.unwrapped },
            badge("_ label: S?", generics: "<S>", condition: "where S: StringProtocol") { $0.unwrapped },
            Declaration(
                """
                public struct BadgeProminence: Hashable, Sendable { let index: Int; \
                public static let decreased = BadgeProminence(index: 0); public static let standard = BadgeProminence(index: 1); \
                public static let increased = BadgeProminence(index: 2) }
                """),
            Declaration("extension View { @available(iOS 17.0, *) public func badgeProminence(_ prominence: BadgeProminence) -> some View }") {
                $0.setting("badgeProminence", .badgeProminence)
            },
        ]
    }

    private static func badge(
        _ parameter: String, generics: String = "", condition: String = "", _ read: @escaping (Value) -> Value?
    ) -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func badge\(generics)(\(parameter)) -> some View \(condition) }"
        ) { call in
            guard let value = read(call.nextValue()) else { return call.receiver }
            var text = value.titleText
            if case .int(let count) = value { text = TextValue("\(count)") }
            return call.mark("badge") { node, context in
                let prominence = context.environment[.badgeProminence].map(StyleCalls.caseIndex)
                node.payloads.append(BadgePayload(text, isProminent: prominence == 2))
            }
        }
    }
}

/// `badge(_:)`: what a list's row or a tab shows beside its label.
final class BadgePayload: LayoutPayload {
    let text: TextValue
    /// Whether it asks for something to be done: it then stands on a red plate.
    let isProminent: Bool

    init(_ text: TextValue, isProminent: Bool) {
        self.text = text
        self.isProminent = isProminent
    }
}
