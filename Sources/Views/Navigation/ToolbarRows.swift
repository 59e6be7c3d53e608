import Interpreter
import Layout
import Syntax

/// `SpacerSizing`.
private enum SpacerSizing: Int, CaseNames { case flexible, fixed }

/// `ToolbarRole`.
private enum ToolbarRole: Int, CaseNames { case automatic, navigationStack, browser, editor }

/// `SearchToolbarBehavior`.
private enum SearchBehavior: Int, CaseNames { case automatic, minimize }

/// `SearchFieldPlacement`.
private enum SearchPlacement: Int, CaseNames { case automatic, toolbar, sidebar, navigationBarDrawer }

/// `toolbar`, its items, and `searchable`.
enum ToolbarRows {
    static var rows: [Native] { items + builder + modifiers + search }

    private static var items: [Native] {
        [
            Native("ToolbarItem.init(...)") { item($0) },
            Native("ToolbarItemGroup.init(placement:content:)") { item($0) },
            Native("ToolbarSpacer.init(_:placement:)") { call in
                let isFixed = call.next(SpacerSizing.self) == .fixed
                let item = ToolbarItemValue(
                    ToolbarPlacement(rawValue: call.nextCase()) ?? .automatic, call.empty)
                item.spacer = isFixed ? .fixed : .flexible
                return .native(item)
            },
            Native("ToolbarTitleMenu.init(content:)") { .native(ToolbarItemValue(.titleMenu, $0.empty)) },
            Native("ToolbarContent.sharedBackgroundVisibility(_:)") { call in
                guard call.next(Visibility.self) == .hidden,
                    let item = call.receiver.native(ToolbarItemValue.self)
                else { return call.receiver }
                let bare = ToolbarItemValue(item.placement, item.content)
                bare.hidesGlass = true
                return .native(bare)
            },
            Native("ToolbarContent.hidden(_:)") { call in call.next(Bool.self) ? .array([]) : call.receiver },
            // The containers place their own items themselves.
            Native("DefaultToolbarItem.init(kind:placement:)") { _ in .array([]) },
        ]
    }

    private static func item(_ call: NativeCall) -> Value {
        let placement = call.argument("placement")?.caseIndex ?? 0
        return .native(
            ToolbarItemValue(
                ToolbarPlacement(rawValue: placement) ?? .automatic, call.content("content") ?? .void))
    }

    private static var builder: [Native] {
        [
            Native("ToolbarContentBuilder.buildExpression(_:)") { $0.nextValue() },
            Native("ToolbarContentBuilder.buildBlock(_:)") { $0.nextValue() },
            Native("ToolbarContentBuilder.buildIf(_:)") { $0.nextValue() },
            Native("ToolbarContentBuilder.buildEither(first:)") { $0.nextValue() },
            Native("ToolbarContentBuilder.buildEither(second:)") { $0.nextValue() },
            Native("ToolbarContentBuilder.buildBlock(...)") { .array($0.arguments) },
        ]
    }

    private static var modifiers: [Native] {
        [
            Native("View.toolbar(...)") { toolbar($0, $0.content("content") ?? .void) },
            Native("View.toolbar(content:) where Content: View") { call in
                toolbar(call, .native(ToolbarItemValue(.automatic, call.nextContent())))
            },
            Native("View.toolbar(_:for:)") { hiding($0, "toolbar") },
            Native("View.toolbarVisibility(_:for:)") { hiding($0, "toolbarVisibility") },
            Native("View.toolbarBackground(_: S, for: ToolbarPlacement...)") { call in
                let style = call.nextValue(), bars = bars(call)
                return call.mark("toolbarBackground") { node, context in
                    let paint = context.paint(of: style)
                    node.payloads += bars.map { NavigationPayload(.ground($0, paint)) }
                }
            },
            Native("View.toolbarBackground(_: Visibility, for: ToolbarPlacement...)") {
                showingGround($0, "toolbarBackground")
            },
            Native("View.toolbarBackgroundVisibility(_:for:)") {
                showingGround($0, "toolbarBackgroundVisibility")
            },
            Native("View.toolbarColorScheme(_:for:)") { call in
                guard let scheme = call.nextOptional() else { return call.receiver }
                return telling(call, "toolbarColorScheme") { .scheme($0, scheme) }
            },
            Native("View.toolbarTitleDisplayMode(_:)") { call in
                let mode: TitleMode = call.next()
                return call.mark("toolbarTitleDisplayMode") { node, _ in
                    node.payloads.append(NavigationPayload(.titleMode(mode)))
                }
            },
            Native("View.toolbarRole(_:)") { call in
                call.next(ToolbarRole.self) == .editor
                    ? call.telling(NavigationPayload(.leadingTitle), "toolbarRole") : call.receiver
            },
            Native("View.toolbarTitleMenu(content:)") {
                $0.telling(NavigationPayload(.titleMenu), "toolbarTitleMenu")
            },
        ]
    }

    /// The bars that the rest of the arguments name; `automatic`, or none, is the navigation bar's.
    private static func bars(_ call: NativeCall) -> [Bar] {
        let named = call.nextList().compactMap {
            $0.fields.first.map { Bar(rawValue: $0.asInt) ?? .navigation }
        }
        return named.isEmpty ? [.navigation] : named
    }

