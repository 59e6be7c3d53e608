@available(iOS 15.0, *) public struct DismissAction {}

extension DismissAction {
    @native public func callAsFunction()
}

extension EnvironmentValues {
    @native public var dismiss: DismissAction { get }
    @native public var isPresented: Bool { get }
}

public struct PresentationMode {
    public var isPresented: Bool
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    @native public var presentationMode: Binding<PresentationMode> { get }
}
