protocol NSItemProviderReading: AnyObject {}

protocol NSItemProviderWriting: AnyObject {}

class NSString: NSObject, NSItemProviderReading, NSItemProviderWriting, CustomStringConvertible {
    let description: String
    init(string aString: String) { description = aString }
    init(_bridged value: String) { description = value }
    var length: Int { description.utf16.count }
    var standardizingPath: String { _standardizedPath(description) }
    var lastPathComponent: String { description.split(separator: "/").last.map { String($0) } ?? "" }

    var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    func appendingPathComponent(_ str: String) -> String {
        description.hasSuffix("/") || description.isEmpty ? description + str : description + "/" + str
    }

    func substring(with range: NSRange) -> String {
        Range(range, in: description).map { String(description[$0]) } ?? ""
    }

    func replacingCharacters(in range: NSRange, with replacement: String) -> String {
        guard let found = Range(range, in: description) else { return description }
        return String(description[..<found.lowerBound]) + replacement
            + String(description[found.upperBound...])
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?.description == description }
    override var hash: Int { description.hashValue }
}

/// Without empty parts and without `.` and `..`, as far as there is something to leave.
private func _standardizedPath(_ path: String) -> String {
    var parts: [String] = []
    for part in path.split(separator: "/").map({ String($0) }) where part != "." {
        if part == "..", let last = parts.last, last != ".." {
            parts.removeLast()
        } else if part != ".." || !path.hasPrefix("/") {
            parts.append(part)
        }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
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
