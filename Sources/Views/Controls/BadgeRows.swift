import Interpreter
import Layout

/// `badge(_:)`, which shows in rows of lists and on tabs.
enum BadgeRows {
    static var rows: [Native] {
        [
            Native("View.badge(...)") { badge($0) },
            Native("View.badgeProminence(_:)") { $0.setting("badgeProminence", .badgeProminence) },
        ]
    }

    /// None for zero and for nothing.
    private static func badge(_ call: NativeCall) -> Value {
        guard let value = call.nextOptional() else { return call.receiver }
        var text = value.titleText
        if case .int(let count) = value {
            guard count != 0 else { return call.receiver }
            text = TextValue("\(count)")
        }
        return call.mark("badge") { node, context in
            let prominence = context.environment[.badgeProminence].map { BadgeProminence($0) }
            node.payloads.append(BadgePayload(text, isProminent: prominence == .increased))
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

/// `BadgeProminence`.
private enum BadgeProminence: Int, CaseNames { case decreased, standard, increased }
