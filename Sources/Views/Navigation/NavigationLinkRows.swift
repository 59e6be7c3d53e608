import Graphics
import Interpreter
import Layout

/// `NavigationLink`: a row that leads somewhere, or a button.
enum NavigationLinkRows {
    static var rows: [Native] {
        [
            Native("NavigationLink.init(...)") { link($0) },
            Native("View.navigationLinkIndicatorVisibility(_:)") {
                $0.setting("navigationLinkIndicatorVisibility", .linkIndicator)
            },
        ]
    }

    /// In older declarations a destination is a view and not a closure, and bindings present it.
    private static func link(_ call: NativeCall) -> Value {
        let target = call.argument("destination").map { destination -> Value in
            if case .function = destination { return destination }
            return .native(NavigationView(destination))
        }
        let link = link(call, call.label ?? .void, call.argument("value"), to: target)
        return target.map { active(link, call, $0, call.binding("isActive") ?? chosen(call)) } ?? link
    }

    /// Whether a link's tag is the one that is selected.
    private static func chosen(_ call: NativeCall) -> BindingValue? {
        guard let selection = call.binding("selection"), let tag = call.argument("tag") else { return nil }
        let evaluator = call.evaluator
        return BindingValue(
            get: { .bool(selection.get().unwrapped.map { evaluator.areEqual($0, tag) } ?? false) },
            set: { _ in selection.set(.none) })
    }

    /// In a list's row a link has its mark at the trailing edge; elsewhere it is a button.
    private static func link(
        _ call: NativeCall, _ label: Value, _ value: Value? = nil, to destination: Value? = nil
    ) -> Value {
        let range = call.range
        return call.leaf("NavigationLink") { context in
            let target = destination ?? value?.unwrapped
            guard context.environment[.rowContext] != nil else {
                let button = ButtonValue("NavigationLink", range, label: label, action: nil)
                return goes(to: target, context, context.row(context.nodes(of: .native(button))))
            }
            var parts = [context.child(.position(0)).label(label), context.spacer]
            if context.environment[.linkIndicator].map({ Visibility($0) }) != .hidden {
                parts.append(context.linkMark)
            }
            let row = context.row(parts)
            row.payloads.append(ControlPayload("link"))
            if let value = value?.unwrapped { row.payloads.append(TagPayload(value)) }
            return goes(to: target, context, NeutralNode(view: "NavigationLink", row))
        }
    }

    private static func goes(to target: Value?, _ context: ViewContext, _ node: LayoutNode) -> LayoutNode {
        if let target, let state = context.navigation, context.environment.isEnabled {
            node.payloads.append(ActionPayload(.tap(count: 1)) { state.push(target) })
        }
        return node
    }

    /// A link whose destination a binding presents.
    private static func active(
        _ link: Value, _ call: NativeCall, _ destination: Value, _ isActive: BindingValue?
    ) -> Value {
        guard let isActive, case .bool(true) = isActive.get() else { return link }
        let content = destination.native(NavigationView.self)?.content ?? call.evaluator.call(destination, [])
        return .native(
            MarkedView("NavigationLink", call.range, link) { node, _ in
                node.payloads.append(
                    NavigationPayload(.presented(.init(content: content) { isActive.set(.bool(false)) })))
            })
    }
}

extension ViewContext {
    /// The mark at the end of a row that leads somewhere.
    var linkMark: LayoutNode {
        let list = metrics.list, color = foreground(2)
        let isMirrored = environment.layoutDirection == .rightToLeft
        let factor =
            TypeScale.scaled(
                list.chevron.height, style: TypeScale.body, size: environment.typeSize,
                pixel: 1 / environment.displayScale)
            / list.chevron.height
        let size = Size(width: list.chevron.width * factor, height: list.chevron.height * factor)
        let chevron = drawn("chevron", size) { frame, view, commands in
            let line = 2 * factor, inner = frame.insetBy(dx: line / 2, dy: line / 2)
            var path = Path()
            let back = isMirrored ? inner.maxX : inner.minX
            path.addLines([
                Point(x: back, y: inner.minY), Point(x: isMirrored ? inner.minX : inner.maxX, y: inner.midY),
                Point(x: back, y: inner.maxY),
            ])
            let style = StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
            color.stroke(path, in: frame, style: style, list: &commands, view: view)
        }
        return padded(
            chevron, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: list.chevronEnd - list.rowInset))
    }
}
