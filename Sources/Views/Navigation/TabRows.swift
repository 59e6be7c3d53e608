import Graphics
import Interpreter
import Layout
import Syntax

/// `TabView` with its tabs.
enum TabRows {
    static var rows: [Native] { views + tabs + builder + modifiers }

    private static var views: [Native] {
        [
            Native("TabView.init(content: () -> Content)") { call in
                tabView(call, call.nextContent(), nil)
            },
            Native("TabView.init(selection: Binding<SelectionValue>?, content: () -> Content)") { call in
                let selection = call.nextOptional()?.native(BindingValue.self)
                return tabView(call, call.nextContent(), selection)
            },
            Native("TabView.init(content: () -> C)") { call in
                tabView(call, call.nextContent(), nil, ofTabs: true)
            },
            Native("TabView.init(selection: Binding<SelectionValue>, content: () -> C)") { call in
                let selection = call.nextBinding()
                return tabView(call, call.nextContent(), selection, ofTabs: true)
            },
        ]
            + ControlRowMaker.styles(
                "TabViewStyle", "tabViewStyle", .tabViewStyle,
                [
                    ("DefaultTabViewStyle", "automatic"), ("PageTabViewStyle", "page"),
                    ("SidebarAdaptableTabViewStyle", "sidebarAdaptable"),
                    ("TabBarOnlyTabViewStyle", "tabBarOnly"), ("GroupedTabViewStyle", "grouped"),
                    ("VerticalPageTabViewStyle", "verticalPage"),
                ]) + [
                Native("TabViewStyle.page(indexDisplayMode:)") { call in
                    .native(ControlStyle(call.nextCase() == 2 ? TabStyle.bareIndex : TabStyle.page))
                },
                Native("PageTabViewStyle.init(indexDisplayMode:)") { call in
                    .native(ControlStyle(call.nextCase() == 2 ? TabStyle.bareIndex : TabStyle.page))
                },
            ]
    }

    private static var tabs: [Native] {
        [
            Native("Tab.init(role:content:label:)") { call in
                let role = call.nextOptional()
                let content = call.nextContent()
                return tab(call.nextContent(), content, nil, role)
            },
            Native("Tab.init(value:role:content:label:)") { call in
                let value = call.nextValue()
                let role = call.nextOptional()
                let content = call.nextContent()
                return tab(call.nextContent(), content, value, role)
            },
            Native("Tab.init(role:content:)") { call in
                let role = call.nextOptional()
                return tab(searchLabel(call), call.nextContent(), nil, role)
            },
            Native("Tab.init(value:role:content:)") { call in
                let value = call.nextValue()
                let role = call.nextOptional()
                return tab(searchLabel(call), call.nextContent(), value, role)
            },
            Native("Tab.init(_:systemImage:role:content:)") { call in
                let label = call.nextLabel()
                let role = call.nextOptional()
                return tab(label, call.nextContent(), nil, role)
            },
            Native("Tab.init(_:systemImage:value:role:content:)") { call in
                let label = call.nextLabel()
                let value = call.nextValue()
                let role = call.nextOptional()
                return tab(label, call.nextContent(), value, role)
            },
            Native("Tab.init(_:image:role:content:)") { call in
                let title = call.nextTitle()
                let image = ImageValue(.file(AssetName(call.next())), range: call.range)
                let role = call.nextOptional()
                return tab(
                    .native(LabelValue(call.range, title: title, icon: .native(image))), call.nextContent(),
                    nil, role)
            },
            Native("TabSection.init(_:content:)") { call in
                _ = call.nextValue()
                return call.nextContent()
            },
            Native("ForEach.init(_:content:) where Content: TabContent") { call in
                let data = call.nextValue()
                return ForEachRows.forEach(call, data) { call.evaluator.property("id", of: $0) }
            },
            Native("ForEach.init(_:id:content:) where Content: TabContent") { call in
                let data = call.nextValue()
                let path = call.nextValue()
                return ForEachRows.forEach(call, data) { call.evaluator.read(path, from: $0) }
            },
            Native("TabContent.badge(_: Int)") { call in
                let count = call.next(Int.self)
                return changing(call) { $0.badge = count == 0 ? nil : TextValue("\(count)") }
            },
            Native("TabContent.badge(_: Text?)") { call in
                let label = call.nextOptional()
                return changing(call) { $0.badge = label?.titleText }
            },
            Native("TabContent.badge(_: S?)") { call in
                let label = call.nextOptional()
                return changing(call) { $0.badge = label?.titleText }
            },
            Native("TabContent.hidden(_:)") { call in
                let isHidden = call.next(Bool.self)
                return changing(call) { $0.isHidden = isHidden }
            },
        ]
    }

    private static func tab(_ label: Value, _ content: Value, _ value: Value?, _ role: Value?) -> Value {
        .native(TabValue(label: label, content: content, tag: value, isSearch: role != nil))
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
        ]
            + Native.buildBlocks(
                in: "TabContentBuilder", for: 2...6)
    }

    private static var modifiers: [Native] {
        [
            Native("View.tabItem(_:)") { call in
                let label = call.nextContent()
                return call.mark("tabItem") { node, _ in node.payloads.append(TabItemPayload(label)) }
            },
            Native("View.indexViewStyle(_:)") { call in
                // Of the modes of the background, always is the one that draws it.
                let isShown = call.nextValue().fields.first?.fields.first.map { $0.asInt == 1 } ?? false
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

    private static func tabView(
        _ call: NativeCall, _ content: Value, _ selection: BindingValue?, ofTabs: Bool = false
    ) -> Value {
        let range = call.range
        return call.view("TabView") { context in
            let number = context.graph.reserveNumber("TabView", range)
            let node = TabBuilder(context, content, selection, isOfTabs: ofTabs).node
            return [context.register(node, number)]
        }
    }
}
