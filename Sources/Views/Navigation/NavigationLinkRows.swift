import Graphics
import Interpreter
import Layout
import Syntax

/// `NavigationLink`: a row that leads somewhere, or a button.
enum NavigationLinkRows {
    static var rows: [Native] {
        [
            Native("NavigationLink.init(destination: () -> Destination, label: () -> Label)") { call in
                let destination = call.nextValue()
                return link(call, call.nextContent(), to: destination)
            },
            Native("NavigationLink.init(destination: Destination, label: () -> Label)") { call in
                let destination = call.nextValue()
                return link(call, call.nextContent(), to: .native(NavigationView(destination)))
            },
            Native("NavigationLink.init(value:label:)") { call in
                let value = call.nextValue()
                return link(call, call.nextContent(), value)
            },
            Native("NavigationLink.init(isActive:destination:label:)") { call in
                let isActive = call.nextBinding()
                let destination = call.nextValue()
                return active(link(call, call.nextContent(), to: destination), call, destination, isActive)
            },
            Native("NavigationLink.init(destination:isActive:label:)") { call in
                let destination = call.nextValue()
                let isActive = call.nextBinding()
                let target = Value.native(NavigationView(destination))
                return active(link(call, call.nextContent(), to: target), call, target, isActive)
            },
            Native("NavigationLink.init(destination:tag:selection:label:)") { call in
                let destination = call.nextValue(), tag = call.nextValue()
                let selection = call.nextBinding(), evaluator = call.evaluator
                let isActive = selection.map { selection in
                    BindingValue(
                        get: {
                            .bool(selection.get().unwrapped.map { evaluator.areEqual($0, tag) } ?? false)
                        },
                        set: { _ in selection.set(.none) })
                }
                let target = Value.native(NavigationView(destination))
                return active(link(call, call.nextContent(), to: target), call, target, isActive)
            },
            Native("View.navigationLinkIndicatorVisibility(_:)") {
                $0.setting("navigationLinkIndicatorVisibility", .linkIndicator)
            },
            Native("NavigationLink.init(_:destination:) destination: () -> Destination") { call in
                let title = call.nextTitle()
                return link(call, title, to: call.nextValue())
            },
            Native("NavigationLink.init(_:destination:)") { call in
                let title = call.nextTitle()
                return link(call, title, to: .native(NavigationView(call.nextValue())))
            },
            Native("NavigationLink.init(_:destination:isActive:)") { call in
                let title = call.nextTitle()
                let target = Value.native(NavigationView(call.nextValue()))
                let isActive = call.nextBinding()
                return active(link(call, title, to: target), call, target, isActive)
            },
            Native("NavigationLink.init(_:value:)") { call in
                let title = call.nextTitle()
                return link(call, title, call.nextValue())
            },
        ]
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
            // Of `Visibility`'s cases the third hides.
            if context.environment[.linkIndicator]?.caseIndex != 2 { parts.append(context.linkMark) }
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
