import Graphics
import Interpreter
import Layout
import Syntax

/// Titles of navigation containers, and the older modifiers of their bars.
enum NavigationTitleRows {
    static var rows: [Native] { titles + modes + items }

    private static var titles: [Native] {
        ["navigationTitle", "navigationBarTitle"].flatMap { (name: StaticString) in
            [
                title(name, "LocalizedStringKey"),
                title(name, "S"),
                title(name, "Text"),
            ]
        } + [
            Native("View.navigationTitle(_: Binding<String>)") { call in
                let title = call.nextBinding()?.get() ?? .string("")
                return tell(call, "navigationTitle", .title(title.titleText))
            },
            subtitle("LocalizedStringKey"),
            subtitle("S"),
            subtitle("Text"),
        ]
    }

    private static func title(_ name: StaticString, _ type: StaticString) -> Native {
        Native("View.\(name)(_: \(type))") { call in
            tell(call, name, .title(call.nextValue().titleText))
        }
    }

    private static func subtitle(_ type: StaticString) -> Native {
        Native("View.navigationSubtitle(_: \(type))") { call in
            tell(call, "navigationSubtitle", .subtitle(call.nextValue().titleText))
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
                call in tell(call, "navigationBarTitleDisplayMode", .titleMode(call.nextCase()))
            },
            titleWithMode("LocalizedStringKey"), titleWithMode("Text"),
            titleWithMode("S"),
            Native("View.navigationBarHidden(_:)") { call in
                call.next(Bool.self) ? tell(call, "navigationBarHidden", .hides(.navigation)) : call.receiver
            },
            Native("View.navigationBarBackButtonHidden(_:)") { call in
                call.next(Bool.self)
                    ? tell(call, "navigationBarBackButtonHidden", .hidesBackButton) : call.receiver
            },
        ]
    }

    private static func titleWithMode(_ type: StaticString) -> Native {
        Native("View.navigationBarTitle(_: \(type), displayMode: NavigationBarItem.TitleDisplayMode)") {
            call in
            let title = call.nextValue().titleText
            let mode = call.nextCase()
            return call.mark("navigationBarTitle") { node, _ in
                node.payloads += [NavigationPayload(.title(title)), NavigationPayload(.titleMode(mode))]
            }
        }
    }

    private static var items: [Native] {
        [
            Native("View.navigationBarItems(leading:trailing:)") { call in
                let leading = call.nextValue()
                return barItems(call, [(.topBarLeading, leading), (.topBarTrailing, call.nextValue())])
            },
            Native("View.navigationBarItems(leading:)") { call in
                barItems(call, [(.topBarLeading, call.nextValue())])
            },
            Native("View.navigationBarItems(trailing:)") { call in
                barItems(call, [(.topBarTrailing, call.nextValue())])
            },
        ]
    }

    private static func barItems(_ call: NativeCall, _ items: [(ToolbarPlacement, Value)]) -> Value {
        call.mark("navigationBarItems") { node, context in
            let entries = items.enumerated().map { index, item in
                ToolbarEntry(
                    placement: item.0,
                    nodes: context.toolbarContext.child(.position(-20 - index)).nodes(of: item.1))
            }
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }
}