    private static func telling(
        _ call: NativeCall, _ name: StaticString, _ fact: (Bar) -> NavigationPayload.Fact
    ) -> Value {
        let payloads: [LayoutPayload] = bars(call).map { NavigationPayload(fact($0)) }
        return call.mark(name) { node, _ in node.payloads += payloads }
    }

    private static func hiding(_ call: NativeCall, _ name: StaticString) -> Value {
        guard call.next(Visibility.self) == .hidden else { return call.receiver }
        return telling(call, name) { .hides($0) }
    }

    private static func showingGround(_ call: NativeCall, _ name: StaticString) -> Value {
        let visibility: Visibility = call.next()
        guard visibility != .automatic else { return call.receiver }
        return telling(call, name) { .showsGround($0, visibility == .visible) }
    }

    private static func toolbar(_ call: NativeCall, _ content: Value) -> Value {
        call.mark("toolbar") { node, context in
            let entries = ToolbarRows.entries(content, context)
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }

    /// The items of a toolbar; a snippet's own `ToolbarContent` is asked for its body.
    private static func entries(_ content: Value, _ context: ViewContext, _ depth: Int = 0) -> [ToolbarEntry]
    {
        switch content {
        case .native(let native):
            return (native as? ToolbarItemValue).map { [entry($0, context, depth)] } ?? []
        case .some(let value): return entries(value, context, depth)
        case .array(let values), .tuple(let values):
            var all: [ToolbarEntry] = []
            for (index, value) in values.enumerated() {
                all += entries(value, context.child(.position(-30 - index)), depth + 1)
            }
            return all
        case .structure(let value) where depth < 20:
            let connected = DynamicProperties.connect(value, in: context.child(.position(-9)))
            let body = context.evaluator.property("body", of: .structure(connected))
            return context.graph.isStopped ? [] : entries(body, context, depth + 1)
        default: return []
        }
    }

    private static func entry(_ item: ToolbarItemValue, _ context: ViewContext, _ depth: Int) -> ToolbarEntry
    {
        if let spacer = item.spacer {
            return ToolbarEntry(placement: item.placement, nodes: [], spacer: spacer)
        }
        var place = context.toolbarContext.child(.position(-10 - depth))
        let isAtFoot =
            context.windows.sheetsEndAtFoot && context.environment.isElevated && item.placement.endsSheet
        if isAtFoot { place = place.setting(.glassContext, nil) }
        if item.placement == .confirmationAction {
            let style: ButtonValue.Style = isAtFoot ? .borderedProminent : .glassProminent
            place = place.setting(.buttonStyle, .native(ControlStyle(style.rawValue)))
        }
        return ToolbarEntry(
            placement: item.placement, nodes: place.nodes(of: item.content), hidesGlass: item.hidesGlass)
    }

    private static var search: [Native] {
        [
            Native("View.searchable(...)") { searchable($0) },
            // What they add shows while somebody searches.
            Native("View.searchSuggestions(_:)") { call in
                let suggestions = call.nextContent()
                return besideSearch(call, "searchSuggestions", .searchSuggestions, suggestions) {
                    .searchSuggestions($0)
                }
            },
            Native("View.searchScopes(_:scopes:)") { call in
                let scope = call.nextBinding()
                let picker = Value.native(
                    PickerValue(
                        call.range, label: .native(TextValue("Scope")), selection: scope,
                        content: call.nextContent()))
                return besideSearch(call, "searchScopes", .searchScopes, picker) { .searchScopes($0) }
            },
            Native("View.searchToolbarBehavior(_:)") { call in
                call.next(SearchBehavior.self) == .minimize
                    ? call.telling(NavigationPayload(.minimizesSearch), "searchToolbarBehavior")
                    : call.receiver
            },
        ]
    }

    /// What belongs to a search field: told to a container around, and known to one inside.
    private static func besideSearch(
        _ call: NativeCall, _ name: StaticString, _ key: EnvironmentValues.Key, _ value: Value,
        _ fact: @escaping (Value) -> NavigationPayload.Fact
    ) -> Value {
        let inside = call.environment(name) { values, _ in values[key] = value }
        return .native(
            MarkedView(name, call.range, inside) { node, _ in
                node.payloads.append(NavigationPayload(fact(value)))
            })
    }

    private static func searchable(_ call: NativeCall) -> Value {
        let evaluator = call.evaluator
        let text = call.binding("text"), isActive = call.binding("isPresented")
        let words = call.value("prompt")?.titleText.string ?? "Search"
        let isInDrawer = call.argument("placement").map { SearchPlacement($0) } == .navigationBarDrawer
        let set: ((String) -> Void)? = text.map { bound in { bound.set(.string($0)) } }
        let field = {
            SearchField(
                prompt: words, text: text.map { evaluator.describe($0.get()) } ?? "", isInDrawer: isInDrawer,
                isActive: isActive?.isTrue ?? false, set: set)
        }
        // A navigation container shows the field whether it stands around the view or is the view.
        let inside = call.environment("searchable") { values, _ in values[.searchField] = .native(field()) }
        return .native(
            MarkedView("searchable", call.range, inside) { node, _ in
                node.payloads.append(NavigationPayload(.search(field())))
            })
    }
}
