import Graphics
import Interpreter
import Layout
import Syntax

/// Where a reader has gone inside one `NavigationStack`, or from one column of a split view: destinations of
/// links and values, the last one shown.
final class NavigationState: NativeValue {
    private let path: BindingValue
    private let evaluator: Evaluator
    /// Whether destinations lie on each other; in a column of a split view the next takes the place of the
    /// last.
    private let isStack: Bool

    init(_ path: BindingValue, _ evaluator: Evaluator, isStack: Bool = true) {
        self.path = path
        self.evaluator = evaluator
        self.isStack = isStack
    }

    var elements: [Value] { evaluator.elements(of: path.get()) }

    /// Goes to a destination: a view's closure, or a value that some `navigationDestination(for:)` shows.
    func push(_ destination: Value) { path.set(.array((isStack ? elements : []) + [destination])) }

    func pop() { path.set(.array(Array(elements.dropLast()))) }

    /// The view for an element of the path, found among what the views inside declared.
    func view(for element: Value, _ destinations: [NavigationDestination]) -> Value? {
        if case .function = element { return evaluator.call(element, []) }
        if let view = element.native(NavigationView.self) { return view.content }
        let kind = evaluator.kindNumber(of: element)
        guard let found = destinations.first(where: { $0.type == kind }) else { return nil }
        return evaluator.call(found.content, [element])
    }
}

/// `navigationDestination(for:)`: the number of the type and the closure that makes the view.
struct NavigationDestination {
    var type: Int
    var content: Value
}

/// `navigationDestination(isPresented:)` while its binding says so, and what going back does.
struct PresentedDestination {
    var content: Value
    var dismiss: () -> Void
}

/// The destination of a link that was given as a view.
final class NavigationView: NativeValue {
    let content: Value

    init(_ content: Value) { self.content = content }
}

extension ViewContext {
    /// The stack that links inside push onto.
    var navigation: NavigationState? { environment[.navigation]?.native(NavigationState.self) }

    /// The button that leads back, as an item of the bar.
    func backButton(_ goBack: @escaping () -> Void) -> ToolbarEntry {
        let place = toolbarContext
        let mark = place.framed(
            place.symbol("chevron.backward", color: foreground(), weight: .semibold), height: 22)
        mark.payloads.append(ControlPayload("button", value: "Back"))
        mark.payloads.append(ActionPayload(.tap(count: 1), run: goBack))
        return ToolbarEntry(placement: .navigation, nodes: [mark])
    }

    /// The surroundings of items in bars: the plain font on one line, which does not grow with the type size,
    /// and no list around them.
    var toolbarContext: ViewContext {
        var place = inFixedTypeSize.setting(.rowContext, nil).setting(.buttonStyle, nil)
            .setting(.glassContext, .bool(true))
            .setting(.labelStyle, environment[.labelStyle] ?? .native(ControlStyle(1)))
            .styled(font: .style(.body))
        place.environment.textLook.paragraph.lineLimit = 1
        return place
    }

    var inFixedTypeSize: ViewContext {
        setting(.dynamicTypeSize, evaluator.enumeration("DynamicTypeSize", ViewEnvironment.standardTypeSize))
    }
}
