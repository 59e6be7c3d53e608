import Interpreter
import Layout

/// The nodes of a split view's columns: what links of a column lead to stands in the next one.
final class SplitColumns {
    private let columns: [Value]
    private let context: ViewContext
    private var made: [[LayoutNode]] = []

    init(_ columns: [Value], _ context: ViewContext) {
        self.columns = columns
        self.context = context
        for index in columns.indices { made.append(make(index)) }
    }

    func nodes(_ index: Int) -> [LayoutNode] { made[index] }

    func place(_ index: Int) -> ViewContext {
        let place = context.child(.position(index))
        guard index == 0, context.environment.isRegularWidth else { return place }
        return place.setting(
            .listStyle, place.environment[.listStyle] ?? .native(ControlStyle(ListStyle.sidebar.rawValue)))
    }

    private func links(_ index: Int) -> NavigationState {
        NavigationState(
            context.child(.position(index)).ownState(.path, .array([])), context.evaluator, isStack: false)
    }

    private func make(_ index: Int) -> [LayoutNode] {
        var place = place(index).setting(.searchField, nil)
        if index < columns.count - 1 { place = place.setting(.navigation, .native(links(index))) }
        guard index > 0, let view = destination(from: index - 1) else {
            return place.nodes(of: columns[index])
        }
        return place.child(.kind(-10)).nodes(of: view)
    }

    /// What the last link tapped in a column leads to.
    private func destination(from index: Int) -> Value? {
        let links = links(index)
        return links.elements.last.flatMap { links.view(for: $0, NavigationFacts(made[index]).destinations) }
    }

    /// Takes back what made the next column useful: a link that was followed, or something selected. Nothing
    /// where the column itself is the last useful one.
    func wayBack(to index: Int) -> (() -> Void)? {
        let links = links(index), evaluator = context.evaluator
        if destination(from: index) != nil { return { links.pop() } }
        guard let selection = made[index].lazy.compactMap({ $0.listSelection }).first else { return nil }
        let selected = selection.get()
        switch selected {
        case .some: return { selection.set(.none) }
        case .set:
            let members = evaluator.elements(of: selected)
            guard !members.isEmpty else { return nil }
            return { selection.set(members.reduce(selected) { evaluator.toggling($1, in: $0) }) }
        default: return nil
        }
    }
}

/// What a list lets be selected.
final class SelectionPayload: LayoutPayload {
    let selection: BindingValue

    init(_ selection: BindingValue) { self.selection = selection }
}

extension LayoutNode {
    /// The selection of the first list inside that has one.
    fileprivate var listSelection: BindingValue? {
        for payload in payloads {
            if let selection = payload as? SelectionPayload { return selection.selection }
        }
        for child in children {
            if let selection = child.listSelection { return selection }
        }
        return nil
    }
}
