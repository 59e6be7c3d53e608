import Interpreter
import Layout
import Syntax

/// `NavigationStack`, its path, and what it leads to.
enum NavigationStackRows {
    static var rows: [Native] { stacks + destinations }

    private static var stacks: [Native] {
        [
            Native("NavigationStack.init(...)") { stack($0, "NavigationStack", $0.binding("path")) },
            Native("NavigationStack.init(path: Binding<NavigationPath>, root: () -> Root)") { call in
                stack(call, "NavigationStack", call.binding("path")?.elementsOfPath(call.evaluator))
            },
            Native("NavigationView.init(content:)") { stack($0, "NavigationView", nil) },
            Native("View.navigationViewStyle(_:)") { $0.setting("navigationViewStyle", .navigationStyle) },
        ]
    }

    private static func stack(_ call: NativeCall, _ name: StaticString, _ path: BindingValue?) -> Value {
        let root = call.content("root") ?? call.content("content") ?? .void
        let range = call.range
        return call.view(name) { context in
            let number = context.graph.reserveNumber(name, range)
            let state = NavigationState(path ?? context.ownState(.path, .array([])), context.evaluator)
            let inner = context.withEditMode.setting(.navigation, .native(state))
            let nodes = arranged(
                inner.setting(.searchField, nil).nodes(of: root), Name("\(name)") == Name("NavigationView"),
                inner)
            let node =
                pushed(state, inner, nodes, "\(name)")
                ?? NavigationBars.container(inner, nodes, .navigationStack, "\(name)")
            return [context.onGround(context.register(node, number))]
        }
    }

    /// Several views at the root stand below each other; those of a `NavigationView` are columns, of which a
    /// phone shows the first.
    private static func arranged(_ roots: [LayoutNode], _ areColumns: Bool, _ context: ViewContext)
        -> [LayoutNode]
    {
        if roots.count < 2 { return roots }
        if !areColumns { return [context.column(roots)] }
        return context.windows.navigationViewsHaveColumns ? [context.row(roots)] : [roots[0]]
    }

    /// The last destination gone to, under a bar with the way back; the root stays alive without being shown.
    private static func pushed(
        _ state: NavigationState, _ context: ViewContext, _ root: [LayoutNode], _ name: String
    ) -> LayoutNode? {
        var facts = NavigationFacts(root)
        var destinations = facts.destinations
        var shown: [LayoutNode]?
        var goBack: () -> Void = {}
        for (depth, element) in state.elements.enumerated() {
            guard let view = state.view(for: element, destinations) else { continue }
            let nodes = context.setting(.searchField, nil).child(.kind(-10 - depth)).dismissing {
                state.pop()
            }.nodes(of: view)
            facts = NavigationFacts(nodes)
            destinations += facts.destinations
            shown = nodes
            goBack = { state.pop() }
        }
        // A destination that a binding presents lies over the path's, and may present one itself.
        var depth = 0
        while let presented = facts.presented, depth < NavigationStackRows.deepestPresented {
            let nodes = context.child(.kind(-200 - depth)).dismissing(presented.dismiss).nodes(
                of: presented.content)
            facts = NavigationFacts(nodes)
            shown = nodes
            goBack = presented.dismiss
            depth += 1
        }
        return shown.map {
            NavigationBars.container(context, $0, .navigationStack, name, back: context.backButton(goBack))
        }
    }

    private static let deepestPresented = 8

    private static var destinations: [Native] {
        [
            Native("View.navigationDestination(for:destination:)") { call in
                let type = call.evaluator.number(of: call.nextType())
                let content = call.nextValue()
                return call.telling(
                    NavigationPayload(.destination(.init(type: type, content: content))),
                    "navigationDestination")
            },
            Native("View.navigationDestination(isPresented:destination:)") { call in
                guard let isPresented = call.nextBinding(), case .bool(true) = isPresented.get() else {
                    return call.receiver
                }
                return present(call, call.nextContent()) { isPresented.set(.bool(false)) }
            },
            Native("View.navigationDestination(item:destination:)") { call in
                guard let item = call.nextBinding(), let value = item.get().unwrapped else {
                    return call.receiver
                }
                return present(call, call.evaluator.call(call.nextValue(), [value])) { item.set(.none) }
            },
        ]
    }

    private static func present(_ call: NativeCall, _ content: Value, _ dismiss: @escaping () -> Void)
        -> Value
    {
        call.telling(
            NavigationPayload(.presented(.init(content: content, dismiss: dismiss))), "navigationDestination")
    }
}

extension NativeCall {
    /// The receiver with something said to a container around it.
    func telling(_ payload: LayoutPayload, _ name: StaticString) -> Value {
        mark(name) { node, _ in node.payloads.append(payload) }
    }
}

extension BindingValue {
    /// The elements of a bound `NavigationPath` as a plain array.
    fileprivate func elementsOfPath(_ evaluator: Evaluator) -> BindingValue {
        BindingValue(
            get: {
                .array(
                    evaluator.elements(of: self.get().fields.first ?? .array([])).map {
                        $0.fields.first ?? $0
                    })
            },
            set: { elements in
                let erased = evaluator.elements(of: elements).map { evaluator.structure("AnyHashable", [$0]) }
                self.set(evaluator.structure("NavigationPath", [.array(erased)]))
            })
    }
}
