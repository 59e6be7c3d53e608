import Interpreter

/// Files and photos that a reader chooses in the system's own panels, which no picture shows.
enum FileRows {
    static var rows: [Declaration] { documents + panels + photos }

    private static var documents: [Declaration] {
        [
            Declaration(
                """
                public class FileWrapper {
                    public var regularFileContents: Data?
                    public var filename: String?
                    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
                }
                """),
            Declaration("public struct FileDocumentReadConfiguration { public let contentType: UTType; public let file: FileWrapper }"),
            Declaration("public struct FileDocumentWriteConfiguration { public let contentType: UTType; public let existingFile: FileWrapper? }"),
            Declaration(
                """
                @available(iOS 14.0, *)
                public protocol FileDocument {
                    typealias ReadConfiguration = FileDocumentReadConfiguration
                    typealias WriteConfiguration = FileDocumentWriteConfiguration
                    static var readableContentTypes: [UTType] { get }
                    init(configuration: ReadConfiguration) throws
                    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
                }
                """),
        ]
    }

    private static var panels: [Declaration] {
        let one = "onCompletion: @escaping (Result<URL, any Error>) -> Void", several = "onCompletion: @escaping (Result<[URL], any Error>) -> Void"
        let shown = "isPresented: Binding<Bool>"
        return [
            .accepted("fileImporter(\(shown), allowedContentTypes: [UTType], \(one))"),
            .accepted("fileImporter(\(shown), allowedContentTypes: [UTType], allowsMultipleSelection: Bool, \(several))"),
            .accepted(
                "fileExporter<D>(\(shown), document: D?, contentType: UTType, defaultFilename: String? = nil, \(one))", where: "D: FileDocument"),
            .accepted(
                "fileExporter<T>(\(shown), item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, \(one), onCancellation: @escaping () -> Void = {})",
                where: "T: Transferable"),
            .accepted("fileMover(\(shown), file: URL?, \(one))"),
            .accepted("quickLookPreview(_ item: Binding<URL?>)"),
        ]
    }

    private static var photos: [Declaration] {
        let one = "selection: Binding<PhotosPickerItem?>", filter = "matching filter: PHPickerFilter? = nil"
        let several = "selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil"
        return [
            Declaration(
                "public struct PHPickerFilter: Hashable, Sendable { init() {}; "
                    + ["images", "videos", "livePhotos", "screenshots", "panoramas", "bursts", "depthEffectPhotos"]
                    .map { "public static let \($0) = PHPickerFilter(); " }.joinedBytes("")
                    + "public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }; "
                    + "public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() } }"),
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct PhotosPickerItem: Hashable, Sendable {
                    public let itemIdentifier: String?
                    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
                    public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { nil }
                }
                """),
            Declaration("@available(iOS 16.0, *) public struct PhotosPicker<Label>: View where Label: View {}"),
        ] + [one, several].flatMap { selection in
            [
                Declaration("extension PhotosPicker { public init(\(selection), \(filter), @ViewBuilder label: () -> Label) }") { call in
                    for _ in 0..<(selection.utf8.count > one.utf8.count ? 3 : 2) { _ = call.nextValue() }
                    return .native(ButtonValue("PhotosPicker", call.range, label: call.nextContent(), action: nil))
                },
                .accepted("photosPicker(isPresented: Binding<Bool>, \(selection), \(filter))"),
            ] + ControlRowMaker.titled("PhotosPicker where Label == Text", ", \(selection), \(filter)") { call in
                .native(ButtonValue("PhotosPicker", call.range, label: call.nextTitle(), action: nil))
            }
        }
    }
}
