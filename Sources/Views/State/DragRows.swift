import Interpreter

/// Dragging and dropping by item providers, as before `Transferable`: accepted, since nothing of it is in a still picture.
enum DragRows {
    static var rows: [Declaration] { types + sources + destinations.map { Declaration(accepting: $0) } + insertions }

    private static var types: [Declaration] {
        [
            Declaration("@available(iOS 13.4, *) public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }"),
            Declaration("@available(iOS 13.4, *) public struct DropProposal: Sendable { public let operation: DropOperation; public init(operation: DropOperation) { self.operation = operation } }"),
            Declaration(
                """
                @available(iOS 13.4, *) public struct DropInfo {
                    public var location: CGPoint { .zero }
                    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
                    public func hasItemsConforming(to types: [String]) -> Bool { false }
                    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
                    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
                }
                """),
            Declaration(
                """
                @available(iOS 13.4, *) public protocol DropDelegate {
                    func validateDrop(info: DropInfo) -> Bool
                    func performDrop(info: DropInfo) -> Bool
                    func dropEntered(info: DropInfo)
                    func dropUpdated(info: DropInfo) -> DropProposal?
                    func dropExited(info: DropInfo)
                }
                """),
            Declaration("extension DropDelegate { public func validateDrop(info: DropInfo) -> Bool { true } }"),
            Declaration("extension DropDelegate { public func dropEntered(info: DropInfo) {} }"),
            Declaration("extension DropDelegate { public func dropUpdated(info: DropInfo) -> DropProposal? { nil } }"),
            Declaration("extension DropDelegate { public func dropExited(info: DropInfo) {} }"),
        ]
    }

    private static var sources: [Declaration] {
        [
            Declaration(accepting: "extension View { @available(iOS 13.4, *) public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View }"),
            Declaration(accepting: "extension View { public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View }"),
        ]
    }

    /// For types and for their identifiers, as the older initializers have them.
    private static var destinations: [String] {
        ["UTType", "String"].flatMap { type in
            [
                "isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool",
                "isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool",
                "delegate: any DropDelegate",
            ].map { "extension View { @available(iOS 13.4, *) public func onDrop(of supportedContentTypes: [\(type)], \($0)) -> some View }" }
        }
    }

    private static var insertions: [Declaration] {
        ["UTType", "String"].map { type in
            Declaration(
                accepting:
                    """
                    extension DynamicViewContent { public func onInsert(of supportedContentTypes: [\(type)], \
                    perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent }
                    """)
        }
    }
}
