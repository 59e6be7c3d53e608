@available(iOS 13.4, *) public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

@available(iOS 13.4, *) public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

@available(iOS 13.4, *) public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

@available(iOS 13.4, *) public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    @accepted @available(iOS 13.4, *) public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View

    @accepted @available(iOS 15.0, *) public func onDrag<V>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View where V: View

    @accepted public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View

    @accepted @available(iOS 13.4, *) public func onDrop(
        of supportedContentTypes: [String], delegate: any DropDelegate
    ) -> some View
}

extension DynamicViewContent {
    @accepted public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent

    @accepted public func onInsert(
        of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent
}
