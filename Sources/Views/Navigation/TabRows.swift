import Interpreter
import Layout

/// `TabView` with its tabs.
enum TabRows {
    static var rows: [Native] { views + tabs + builder + modifiers }

    private static var views: [Native] {
        [
            Native("TabView.init(...)") { tabView($0) },
            Native("TabView.init(content: () -> C)") { tabView($0, ofTabs: true) },
            Native("TabView.init(selection: Binding<SelectionValue>, content: () -> C)") {
                tabView($0, ofTabs: true)
            },
            Native("View.tabViewStyle(_:)") { $0.setting("tabViewStyle", .tabViewStyle) },
        ]
    }

    private static var tabs: [Native] {
        [
            Native("Tab.init(...)") { call in
                let content = call.content("content") ?? .void
                return .native(
                    TabValue(
                        label: call.labelWithReadImage ?? searchLabel(call), content: content,
                        tag: call.argument("value"), isSearch: call.value("role") != nil))
            },
            Native("TabSection.init(_:content:)") { call in
                _ = call.nextValue()
                return call.nextContent()
            },
            Native("TabContent.badge(_: Int)") { call in
                let count = call.next(Int.self)
                return changing(call) { $0.badge = count == 0 ? nil : TextValue("\(count)") }
            },
            Native("TabContent.badge(...)") { call in
                let label = call.nextOptional()
                return changing(call) { $0.badge = label?.titleText }
            },
            Native("TabContent.hidden(_:)") { call in
                let isHidden = call.next(Bool.self)
                return changing(call) { $0.isHidden = isHidden }
            },
        ]
    }

    /// The receiver's tab with something changed.
    private static func changing(_ call: NativeCall, _ change: (TabValue) -> Void) -> Value {
        guard let tab = call.receiver.native(TabValue.self) else { return call.receiver }
        let copy = tab.copy()
        change(copy)
        return .native(copy)
    }

    private static func searchLabel(_ call: NativeCall) -> Value {
        let icon = ImageValue(.symbol("magnifyingglass"), range: call.range)
        return .native(LabelValue(call.range, title: .native(TextValue("Search")), icon: .native(icon)))
    }

    private static var builder: [Native] {
        [
            Native("TabContentBuilder.buildExpression(_:)") { $0.nextValue() },
            Native("TabContentBuilder.buildBlock(_:)") { $0.nextValue() },
            Native("TabContentBuilder.buildIf(_:)") { $0.nextValue() },
            Native("TabContentBuilder.buildBlock(...)") { .array($0.arguments) },
        ]
    }

    private static var modifiers: [Native] {
        [
            Native("View.tabItem(_:)") { call in
                let label = call.nextContent()
                return call.mark("tabItem") { node, _ in node.payloads.append(TabItemPayload(label)) }
            },
            Native("View.indexViewStyle(_:)") { call in
                let isShown = call.nextValue().fields.first.map { IndexBackground($0) } == .always
                return call.environment("indexViewStyle") { values, _ in
                    values[.indexStyle] = isShown ? .bool(true) : nil
                }
            },
            Native("View.tabViewBottomAccessory(content:)") { call in
                let content = call.nextContent()
                return call.environment("tabViewBottomAccessory") { values, _ in
                    values[.tabAccessory] = content
                }
            },
        ]
    }

    private static func tabView(_ call: NativeCall, ofTabs: Bool = false) -> Value {
        let range = call.range, selection = call.binding("selection")
        let content = call.content("content") ?? .void
        return call.view("TabView") { context in
            let number = context.graph.reserveNumber("TabView", range)
            let node = TabBuilder(context, content, selection, isOfTabs: ofTabs).node
            return [context.register(node, number)]
        }
    }
}

/// `PageIndexViewStyle.BackgroundDisplayMode`.
private enum IndexBackground: Int, CaseNames { case automatic, always, interactive, never }
