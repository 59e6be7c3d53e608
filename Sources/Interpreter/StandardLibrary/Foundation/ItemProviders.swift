/// What is dragged and pasted, and the classes that texts and addresses are bridged to for it.
extension StandardLibrary {
    static var itemProviders: [Declaration] {
        [
            Declaration("protocol NSItemProviderReading: AnyObject { }"),
            Declaration("protocol NSItemProviderWriting: AnyObject { }"),
            Declaration(
                """
                class NSString: NSObject, NSItemProviderReading, NSItemProviderWriting, CustomStringConvertible {
                    let description: String
                    init(string aString: String) { description = aString }
                    init(_bridged value: String) { description = value }
                    var length: Int { description.utf16.count }
                    override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.description == description }
                    override var hash: Int { description.hashValue }
                }
                """),
            Declaration(
                """
                class NSURL: NSItemProviderReading, NSItemProviderWriting, CustomStringConvertible {
                    private let address: URL
                    init(_bridged value: URL) { address = value }
                    var absoluteString: String? { address.absoluteString }
                    var description: String { address.absoluteString }
                }
                """),
            Declaration("class Progress { init(totalUnitCount unitCount: Int64) { } }"),
            Declaration(
                """
                class NSItemProvider {
                    var suggestedName: String?
                    init() { }
                    init(object: any NSItemProviderWriting) { }
                    init?(contentsOf fileURL: URL?) { }
                    var registeredTypeIdentifiers: [String] { [] }
                    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
                    func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
                    @discardableResult func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 1) }
                }
                """),
        ]
    }
}
