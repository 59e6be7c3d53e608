extension View {
    @native @available(iOS 18.0, *) public func labelsVisibility(_ visibility: Visibility) -> some View
}

extension EnvironmentValues {
    @native @available(iOS 18.0, *) public var labelsVisibility: Visibility { get set }
}
