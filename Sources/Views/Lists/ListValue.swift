import Graphics
import Interpreter
import Layout
import Syntax

/// `List` and `Form`: sections of rows on plates or on plain ground.
final class ListValue: ViewValue {
    private let content: (ViewContext) -> [LayoutNode]
    private let selection: BindingValue?

    init(
        _ name: StaticString, _ range: SourceRange, selection: BindingValue? = nil,
        content: @escaping (ViewContext) -> [LayoutNode]
    ) {
        self.content = content
        self.selection = selection
        super.init(name, range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let margins = context.environment[.contentMargins]?.native(MarginsValue.self)
        let inner = context.setting(.contentMargins, nil).setting(.rowContext, .bool(true))
        var lazy = inner
        (lazy.isLazy, lazy.isInRow) = (true, true)
        let builder = ListBuilder(inner, selection: selection, margins: margins)
        let contents = content(lazy)
        guard let rows = builder.column(contents, at: range) else { return [] }
        let list = ListNode(view: "\(name)", rows: rows)
        _ = context.register(list, number)
        if let selection { list.payloads.append(SelectionPayload(selection)) }
        var scrolled = inner.child(.kind(-2))
        scrolled.environment = context.environment
        list.contentOffset = scrolled.identity.scrollOffset.y
        scrolled.scroll(list, .vertical)
        guard !builder.hidesBackground else { return [list] }
        return [context.grounded(list, builder.background)]
    }
}
