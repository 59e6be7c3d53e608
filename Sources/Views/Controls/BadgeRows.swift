import Graphics
import Interpreter
import Layout
import Syntax

/// `badge(_:)`, which shows in rows of lists and on tabs.
enum BadgeRows {
    static var rows: [Native] {
        [
            badge("Int") { count in
                if case .int(0) = count { return nil }
                return count
            },
            badge("Text?") { $0.unwrapped },
            badge("LocalizedStringKey?") { $0.unwrapped },
            badge("S?") { $0.unwrapped },
            Native("View.badgeProminence(_:)") {
                $0.setting("badgeProminence", .badgeProminence)
            },
        ]
    }

    private static func badge(_ type: StaticString, _ read: @escaping (Value) -> Value?) -> Native {
        Native("View.badge(_: \(type))") { call in
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
