import Graphics
import Interpreter
import Layout
import Syntax

/// `DisclosureGroup`: a label that shows and hides what belongs to it. In a list each view inside is a row.
final class DisclosureValue: ViewValue {
    /// How far rows inside stand behind their label's.
    private static let rowIndent = 16.0

    private let label: Value
    private let content: () -> Value
    private let isExpanded: BindingValue?

    init(_ range: SourceRange, label: Value, isExpanded: BindingValue?, content: @escaping () -> Value) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
        super.init("DisclosureGroup", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let isExpanded = isExpanded ?? context.ownState(.isExpanded, .bool(false))
        let custom = context.customStyle(
            .disclosureGroupStyle,
            ControlConfiguration([("label", label), ("content", content())], binding: isExpanded))
        if let custom {
            return [context.register(NeutralNode(view: "DisclosureGroup", custom), number)]
        }
        let heading = heading(isExpanded, context)
        guard isExpanded.isTrue else {
            return [context.register(NeutralNode(view: "DisclosureGroup", heading), number)]
        }
        let inside = context.child(.position(1)).nodes(of: content())
        guard context.environment[.rowContext] != nil else {
            let column = ContainerNode(
                StackLayout(.vertical, alignment: .leading, spacing: nil),
                [heading] + inside.map { indented($0, context) })
            return [context.register(column, number)]
        }
        return [context.register(NeutralNode(view: "DisclosureGroup", heading), number)]
            + LayoutNode.flattened(inside).map { indented($0, context) }
    }

    /// Rows of a list, and on a Mac all that belongs to a group, stand behind their label.
    private func indented(_ node: LayoutNode, _ context: ViewContext) -> LayoutNode {
        guard context.environment[.rowContext] != nil || context.look.disclosuresLead else { return node }
        return context.padded(
            node, EdgeInsets(top: 0, leading: DisclosureValue.rowIndent, bottom: 0, trailing: 0))
    }

    private func heading(_ isExpanded: BindingValue, _ context: ViewContext) -> LayoutNode {
        let isRow = context.environment[.rowContext] != nil
        let isPlain = isRow || !context.look.bordersAreTinted
        let words = context.styled(color: isPlain ? context.foreground() : context.controlTint).child(
            .position(0)
        ).label(label)
        return context.disclosing(words, isExpanded, "disclosure group")
    }

}

extension ViewContext {
    /// Words with a chevron at the end of their row, on a Mac before them, which shows and changes whether
    /// something is expanded.
    func disclosing(_ words: LayoutNode, _ isExpanded: BindingValue, _ kind: String) -> LayoutNode {
        let isOpen = isExpanded.isTrue
        let chevron = symbol(
            isOpen ? "chevron.down" : "chevron.forward", style: .footnote,
            color: look.bordersAreTinted ? controlTint : foreground(1),
            weight: .semibold)
        let heading =
            look.disclosuresLead
            ? row([framed(chevron, width: 10), words, spacer], spacing: 6) : row([words, spacer, chevron])
        heading.payloads.append(ControlPayload(kind, value: isOpen ? "expanded" : "collapsed"))
        if environment.isEnabled {
            heading.payloads.append(ActionPayload(.tap(count: 1)) { isExpanded.set(.bool(!isOpen)) })
        }
        return heading
    }
}

extension BindingValue {
    /// Whether a bound truth value holds.
    var isTrue: Bool {
        if case .bool(true) = get() { return true }
        return false
    }
}
