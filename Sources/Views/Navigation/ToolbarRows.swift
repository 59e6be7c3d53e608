import Graphics
import Interpreter
import Layout
import Syntax

/// `toolbar`, its items, and `searchable`.
enum ToolbarRows {
    static var rows: [Declaration] { items + builder + modifiers + search }

    private static let placements = [
        "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status", "confirmationAction",
        "cancellationAction", "destructiveAction", "topBarLeading", "topBarTrailing", "bottomBar", "keyboard", "largeTitle",
        "title", "subtitle",
    ]

    private static var items: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public protocol ToolbarContent { associatedtype Body: ToolbarContent; @ToolbarContentBuilder @MainActor var body: Self.Body { get } }"),
            Declaration("@available(iOS 14.0, *) public protocol CustomizableToolbarContent: ToolbarContent {}"),
            Declaration("extension Never: ToolbarContent {}"),
            Declaration("extension ToolbarItem: CustomizableToolbarContent where ID == String {}"),
            Declaration(accepting: "extension CustomizableToolbarContent { public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent }"),
            Declaration(accepting: "extension CustomizableToolbarContent { public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent }"),
            Declaration("@available(iOS 16.0, *) public struct ToolbarCustomizationOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1) }"),
            Declaration("@available(iOS 16.0, *) public struct ToolbarCustomizationBehavior: Sendable { let index: Int; public static let `default` = ToolbarCustomizationBehavior(index: 0); public static let reorderable = ToolbarCustomizationBehavior(index: 1); public static let disabled = ToolbarCustomizationBehavior(index: 2) }"),
            Declaration(
                "@available(iOS 14.0, *) public struct ToolbarItemPlacement: Sendable { let index: Int; "
                    + placements.enumerated().map { "public static let \($1) = ToolbarItemPlacement(index: \($0)); " }.joinedBytes("")
                    + "public static let navigationBarLeading = ToolbarItemPlacement(index: 9); "
                    + "public static let navigationBarTrailing = ToolbarItemPlacement(index: 10); "
                    + "@available(iOS 27.0, *) public static let topBarPinnedTrailing = ToolbarItemPlacement(index: 10) }"),
            // Which items move into a menu first where there is not room for all.
            Declaration(accepting: "extension ToolbarContent { @available(iOS 27.0, *) public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent }"),
            Declaration(
                """
                @available(iOS 27.0, *) public struct ToolbarItemVisibilityPriority: Equatable, Sendable { let level: Int; \
                init(level: Int) { self.level = level }; \
                public init(higherThan other: ToolbarItemVisibilityPriority) { level = other.level + 1 }; \
                public static let low = ToolbarItemVisibilityPriority(level: -2); \
                public static let automatic = ToolbarItemVisibilityPriority(level: 0); \
                public static let high = ToolbarItemVisibilityPriority(level: 2) }
                """),
            Declaration("@available(iOS 14.0, *) public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {}"),
            Declaration(
                """
                extension ToolbarItem where ID == () { public init(placement: ToolbarItemPlacement = .automatic, \
                @ViewBuilder content: () -> Content) }
                """
            ) { item($0) },
            Declaration(
                """
                extension ToolbarItem where ID == String { public init(id: String, placement: ToolbarItemPlacement = .automatic, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                _ = call.nextValue()
                return item(call)
            },
            Declaration(
                """
                extension ToolbarItem where ID == String { public init(id: String, placement: ToolbarItemPlacement = .automatic, \
                showsByDefault: Bool, @ViewBuilder content: () -> Content) }
                """
            ) { call in
                _ = call.nextValue()
                let index = call.nextCase()
                _ = call.nextValue()
                return item(call, at: index)
            },
            Declaration(
                """
                @available(iOS 14.0, *) public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View { \
                public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
                """
            ) { item($0) },
            Declaration(
                """
                public struct ToolbarSpacer: ToolbarContent { public init(_ sizing: SpacerSizing = .flexible, \
                placement: ToolbarItemPlacement = .automatic) }
                """
            ) { call in
                let isFixed = call.nextCase() == 1
                let item = ToolbarItemValue(ToolbarPlacement(rawValue: call.nextCase()) ?? .automatic, call.empty)
                item.spacer = isFixed ? .fixed : .flexible
                return .native(item)
            },
            Declaration(
                """
                public struct SpacerSizing: Hashable, Sendable { let index: Int; \
                public static let flexible = SpacerSizing(index: 0); public static let fixed = SpacerSizing(index: 1) }
                """),
            Declaration("public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View { public init(@ViewBuilder content: () -> Content) }") {
                .native(ToolbarItemValue(.titleMenu, $0.empty))
            },
            Declaration("extension ToolbarContent { public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent }") { call in
                guard call.nextCase() == 2, let item = call.receiver.native(ToolbarItemValue.self) else { return call.receiver }
                let bare = ToolbarItemValue(item.placement, item.content)
                bare.hidesGlass = true
                return .native(bare)
            },
            Declaration("extension ToolbarContent { public func hidden(_ hidden: Bool = true) -> some ToolbarContent }") { call in
                call.next(Bool.self) ? .array([]) : call.receiver
            },
            Declaration(
                """
                @available(iOS 26.0, *) public struct ToolbarDefaultItemKind: Sendable { init() {}; \
                public static let sidebarToggle = ToolbarDefaultItemKind(); public static let title = ToolbarDefaultItemKind(); \
                public static let search = ToolbarDefaultItemKind() }
                """),
            // The containers place their own items themselves.
            Declaration(
                "@available(iOS 26.0, *) public struct DefaultToolbarItem: ToolbarContent { public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) }"
            ) { _ in .array([]) },
        ]
    }

    private static func item(_ call: NativeCall) -> Value { item(call, at: call.nextCase()) }

    private static func item(_ call: NativeCall, at index: Int) -> Value {
        .native(ToolbarItemValue(ToolbarPlacement(rawValue: index) ?? .automatic, call.nextContent()))
    }

    private static var builder: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) @resultBuilder public struct ToolbarContentBuilder {}"),
            Declaration("extension ToolbarContentBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent }") { $0.nextValue() },
            Declaration("extension ToolbarContentBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent }") { $0.nextValue() },
            Declaration("extension ToolbarContentBuilder { public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent }") { $0.nextValue() },
            Declaration("extension Optional: ToolbarContent where Wrapped: ToolbarContent {}"),
            Declaration("public struct ToolbarTuple: CustomizableToolbarContent {}"),
            Declaration("extension ToolbarContentBuilder { public static func buildEither<T, F>(first: T) -> _ToolbarConditional<T, F> where T: ToolbarContent, F: ToolbarContent }") { $0.nextValue() },
            Declaration("extension ToolbarContentBuilder { public static func buildEither<T, F>(second: F) -> _ToolbarConditional<T, F> where T: ToolbarContent, F: ToolbarContent }") { $0.nextValue() },
            Declaration("public struct _ToolbarConditional<T, F>: ToolbarContent where T: ToolbarContent, F: ToolbarContent {}"),
        ] + Declaration.buildBlocks(
            in: "ToolbarContentBuilder", for: 2...8, where: { "\($0): ToolbarContent" },
            result: { _ in "ToolbarTuple" })
    }

    private static var modifiers: [Declaration] {
        [
            Declaration("extension View { @available(iOS 14.0, *) public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent }") {
                toolbar($0, $0.nextContent())
            },
            Declaration("extension View { @available(iOS 14.0, *) public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content: CustomizableToolbarContent }") { call in
                _ = call.nextValue()
                return toolbar(call, call.nextContent())
            },
            Declaration("extension View { @available(iOS 14.0, *) @_disfavoredOverload public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View }") { call in
                toolbar(call, .native(ToolbarItemValue(.automatic, call.nextContent())))
            },
            Declaration("extension View { @available(iOS 16.0, *) public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View }") { call in
                hiding(call, "toolbar")
            },
            Declaration("extension View { @available(iOS 18.0, *) public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View }") { call in
                hiding(call, "toolbarVisibility")
            },
            Declaration(
                """
                @available(iOS 16.0, *) public struct ToolbarPlacement: Sendable { let index: Int; public static let automatic = ToolbarPlacement(index: 0); \
                public static let navigationBar = ToolbarPlacement(index: 1); public static let bottomBar = ToolbarPlacement(index: 2); \
                public static let tabBar = ToolbarPlacement(index: 3); public static let windowToolbar = ToolbarPlacement(index: 4) }
                """),
            Declaration("extension View { @available(iOS 16.0, *) public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle }") { call in
                let style = call.nextValue(), bars = bars(call)
                return call.mark("toolbarBackground") { node, context in
                    let paint = context.paint(of: style)
                    node.payloads += bars.map { NavigationPayload(.ground($0, paint)) }
                }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View }") {
                showingGround($0, "toolbarBackground")
            },
            Declaration("extension View { @available(iOS 18.0, *) public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View }") {
                showingGround($0, "toolbarBackgroundVisibility")
            },
            Declaration("extension View { @available(iOS 16.0, *) public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View }") { call in
                guard let scheme = call.nextOptional() else { return call.receiver }
                return telling(call, "toolbarColorScheme") { .scheme($0, scheme) }
            },
            Declaration(
                """
                public struct ToolbarTitleDisplayMode { let index: Int; public static let automatic = ToolbarTitleDisplayMode(index: 0); \
                public static let inline = ToolbarTitleDisplayMode(index: 1); public static let large = ToolbarTitleDisplayMode(index: 2); \
                public static let inlineLarge = ToolbarTitleDisplayMode(index: 3) }
                """),
            Declaration("extension View { @available(iOS 17.0, *) public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View }") { call in
                let mode = call.nextCase()
                return call.mark("toolbarTitleDisplayMode") { node, _ in node.payloads.append(NavigationPayload(.titleMode(mode))) }
            },
            Declaration("extension View { @available(iOS 16.0, *) public func toolbarRole(_ role: ToolbarRole) -> some View }") { call in
                call.nextCase() == 3 ? call.telling(NavigationPayload(.leadingTitle), "toolbarRole") : call.receiver
            },
            Declaration(
                """
                @available(iOS 16.0, *) public struct ToolbarRole: Sendable { let index: Int; public static let automatic = ToolbarRole(index: 0); \
                public static let navigationStack = ToolbarRole(index: 1); public static let browser = ToolbarRole(index: 2); \
                public static let editor = ToolbarRole(index: 3) }
                """),
            Declaration("extension View { @available(iOS 16.0, *) public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View }") {
                $0.telling(NavigationPayload(.titleMenu), "toolbarTitleMenu")
            },
        ]
    }

    /// The bars that the rest of the arguments name; `automatic`, or none, is the navigation bar's.
    private static func bars(_ call: NativeCall) -> [Bar] {
        let named = call.nextList().compactMap { $0.fields.first.map { Bar(rawValue: $0.asInt) ?? .navigation } }
        return named.isEmpty ? [.navigation] : named
    }

    private static func telling(
        _ call: NativeCall, _ name: StaticString, _ fact: (Bar) -> NavigationPayload.Fact
    ) -> Value {
        let payloads: [LayoutPayload] = bars(call).map { NavigationPayload(fact($0)) }
        return call.mark(name) { node, _ in node.payloads += payloads }
    }

    // Of `Visibility`'s cases the second shows and the third hides.

    private static func hiding(_ call: NativeCall, _ name: StaticString) -> Value {
        guard call.nextCase() == 2 else { return call.receiver }
        return telling(call, name) { .hides($0) }
    }

    private static func showingGround(_ call: NativeCall, _ name: StaticString) -> Value {
        let visibility = call.nextCase()
        guard visibility != 0 else { return call.receiver }
        return telling(call, name) { .showsGround($0, visibility == 1) }
    }

    private static func toolbar(_ call: NativeCall, _ content: Value) -> Value {
        call.mark("toolbar") { node, context in
            let entries = ToolbarRows.entries(content, context)
            node.payloads.append(NavigationPayload(.toolbar(entries)))
        }
    }

    /// The items of a toolbar; a snippet's own `ToolbarContent` is asked for its body.
    private static func entries(_ content: Value, _ context: ViewContext, _ depth: Int = 0) -> [ToolbarEntry] {
        switch content {
        case .native(let native):
            guard let item = native as? ToolbarItemValue else { return [] }
            if let spacer = item.spacer { return [ToolbarEntry(placement: item.placement, nodes: [], spacer: spacer)] }
            var place = context.toolbarContext.child(.position(-10 - depth))
            let isAtFoot = context.isMac && context.environment.isElevated && item.placement.endsSheet
            if isAtFoot { place = place.setting(.glassContext, nil) }
            if item.placement == .confirmationAction, isAtFoot {
                place = place.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.borderedProminent.rawValue)))
            } else if item.placement == .confirmationAction {
                place = place.setting(.buttonStyle, .native(ControlStyle(ButtonValue.Style.glassProminent.rawValue)))
            }
            return [ToolbarEntry(
                placement: item.placement, nodes: place.nodes(of: item.content), hidesGlass: item.hidesGlass)]
        case .some(let value): return entries(value, context, depth)
        case .array(let values), .tuple(let values):
            var all: [ToolbarEntry] = []
            for (index, value) in values.enumerated() { all += entries(value, context.child(.position(-30 - index)), depth + 1) }
            return all
        case .structure(let value) where depth < 20:
            let connected = DynamicProperties.connect(value, in: context.child(.position(-9)))
            let body = context.evaluator.property("body", of: .structure(connected))
            return context.graph.isStopped ? [] : entries(body, context, depth + 1)
        default: return []
        }
    }

    private static var search: [Declaration] {
        let prompts = ["", ", prompt: Text?", ", prompt: LocalizedStringKey", ", prompt: S"]
        return prompts.flatMap { prompt in
            let isString = prompt.utf8.last == UInt8(ascii: "S")
            let disfavored = isString ? "@_disfavoredOverload " : ""
            let generics = isString ? "<S>" : "", clause = isString ? " where S: StringProtocol" : ""
            return ["", ", isPresented: Binding<Bool>"].map { presented in
                Declaration(
                    "extension View { \(disfavored)public func searchable\(generics)(text: Binding<String>\(presented), "
                        + "placement: SearchFieldPlacement = .automatic\(prompt)) -> some View\(clause) }"
                ) { call in
                    let text = call.nextBinding()
                    let isActive = presented.utf8.isEmpty ? nil : call.nextBinding()
                    let placement = call.nextCase()
                    return searchable(call, text, placement, prompt.utf8.isEmpty ? nil : call.nextOptional(), isActive)
                }
            }
        } + [
            Declaration(
                """
                @available(iOS 15.0, *) public struct SearchFieldPlacement: Sendable { let index: Int; public static let automatic = SearchFieldPlacement(index: 0); \
                public static let toolbar = SearchFieldPlacement(index: 1); public static let sidebar = SearchFieldPlacement(index: 2); \
                public static let navigationBarDrawer = SearchFieldPlacement(index: 3); \
                public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement(index: 3) }; \
                public struct NavigationBarDrawerDisplayMode: Sendable { init() {}; public static let automatic = NavigationBarDrawerDisplayMode(); \
                public static let always = NavigationBarDrawerDisplayMode() } }
                """),
            // What they add shows while somebody searches.
            Declaration("extension View { public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View }") { call in
                let suggestions = call.nextContent()
                return besideSearch(call, "searchSuggestions", .searchSuggestions, suggestions) { .searchSuggestions($0) }
            },
            Declaration("extension View { public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View }") { call in
                let scope = call.nextBinding()
                let picker = Value.native(PickerValue(call.range, label: .native(TextValue("Scope")), selection: scope, content: call.nextContent()))
                return besideSearch(call, "searchScopes", .searchScopes, picker) { .searchScopes($0) }
            },
            Declaration(
                """
                @available(iOS 16.4, *) public struct SearchScopeActivation { init() {}; public static var automatic: SearchScopeActivation { SearchScopeActivation() }; \
                public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }; \
                public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() } }
                """),
            Declaration("extension View { public func searchScopes<V, S>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View where V: Hashable, S: View { searchScopes(scope, scopes: scopes) } }"),
            Declaration(accepting: "extension View { public func searchCompletion(_ completion: String) -> some View }"),
            Declaration(accepting: "extension View { public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View }"),
            Declaration("extension View { public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View }") { call in
                call.nextCase() == 1 ? call.telling(NavigationPayload(.minimizesSearch), "searchToolbarBehavior") : call.receiver
            },
            Declaration(
                """
                public struct SearchToolbarBehavior: Hashable, Sendable { let index: Int; \
                public static let automatic = SearchToolbarBehavior(index: 0); public static let minimize = SearchToolbarBehavior(index: 1) }
                """),
        ]
    }

    /// What belongs to a search field: told to a container around, and known to one inside.
    private static func besideSearch(
        _ call: NativeCall, _ name: StaticString, _ key: EnvironmentValues.Key, _ value: Value,
        _ fact: @escaping (Value) -> NavigationPayload.Fact
    ) -> Value {
        let inside = call.environment(name) { values, _ in values[key] = value }
        return .native(MarkedView(name, call.range, inside) { node, _ in node.payloads.append(NavigationPayload(fact(value))) })
    }

    private static func searchable(
        _ call: NativeCall, _ text: BindingValue?, _ placement: Int, _ prompt: Value?, _ isActive: BindingValue?
    ) -> Value {
        let evaluator = call.evaluator
        let words = prompt?.titleText.string ?? "Search"
        let isInDrawer = placement == 3
        let set: ((String) -> Void)? = text.map { bound in { bound.set(.string($0)) } }
        let field = {
            SearchField(
                prompt: words, text: text.map { evaluator.describe($0.get()) } ?? "", isInDrawer: isInDrawer,
                isActive: isActive?.isTrue ?? false, set: set)
        }
        // A navigation container shows the field whether it stands around the view or is the view.
        let inside = call.environment("searchable") { values, _ in values[.searchField] = .native(field()) }
        return .native(MarkedView("searchable", call.range, inside) { node, _ in
            node.payloads.append(NavigationPayload(.search(field())))
        })
    }
}
