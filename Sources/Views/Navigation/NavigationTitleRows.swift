import Graphics
import Interpreter
import Layout
import Syntax

/// Titles of navigation containers, and the older modifiers of their bars.
enum NavigationTitleRows {
    static var rows: [Declaration] { titles + modes + items }

    private static var titles: [Declaration] {
        ["navigationTitle", "navigationBarTitle"].flatMap { (name: StaticString) in
            [
                title(name, "_ titleKey: LocalizedStringKey"),
                title(name, "_ title: S", generics: "<S>", condition: "where S: StringProtocol"),
                title(name, "_ title: Text"),
            ]
        } + [
            Declaration("extension View { @available(iOS 14.0, *) public func navigationTitle(_ title: Binding<String>) -> some View }") { call in
                let title = call.nextBinding()?.get() ?? .string("")
                return tell(call, "navigationTitle", .title(title.titleText))
            },
            subtitle("_ subtitleKey: LocalizedStringKey"),
            subtitle("_ subtitle: S", generics: "<S>", condition: "where S: StringProtocol"),
            subtitle("_ subtitle: Text"),
        ]
    }

    private static func title(_ name: StaticString, _ parameter: String, generics: String = "", condition: String = "") -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func \(name)\(generics)(\(parameter)) -> some View \(condition) }"
        ) { call in
            tell(call, name, .title(call.nextValue().titleText))
        }
    }

    private static func subtitle(_ parameter: String, generics: String = "", condition: String = "") -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func navigationSubtitle\(generics)(\(parameter)) -> some View \(condition) }"
        ) { call in
            tell(call, "navigationSubtitle", .subtitle(call.nextValue().titleText))
        }
    }

    private static func tell(_ call: NativeCall, _ name: StaticString, _ fact: NavigationPayload.Fact) -> Value {
        call.telling(NavigationPayload(fact), name)
    }

    private static var modes: [Declaration] {
        [
            Declaration(
                "public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge } }"),
            Declaration("extension View { @available(iOS 14.0, *) public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View }") {
                call in tell(call, "navigationBarTitleDisplayMode", .titleMode(call.nextCase()))
            },
            titleWithMode("_ titleKey: LocalizedStringKey"), titleWithMode("_ title: Text"),
            titleWithMode("_ title: S", generics: "<S>", condition: "where S: StringProtocol"),
            Declaration("extension View { public func navigationBarHidden(_ hidden: Bool) -> some View }") { call in
                call.next(Bool.self) ? tell(call, "navigationBarHidden", .hides(.navigation)) : call.receiver
            },
            Declaration("extension View { public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View }") { call in
                call.next(Bool.self) ? tell(call, "navigationBarBackButtonHidden", .hidesBackButton) : call.receiver
            },
        ]
    }

    private static func titleWithMode(_ parameter: String, generics: String = "", condition: String = "") -> Declaration {
        let disfavored = condition.utf8.isEmpty ? "" : "@_disfavoredOverload "
        return Declaration(
            "extension View { \(disfavored)public func navigationBarTitle\(generics)(\(parameter), "
                + "displayMode: NavigationBarItem.TitleDisplayMode) -> some View \(condition) }"
        ) { call in
            let title = call.nextValue().titleText
            let mode = call.nextCase()
            return call.mark("navigationBarTitle") { node, _ in
                node.payloads += [NavigationPayload(.title(title)), NavigationPayload(.titleMode(mode))]
            }
        }
    }

    private static var items: [Declaration] {
        [
            Declaration("extension View { public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View }") { call in
                let leading = call.nextValue()
                return barItems(call, [(.topBarLeading, leading), (.topBarTrailing, call.nextValue())])
            },
            Declaration("extension View { public func navigationBarItems<L>(leading: L) -> some View where L: View }") { call in
                barItems(call, [(.topBarLeading, call.nextValue())])
            },
            Declaration("extension View { public func navigationBarItems<T>(trailing: T) -> some View where T: View }") { call in
                barItems(call, [(.topBarTrailing, call.nextValue())])
            },
        ]
    }

    private static func barItems(_ call: NativeCall, _ items: [(ToolbarPlacement, Value)]) -> Value {
        call.mark("navigationBarItems") { node, context in
            let entries = items.enumerated().map { index, item in
                ToolbarEntry(placement: item.0, nodes: context.toolbarContext.child(.position(-20 - index)).nodes(of: item.1))
            }
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }
}
