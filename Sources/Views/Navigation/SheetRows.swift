import Graphics
import Interpreter
import Layout

/// Sheets, covers, popovers and inspectors: drawn while their binding says so.
enum SheetRows {
    static var rows: [Native] { presenting + inspectors }

    private enum Kind {
        case sheet, cover, popover
    }

    private static var presenting: [Native] {
        [presenting("sheet", .sheet), presenting("fullScreenCover", .cover), presenting("popover", .popover)]
    }

    /// With a binding to a flag, or to an item that the content is made of.
    private static func presenting(_ name: StaticString, _ kind: Kind) -> Native {
        Native("View.\(name)(...)") { call in
            let flag = call.binding("isPresented"), item = call.binding("item")
            let dismiss = dismissal(call) {
                flag?.set(.bool(false))
                item?.set(.none)
            }
            guard flag?.isTrue ?? (item?.get().unwrapped != nil), let content = call.argument("content")
            else {
                return call.receiver
            }
            let handed = item?.get().unwrapped.map { [$0] } ?? []
            return present(name, call, call.evaluator.call(content, handed), kind, dismiss)
        }
    }

    /// What ends a presentation: its binding is told, then its `onDismiss`.
    private static func dismissal(_ call: NativeCall, _ end: @escaping () -> Void) -> () -> Void {
        let evaluator = call.evaluator, action = call.value("onDismiss")
        return {
            end()
            if let action { evaluator.call(action, []) }
        }
    }

    private static func present(
        _ name: StaticString, _ call: NativeCall, _ content: Value, _ kind: Kind,
        _ dismiss: @escaping () -> Void
    ) -> Value {
        .native(
            PresentedView(
                name, call.range, call.receiver, content, dismiss: dismiss, isElevated: kind != .cover
            ) {
                node, nodes, context in
                let body = nodes.count == 1 ? nodes[0] : context.column(nodes)
                let facts = PresentationFacts(body), isRegular = context.environment.isRegularWidth
                if kind == .popover, isRegular || facts.staysPopover {
                    return PopoverLook.over(node, body.presented(dismiss: dismiss), context)
                }
                let look = SheetLook(context, body, facts)
                let covers = kind == .cover || (!isRegular && facts.adaptation == .fullScreenCover)
                node.payloads.append(
                    covers
                        ? PresentationPayload(.cover, look.cover.presented(slides: true, dismiss: nil))
                        : sheet(look, facts, context, dismiss))
                return NeutralNode(view: "\(name)", node)
            })
    }

    /// A sheet that stands where the reader has left it.
    private static func sheet(
        _ look: SheetLook, _ facts: PresentationFacts, _ context: ViewContext, _ dismiss: @escaping () -> Void
    ) -> PresentationPayload {
        let state = SheetState.of(context), stand = facts.detents.stand(state)
        let isFloating = !stand.detent.isLarge || context.environment.isRegularWidth
        let content = look.sheet(isFloating: isFloating).presented(slides: true, dismiss: dismiss)
        let leave = content.stays ? nil : dismiss
        content.payloads.append(SheetPayload(facts.detents, state, context, dismiss: leave))
        return PresentationPayload(.sheet(stand), content, facts)
    }

    // MARK: Inspectors

    private static var inspectors: [Native] {
        [
            Native("View.inspector(isPresented:content:)") { call in
                guard let isPresented = call.nextBinding(), case .bool(true) = isPresented.get() else {
                    return call.receiver
                }
                return inspector(call, call.nextContent()) { isPresented.set(.bool(false)) }
            },
            Native("View.inspectorColumnWidth(_:)") { call in
                call.telling(ColumnWidthPayload(call.next()), "inspectorColumnWidth")
            },
            Native("View.inspectorColumnWidth(min:ideal:max:)") { call in
                _ = call.nextValue()
                return call.telling(ColumnWidthPayload(call.next()), "inspectorColumnWidth")
            },
        ]
    }

    /// A column at the trailing edge where the width is regular, a sheet elsewhere.
    private static func inspector(_ call: NativeCall, _ content: Value, _ dismiss: @escaping () -> Void)
        -> Value
    {
        let sheet = present("inspector", call, content, .sheet, dismiss)
        let column = DecoratedView("inspector", call.range, call.receiver, decoration: content) {
            node, inside, context in
            let body = inside.count == 1 ? inside[0] : context.column(inside)
            let filled = context.part(
                FlexibleFrameNode(
                    body, horizontal: .init(max: .infinity), vertical: .init(max: .infinity), alignment: .top)
            )
            let width = body.columnWidth ?? context.bars.inspectorWidth
            let edged = context.part(
                DecorationNode(
                    view: "inspector", context.part(FixedFrameNode(filled, width: width)),
                    behind: { frame, view, list in
                        let edge = Rect(x: frame.minX, y: frame.minY, width: 0.5, height: frame.height)
                        list.fill(.rect(edge), with: .color(Color(.separator)), view: view)
                    }))
            let rest = context.part(
                FlexibleFrameNode(
                    node, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
            return ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 0), [rest, edged])
        }
        return call.view("inspector") { context in
            context.nodes(of: context.environment.isRegularWidth ? .native(column) : sheet)
        }
    }
}
