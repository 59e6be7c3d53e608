@available(macOS 10.15, *) public struct HSplitView<Content>: View where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

@available(macOS 10.15, *) public struct VSplitView<Content>: View where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}
