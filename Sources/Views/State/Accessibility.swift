import Interpreter
import Layout

/// What assistive technology is told: it becomes the picture's description.
enum AccessibilityRows {
    /// Entries of rotors are for assistive technology: nobody asks for them in a preview.
    static var rotors: [Native] {
        [
            Native("ForEach.init(_:content:) where Content: AccessibilityRotorContent") { _ in .void },
            Native("ForEach.init(_:id:content:) where Content: AccessibilityRotorContent") { _ in .void },
        ]
    }

    static var rows: [Native] { identifiers + facts }

    private static var identifiers: [Native] {
        [
            Native("View.accessibilityIdentifier(_:)") {
                call in
                let identifier: String = call.next()
                return call.mark("accessibilityIdentifier") { node, _ in node.identifier = identifier }
            }
        ]
    }

    private static var facts: [Native] {
        [
            text("accessibilityLabel") { .label($0) },
            text("accessibilityValue") { .value($0) },
            text("accessibilityHint") { .hint($0) },
            fact("accessibilityLabel(_: Text)") { call in .label(call.nextValue().titleText.string) },
            fact("accessibilityValue(_: Text)") { call in .value(call.nextValue().titleText.string) },
            fact("accessibilityHint(_: Text)") { call in .hint(call.nextValue().titleText.string) },
            fact("accessibilityHidden(_:)") { call in .hidden(call.next()) },
            fact("accessibilitySortPriority(_:)") { call in .sortPriority(call.next()) },
            fact("accessibilityHeading(_:)") { _ in .heading },
            Native("View.accessibilityElement(children:)") { call in
                let children: ChildBehavior = call.next()
                return call.mark("accessibilityElement") { node, _ in
                    if children == .ignore { node.payloads.append(AccessibilityPayload(.ignored)) }
                    if children == .combine { node.payloads.append(AccessibilityPayload(.combined)) }
                }
            },
            Native("View.accessibilityAddTraits(_:)") {
                call in
                let bits = call.nextValue().fields.first?.number ?? 0
                return call.mark("accessibilityAddTraits") { node, _ in
                    if Int(bits) & 2 != 0 { node.payloads.append(AccessibilityPayload(.heading)) }
                }
            },
        ]
    }

    /// In its form for a string; those for a key and for a text are rows of their own.
    private static func text(
        _ name: String, _ make: @escaping (String) -> AccessibilityPayload.Fact
    ) -> Native {
        fact("\(name)(_: some StringProtocol)") { make($0.evaluator.describe($0.nextValue())) }
    }

    private static func fact(
        _ signature: String, _ make: @escaping (NativeCall) -> AccessibilityPayload.Fact
    ) -> Native {
        Native("View.\(signature)") { call in
            let fact = make(call)
            return call.mark("accessibility") { node, _ in node.payloads.append(AccessibilityPayload(fact)) }
        }
    }
}

/// `AccessibilityChildBehavior`.
private enum ChildBehavior: Int, CaseNames { case ignore, contain, combine }
