import Interpreter
import Layout

/// Titles of navigation containers, and the older modifiers of their bars.
enum NavigationTitleRows {
    static var rows: [Native] { titles + modes }

    private static var titles: [Native] {
        [
            title("navigationTitle"), title("navigationBarTitle"),
            Native("View.groundsContainer()") { tell($0, "containerBackground", .containerGround) },
            Native("View.navigationSubtitle(...)") { call in
                tell(call, "navigationSubtitle", .subtitle(call.nextValue().titleText))
            },
        ]
    }

    /// A title with its mode, if it has one; a bound one is what its binding holds.
    private static func title(_ name: StaticString) -> Native {
        Native("View.\(name)(...)") { call in
            let value = call.nextValue()
            let title = (value.native(BindingValue.self)?.get() ?? value).titleText
            let mode = call.argument("displayMode").map { TitleMode($0) }
            return call.mark(name) { node, _ in
                node.payloads.append(NavigationPayload(.title(title)))
                if let mode { node.payloads.append(NavigationPayload(.titleMode(mode))) }
            }
        }
    }

    private static func tell(_ call: NativeCall, _ name: StaticString, _ fact: NavigationPayload.Fact)
        -> Value
    {
        call.telling(NavigationPayload(fact), name)
    }

    private static var modes: [Native] {
        [
            Native("View.navigationBarTitleDisplayMode(_:)") {
                call in tell(call, "navigationBarTitleDisplayMode", .titleMode(call.next()))
            },
            Native("View.navigationBarHidden(_:)") { call in
                call.next(Bool.self) ? tell(call, "navigationBarHidden", .hides(.navigation)) : call.receiver
            },
            Native("View.navigationBarBackButtonHidden(_:)") { call in
                call.next(Bool.self)
                    ? tell(call, "navigationBarBackButtonHidden", .hidesBackButton) : call.receiver
            },
            Native("View.navigationBarItems(...)") { barItems($0) },
        ]
    }

    private static func barItems(_ call: NativeCall) -> Value {
        let leading = call.argument("leading").map { (ToolbarPlacement.topBarLeading, $0) }
        let trailing = call.argument("trailing").map { (ToolbarPlacement.topBarTrailing, $0) }
        let items = [leading, trailing].compactMap { $0 }
        return call.mark("navigationBarItems") { node, context in
            let entries = items.enumerated().map { index, item in
                ToolbarEntry(
                    placement: item.0,
                    nodes: context.toolbarContext.child(.position(-20 - index)).nodes(of: item.1))
            }
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }
}
