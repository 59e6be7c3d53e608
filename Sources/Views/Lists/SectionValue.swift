import Graphics
import Interpreter
import Layout
import Syntax

/// `Section`: rows with a header and a footer. Outside of a list they simply follow each other.
final class SectionValue: ViewValue {
    private let header: Value?
    private let footer: Value?
    private let content: Value
    private let isExpanded: BindingValue?

    init(
        _ range: SourceRange, header: Value?, footer: Value?, content: Value, isExpanded: BindingValue? = nil
    ) {
        self.header = header
        self.footer = footer
        self.content = content
        self.isExpanded = isExpanded
        super.init("Section", range)
    }

    override var passesLaziness: Bool { true }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let isOpen = isExpanded?.isTrue ?? true
        let rows = isOpen ? context.child(.position(1)).nodes(of: content) : []
        guard context.environment[.rowContext] != nil else {
            return [
                context.part(
                    SectionNode(
                        header: header.map { context.child(.position(0)).nodes(of: $0) } ?? [], rows: rows,
                        footer: footer.map { context.child(.position(2)).nodes(of: $0) } ?? []))
            ]
        }
        let node = SectionNode(
            header: header.map { [heading($0, headerContext(context))] } ?? [],
            rows: rows,
            footer: footer.map { [footerContext(context).row(footerContext(context).nodes(of: $0))] } ?? [])
        return [context.registered(node, self)]
    }

    /// Documented: in the sidebar style a section that can be expanded has a control for it in its header.
    private func heading(_ header: Value, _ context: ViewContext) -> LayoutNode {
        let words = context.row(context.nodes(of: header))
        guard let isExpanded, ListStyle(context) == .sidebar else { return words }
        return context.disclosing(words, isExpanded, "section")
    }

    /// A header of increased prominence is larger and in the color of text; how much larger is an estimate.
    private func headerContext(_ context: ViewContext) -> ViewContext {
        let isProminent = context.environment[.headerProminence].map { Prominence($0) } == .increased
        let color = context.foreground(isProminent ? 0 : 1)
        let font = Font.style(isProminent ? .title3 : .headline)
        return context.setting(.rowContext, nil)
            .styled(font: font, color: color, weight: isProminent ? .bold : nil).child(.position(0))
    }

    /// Measured: the lines of a footer follow each other closer than those of a footnote.
    private func footerContext(_ context: ViewContext) -> ViewContext {
        context.setting(.rowContext, nil).styled(
            font: Font(.style(.footnote), leading: .tight), color: context.foreground(1)
        )
        .child(.position(2))
    }
}

/// How a list looks, in the order of the numbers in the library.
enum ListStyle: Int {
    case automatic
    case plain
    case grouped
    case insetGrouped
    case inset
    case sidebar
    case bordered
    case carousel
    case elliptical

    init(_ context: ViewContext) {
        let index = context.builtInStyle(.listStyle) ?? 0
        let style = ListStyle(rawValue: index) ?? .automatic
        guard style == .automatic else {
            self = style
            return
        }
        self = context.look.listStyle
    }

    /// Whether sections stand on plates of their own.
    var hasPlates: Bool { self == .insetGrouped || self == .grouped }
}

/// `Prominence`.
enum Prominence: Int, CaseNames { case standard, increased }
