protocol NSItemProviderReading: AnyObject {}

protocol NSItemProviderWriting: AnyObject {}

class NSString: NSObject, NSItemProviderReading, NSItemProviderWriting, CustomStringConvertible {
    let description: String
    init(string aString: String) { description = aString }
    init(_bridged value: String) { description = value }
    var length: Int { description.utf16.count }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.description == description }
    override var hash: Int { description.hashValue }
}

class NSURL: NSItemProviderReading, NSItemProviderWriting, CustomStringConvertible {
    private let address: URL
    init(_bridged value: URL) { address = value }
    var absoluteString: String? { address.absoluteString }
    var description: String { address.absoluteString }
}

class NSItemProvider {
    var suggestedName: String?
    init() {}
    init(object: any NSItemProviderWriting) {}
    init?(contentsOf fileURL: URL?) {}
    var registeredTypeIdentifiers: [String] { [] }
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }

    func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {}

    @discardableResult func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }

    @discardableResult func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }

    @discardableResult func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}
