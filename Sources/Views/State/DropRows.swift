import Interpreter

/// Dragging and dropping with item providers, as it was before `Transferable`: accepted, since nothing is dragged in a
/// still picture.
enum DropRows {
    static var rows: [Declaration] { providers + delegates + modifiers }

    private static var providers: [Declaration] {
        [
            Declaration(
                """
                public class NSItemProvider: NSObject {
                    public override init() {}
                    public init(object: Any) {}
                    public init?(contentsOf fileURL: URL?) {}
                    public var suggestedName: String?
                    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
                }
                """),
        ]
    }

    private static var delegates: [Declaration] {
        [
            Declaration(
                """
                public struct DropInfo {
                    public let location: CGPoint
                    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
                    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
                }
                """),
            Declaration("public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }"),
            Declaration("public struct DropProposal { public let operation: DropOperation; public init(operation: DropOperation) { self.operation = operation } }"),
            Declaration(
                """
                @MainActor public protocol DropDelegate {
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

    private static var modifiers: [Declaration] {
        [
            .accepted("onDrag(_ data: @escaping () -> NSItemProvider)"),
            .accepted("onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)", where: "V: View"),
        ] + ["UTType", "String"].flatMap { type in
            [
                .accepted("onDrop(of supportedContentTypes: [\(type)], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool)"),
                .accepted(
                    "onDrop(of supportedContentTypes: [\(type)], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool)"),
                .accepted("onDrop(of supportedContentTypes: [\(type)], delegate: any DropDelegate)"),
            ]
        }
    }
}
