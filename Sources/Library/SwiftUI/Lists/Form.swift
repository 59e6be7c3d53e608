public struct Form<Content>: View where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct AutomaticFormStyle: FormStyle {
    let _index = 0
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct GroupedFormStyle: FormStyle {
    let _index = 1
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ColumnsFormStyle: FormStyle {
    let _index = 2
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    @native public func formStyle<S>(_ style: S) -> some View where S: FormStyle
}

public struct FormStyleConfiguration {}

extension FormStyleConfiguration {
    public struct Content: View {}
    @native public var content: FormStyleConfiguration.Content { get }
}
