import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationStack`, its path, and what it leads to.
enum NavigationStackRows {
    static var rows: [Declaration] { path + stacks + destinations }

    private static var path: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct NavigationPath: Equatable {
                    var elements: [AnyHashable] = []
                    public init() {}
                    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
                        for element in elements { append(element) }
                    }
                    public var count: Int { elements.count }
                    public var isEmpty: Bool { elements.isEmpty }
                    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
                    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
                }
                """),
        ]
    }

    private static var stacks: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct NavigationStack<Data, Root>: View where Root: View {}"),
            Declaration("extension NavigationStack where Data == NavigationPath { public init(@ViewBuilder root: () -> Root) }") { call in
                stack(call, "NavigationStack", call.nextContent())
            },
            Declaration(
                """
                extension NavigationStack where Data == NavigationPath { \
                public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) }
                """
            ) { call in
                let path = call.nextBinding()?.elementsOfPath(call.evaluator)
                return stack(call, "NavigationStack", call.nextContent(), path)
            },
            Declaration(
                """
                extension NavigationStack { public init(path: Binding<Data>, @ViewBuilder root: () -> Root) \
                where Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Hashable }
                """) { call in
                let path = call.nextBinding()
                return stack(call, "NavigationStack", call.nextContent(), path)
            },
            Declaration("public struct NavigationView<Content>: View where Content: View { public init(@ViewBuilder content: () -> Content) }") { call in
                stack(call, "NavigationView", call.nextContent())
            },
            Declaration("public protocol NavigationViewStyle {}"),
        ]
            + ControlRowMaker.styles("NavigationViewStyle", "navigationViewStyle", .navigationStyle, [
                ("DefaultNavigationViewStyle", "automatic"), ("StackNavigationViewStyle", "stack"),
                ("ColumnNavigationViewStyle", "columns"), ("DoubleColumnNavigationViewStyle", "doubleColumn"),
            ])
    }

    private static func stack(
        _ call: NativeCall, _ name: StaticString, _ root: Value, _ path: BindingValue? = nil
    ) -> Value {
        let range = call.range
        return call.view(name) { context in
            let number = context.graph.reserveNumber(name, range)
            let state = NavigationState(path ?? context.ownState(.path, .array([])), context.evaluator)
            let inner = context.withEditMode.setting(.navigation, .native(state))
            let nodes = inner.setting(.searchField, nil).nodes(of: root)
            let node = pushed(state, inner, nodes, "\(name)") ?? NavigationBars.container(inner, nodes, .navigationStack, "\(name)")
            return [context.register(node, number)]
        }
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
            let nodes = context.setting(.searchField, nil).child(.kind(-10 - depth)).dismissing { state.pop() }.nodes(of: view)
            facts = NavigationFacts(nodes)
            destinations += facts.destinations
            shown = nodes
            goBack = { state.pop() }
        }
        // A destination that a binding presents lies over the path's, and may present one itself.
        var depth = 0
        while let presented = facts.presented, depth < NavigationStackRows.deepestPresented {
            let nodes = context.child(.kind(-200 - depth)).dismissing(presented.dismiss).nodes(of: presented.content)
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

    private static var destinations: [Declaration] {
        [
            Declaration(
                """
                extension View { public func navigationDestination<D, C>(for data: D.Type, \
                @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View }
                """
            ) { call in
                let type = call.evaluator.number(of: call.nextType())
                let content = call.nextValue()
                return call.telling(NavigationPayload(.destination(.init(type: type, content: content))), "navigationDestination")
            },
            Declaration(
                """
                extension View { public func navigationDestination<V>(isPresented: Binding<Bool>, \
                @ViewBuilder destination: () -> V) -> some View where V: View }
                """
            ) { call in
                guard let isPresented = call.nextBinding(), case .bool(true) = isPresented.get() else { return call.receiver }
                return present(call, call.nextContent()) { isPresented.set(.bool(false)) }
            },
            Declaration(
                """
                extension View { public func navigationDestination<D, C>(item: Binding<D?>, \
                @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View }
                """
            ) { call in
                guard let item = call.nextBinding(), let value = item.get().unwrapped else { return call.receiver }
                return present(call, call.evaluator.call(call.nextValue(), [value])) { item.set(.none) }
            },
            Declaration(accepting: "extension View { public func navigationTransition(_ style: some NavigationTransition) -> some View }"),
            Declaration("public protocol NavigationTransition {}"),
            Declaration("@available(iOS 18.0, *) public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }"),
            Declaration("@available(iOS 18.0, *) public struct ZoomNavigationTransition: NavigationTransition {}"),
            Declaration("extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() } }"),
            Declaration(
                """
                extension NavigationTransition where Self == ZoomNavigationTransition { \
                public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() } }
                """),
        ]
    }

    private static func present(_ call: NativeCall, _ content: Value, _ dismiss: @escaping () -> Void) -> Value {
        call.telling(NavigationPayload(.presented(.init(content: content, dismiss: dismiss))), "navigationDestination")
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
            get: { .array(evaluator.elements(of: self.get().fields.first ?? .array([])).map { $0.fields.first ?? $0 }) },
            set: { elements in
                let erased = evaluator.elements(of: elements).map { evaluator.structure("AnyHashable", [$0]) }
                self.set(evaluator.structure("NavigationPath", [.array(erased)]))
            })
    }
}
