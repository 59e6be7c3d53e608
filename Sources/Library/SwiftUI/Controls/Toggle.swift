public struct Toggle<Label>: View where Label: View {}

extension Toggle {
    @native public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    @native public init(_ configuration: ToggleStyleConfiguration)
}

public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension Toggle where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    @native @_disfavoredOverload public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @native public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)

    @native @_disfavoredOverload public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
    where S: StringProtocol
}

public struct DefaultToggleStyle: ToggleStyle { @native public init() }

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle { @native public init() }

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle { @native public init() }

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle: ToggleStyle { @native public init() }

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    @native public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
}

extension SwitchToggleStyle {
    public init(tint: Color) { self.init() }
}

public struct ToggleStyleConfiguration {}

extension ToggleStyleConfiguration {
    public struct Label: View {}
    @native public var label: ToggleStyleConfiguration.Label { get }
    @native public var isMixed: Bool { get }
    @native public var isOn: Bool { get nonmutating set }
    @native public var `$isOn`: Binding<Bool> { get }
}
