import Layout
import Syntax

/// The views in words, in the order of reading: what someone hears who does not see the picture.
public enum Description {
    /// A sentence for each view that says something, joined by full stops.
    public static func text(of root: PlacedNode) -> String {
        var parts: [String] = []
        var reader = Reader()
        reader.read(Shown(root), into: &parts)
        return parts.joinedBytes(". ")
    }

    /// What the views inside a control say: its name for people.
    public static func label(of node: LayoutNode) -> String {
        let control = control(in: node)
        for payload in node.payloads + control.payloads {
            if let fact = payload as? AccessibilityPayload, case .label(let label) = fact.fact {
                return label
            }
        }
        let facts = Facts(control)
        var reader = Reader()
        var parts = reader.parts(inside: Shown(control), including: facts)
        // What a picker stands at is its value, and no part of its name.
        if let value = facts.controlValue, parts.count > 1, Name(value) == Name(parts[parts.count - 1]) {
            parts.removeLast()
        }
        return parts.joinedBytes(", ")
    }

    /// The control that a node is or wraps; the node itself if there is none.
    private static func control(in node: LayoutNode) -> LayoutNode {
        var control = node
        while !control.payloads.contains(where: { $0 is ControlPayload }) {
            guard control.children.count == 1 else { return node }
            control = control.children[0]
        }
        return control
    }

    /// The words inside one node.
    public static func words(of node: LayoutNode) -> String {
        var parts: [String] = []
        var reader = Reader()
        reader.read(Shown(node), into: &parts)
        return parts.joinedBytes(", ")
    }

    /// A view and those inside it that are shown: of a placed `ViewThatFits` only the candidate chosen.
    private struct Shown {
        let node: LayoutNode
        private let placed: PlacedNode?

        init(_ node: LayoutNode) {
            self.node = node
            placed = nil
        }

        init(_ placed: PlacedNode) {
            node = placed.node
            self.placed = placed
        }

        var children: [Shown] {
            guard let placed, !placed.children.isEmpty else { return node.children.map { Shown($0) } }
            return placed.children.map { Shown($0) }
        }
    }

    private struct Reader {
        mutating func read(_ shown: Shown, into parts: inout [String]) {
            let node = shown.node
            var facts = Facts(node)
            if facts.isHidden || node is HiddenNode { return }
            if facts.isElement {
                if facts.label == nil { facts.label = inner(shown, including: facts) }
                if let sentence = facts.sentence { parts.append(sentence) }
                return
            }
            if let own = facts.text, !own.utf8.isEmpty { parts.append(own) }
            guard !facts.ignoresChildren else { return }
            for child in shown.children { read(child, into: &parts) }
        }

        /// The control that a node speaks for: its kind is said already.
        private func innermost(_ shown: Shown, of facts: Facts) -> Shown {
            var shown = shown
            for _ in 0..<facts.depthOfControl {
                guard let next = shown.children.first else { break }
                shown = next
            }
            return shown
        }

        /// The words of everything inside a control or a combined element.
        private mutating func inner(_ shown: Shown, including facts: Facts) -> String? {
            let parts = parts(inside: shown, including: facts)
            return parts.isEmpty ? nil : parts.joinedBytes(", ")
        }

        mutating func parts(inside shown: Shown, including facts: Facts) -> [String] {
            var parts: [String] = []
            let control = innermost(shown, of: facts)
            if let text = facts.text ?? Facts(control.node).text { parts.append(text) }
            if !facts.ignoresChildren {
                for child in control.children { read(child, into: &parts) }
            }
            return parts
        }
    }

    /// What one node says about itself, and about the control that it wraps if it says something about it.
    private struct Facts {
        var label: String?
        var value: String?
        var hint: String?
        var text: String?
        var control: String?
        var controlValue: String?
        var isHidden = false
        var isHeading = false
        var isCombined = false
        var ignoresChildren = false
        /// How many nodes further in the control is that this one speaks for.
        var depthOfControl = 0

        init(_ node: LayoutNode) {
            read(node)
            guard saysMore, control == nil else { return }
            var inside = node, depth = 0
            while control == nil, inside.children.count == 1 {
                inside = inside.children[0]
                depth += 1
                readControl(of: inside)
            }
            if control != nil { depthOfControl = depth }
        }

        /// Whether it is one element to assistive technology.
        var isElement: Bool { control != nil || saysMore || isCombined }

        private var saysMore: Bool { label != nil || value != nil || hint != nil || isHeading }

        private mutating func read(_ node: LayoutNode) {
            readControl(of: node)
            for payload in node.payloads {
                if let text = payload as? TextPayload { self.text = text.string }
                if let fact = payload as? AccessibilityPayload { add(fact.fact) }
            }
        }

        private mutating func readControl(of node: LayoutNode) {
            for case let control as ControlPayload in node.payloads {
                self.control = control.kind
                controlValue = control.value
            }
        }

        private mutating func add(_ fact: AccessibilityPayload.Fact) {
            switch fact {
            case .label(let label): self.label = label
            case .value(let value): self.value = value
            case .hint(let hint): self.hint = hint
            case .hidden(let hidden): isHidden = hidden
            case .heading: isHeading = true
            case .combined: isCombined = true
            case .ignored: ignoresChildren = true
            case .sortPriority: break
            }
        }

        /// "button, Accept Invitation", "switch, Wi-Fi, on".
        var sentence: String? {
            var words: [String] = []
            if let control { words.append(control) }
            if isHeading { words.append("heading") }
            if let label, !label.utf8.isEmpty { words.append(label) }
            if let value = value ?? controlValue, !value.utf8.isEmpty { words.append(value) }
            if let hint { words.append(hint) }
            return words.isEmpty ? nil : words.joinedBytes(", ")
        }
    }
}
