@available(iOS 15.0, *) public struct ControlGroup<Content>: View where Content: View {}

extension ControlGroup {
    @native public init(@ViewBuilder content: () -> Content)
}

public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {}

extension ControlGroup {
    @native public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L>, C: View, L: View
}

public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ControlGroup {
    @native public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, C: View

    @native @_disfavoredOverload public init<S, C>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, S: StringProtocol, C: View
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    let _index = 0
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
    let _index = 1
    public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
    let _index = 2
    public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    let _index = 3
    public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
    let _index = 4
    public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    @native public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle
}

public struct ControlGroupStyleConfiguration {}

extension ControlGroupStyleConfiguration {
    public struct Content: View {}
    @native public var content: ControlGroupStyleConfiguration.Content { get }
    public struct Label: View {}
    @native public var label: ControlGroupStyleConfiguration.Label { get }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    @native public init(_ configuration: ControlGroupStyleConfiguration)
}
