@available(iOS 14.0, *) public struct Label<Title, Icon>: View where Title: View, Icon: View {}

extension Label {
    @native public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    @native public init(_ configuration: LabelStyleConfiguration)
}

public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension Label where Title == Text, Icon == Image {
    @native public init(_ titleKey: LocalizedStringKey, systemImage name: String)
    @native @_disfavoredOverload public init<S>(_ title: S, systemImage name: String) where S: StringProtocol
    @native public init(_ titleKey: LocalizedStringKey, image name: String)
    @native @_disfavoredOverload public init<S>(_ title: S, image name: String) where S: StringProtocol
    @native("image: ImageResource") public init(_ titleKey: LocalizedStringKey, image resource: ImageResource)

    @native("image: ImageResource") @_disfavoredOverload public init<S>(
        _ title: S, image resource: ImageResource)
    where S: StringProtocol
}

public struct DefaultLabelStyle: LabelStyle {
    let _index = 0
    public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

public struct IconOnlyLabelStyle: LabelStyle {
    let _index = 1
    public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    let _index = 2
    public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    let _index = 3
    public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
    @native public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
}

public struct LabelStyleConfiguration {}

extension LabelStyleConfiguration {
    public struct Title: View {}
    @native public var title: LabelStyleConfiguration.Title { get }
    public struct Icon: View {}
    @native public var icon: LabelStyleConfiguration.Icon { get }
}

extension View {
    @native public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View
    @native public func labelReservedIconWidth(_ value: CGFloat) -> some View
}
