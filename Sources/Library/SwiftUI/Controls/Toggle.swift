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

extension Toggle {
    public init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
    where C: RandomAccessCollection { self.init(isOn: .all(of: sources, isOn), label: label) }
}

extension Toggle where Label == Text {
    public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    where C: RandomAccessCollection { self.init(titleKey, isOn: .all(of: sources, isOn)) }

    @_disfavoredOverload public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    where S: StringProtocol, C: RandomAccessCollection { self.init(title, isOn: .all(of: sources, isOn)) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(titleKey, systemImage: systemImage, isOn: .all(of: sources, isOn))
    }

    @_disfavoredOverload public init<S, C>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(title, systemImage: systemImage, isOn: .all(of: sources, isOn))
    }
}

extension Binding where Value == Bool {
    static func all<C>(of sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) -> Binding<Bool>
    where C: RandomAccessCollection {
        Binding<Bool>(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    }
}

public struct DefaultToggleStyle: ToggleStyle {
    let _index = 0
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle {
    let _index = 1
    public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle {
    let _index = 2
    public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct CheckboxToggleStyle: ToggleStyle {
    let _index = 3
    public init() {}
}

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
