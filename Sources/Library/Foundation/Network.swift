struct Data: Hashable, Codable, Sendable, CustomStringConvertible {
    var bytes: [UInt8]
    init() { bytes = [] }
    init<S: Sequence>(_ elements: S) where S.Element == UInt8 { bytes = Array(elements) }
    init(count: Int) { bytes = Array(repeating: 0, count: count) }
    init(contentsOf url: URL, options: ReadingOptions = []) throws {
        bytes = Array(try String(contentsOf: url).utf8)
    }
    var count: Int { bytes.count }
    var isEmpty: Bool { bytes.isEmpty }
    var description: String { "\(bytes.count) bytes" }
    subscript(index: Int) -> UInt8 { bytes[index] }
    mutating func append(_ other: Data) { bytes += other.bytes }
    mutating func append(_ byte: UInt8) { bytes.append(byte) }
    func write(to url: URL, options: WritingOptions = []) throws { throw CocoaError() }

    struct ReadingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let mappedIfSafe = ReadingOptions(rawValue: 1)
        static let uncached = ReadingOptions(rawValue: 2)
        static let alwaysMapped = ReadingOptions(rawValue: 8)
    }

    struct WritingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let atomic = WritingOptions(rawValue: 1)
        static let atomicWrite = WritingOptions(rawValue: 1)
        static let completeFileProtection = WritingOptions(rawValue: 2)
    }
}

extension StringProtocol {
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { Data(utf8) }
}

extension String {
    init?(data: Data, encoding: String.Encoding) { self = _text(data.bytes) }
    init(decoding data: Data, as encoding: UTF8.Type) { self = _text(data.bytes) }

    init<C: Collection>(decoding codeUnits: C, as encoding: UTF8.Type) where C.Element == UInt8 {
        self = _text(Array(codeUnits))
    }
}

@native func _text(_ bytes: [UInt8]) -> String

enum UTF8 {}

struct CocoaError: LocalizedError, Hashable {
    enum Code: Int {
        case fileNoSuchFile = 4, fileLocking = 255, fileReadUnknown = 256, fileReadNoPermission = 257,
            fileReadInvalidFileName = 258, fileReadCorruptFile = 259, fileReadNoSuchFile = 260,
            fileReadInapplicableStringEncoding = 261, fileReadTooLarge = 263, fileWriteUnknown = 512,
            fileWriteNoPermission = 513, fileWriteFileExists = 516, fileWriteOutOfSpace = 640,
            keyValueValidation = 1024, formatting = 2048, userCancelled = 3072, featureUnsupported = 3328,
            coderReadCorrupt = 4864, coderValueNotFound = 4865
    }

    let code: Code
    init(_ code: Code) { self.code = code }
    init() { code = .fileReadNoSuchFile }

    var errorDescription: String? {
        code == .fileReadNoSuchFile
            ? "The file doesn’t exist."
            : "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
    }
}

class Bundle {
    static let main = Bundle()
    static let module = Bundle()
    init() {}
    init?(identifier: String) { return nil }
    var bundleIdentifier: String? { nil }
    var infoDictionary: [String: Any]? { nil }

    func url(forResource name: String?, withExtension ext: String?) -> URL? {
        path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
    }

    func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
        url(forResource: name, withExtension: ext)
    }

    func path(forResource name: String?, ofType ext: String?) -> String? {
        guard let name else { return nil }
        let file = ext.map { $0.isEmpty ? name : name + "." + $0 } ?? name
        return _bundledText(file) == nil ? nil : "/Bundle/" + file
    }

    func object(forInfoDictionaryKey key: String) -> Any? { nil }
}

class FileManager {
    enum SearchPathDirectory {
        case applicationDirectory, libraryDirectory, userDirectory, documentDirectory, desktopDirectory
        case cachesDirectory, applicationSupportDirectory, downloadsDirectory, moviesDirectory
        case musicDirectory, picturesDirectory, trashDirectory
    }

    enum SearchPathDomainMask { case userDomainMask }
    static let `default` = FileManager()
    init() {}
    var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }

    func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        [URL(fileURLWithPath: "/Documents")]
    }

    func fileExists(atPath path: String) -> Bool { false }
}

extension URL {
    static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents") }
}

class URLResponse {
    let url: URL?
    init(url: URL?) { self.url = url }
}

class HTTPURLResponse: URLResponse {
    var statusCode = 200
    override init(url: URL?) { super.init(url: url) }
}

struct URLRequest: Hashable {
    enum CachePolicy { case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad }
    var url: URL?
    var httpMethod: String? = "GET"
    var httpBody: Data?
    var timeoutInterval = 60.0
    var cachePolicy = CachePolicy.useProtocolCachePolicy
    var allHTTPHeaderFields: [String: String]? = [:]
    init(url: URL) { self.url = url }

    init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        self.url = url
    }

    mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }

    mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        allHTTPHeaderFields?[field] = value
    }
}

struct URLError: LocalizedError, Hashable {
    enum Code: Int {
        case unknown = -1, cancelled = -999, badURL = -1000, timedOut = -1001, unsupportedURL = -1002,
            cannotFindHost = -1003, cannotConnectToHost = -1004, networkConnectionLost = -1005,
            dnsLookupFailed = -1006, httpTooManyRedirects = -1007, resourceUnavailable = -1008,
            notConnectedToInternet = -1009, redirectToNonExistentLocation = -1010, badServerResponse = -1011,
            userCancelledAuthentication = -1012, userAuthenticationRequired = -1013, zeroByteResource = -1014,
            cannotDecodeRawData = -1015, cannotDecodeContentData = -1016, cannotParseResponse = -1017,
            dataNotAllowed = -1020, fileDoesNotExist = -1100, noPermissionsToReadFile = -1102,
            secureConnectionFailed = -1200, serverCertificateUntrusted = -1202
    }

    let code: Code
    init(_ code: Code) { self.code = code }

    var errorDescription: String? {
        "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
    }
}

class URLSessionConfiguration {
    static let `default` = URLSessionConfiguration()
    static let ephemeral = URLSessionConfiguration()
    init() {}
}

class URLSessionDataTask {
    init() {}
    func resume() {}
    func cancel() {}
}

class URLSession {
    static let shared = URLSession()
    init() {}
    init(configuration: URLSessionConfiguration) {}

    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void)
        -> URLSessionDataTask
    { URLSessionDataTask() }

    func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask() }
}

extension URLSession {
    struct DataTaskPublisher: _LibraryPublisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
    }

    // What is asked of another host goes on waiting, as a preview shows one moment.
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { _silent() }
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher { _silent() }
    func data(from url: URL) async throws -> (Data, URLResponse) { _waitForever() }
    func data(for request: URLRequest) async throws -> (Data, URLResponse) { _waitForever() }

    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        _waitForever()
    }

    private func _silent() -> URLSession.DataTaskPublisher {
        _sameAs(PassthroughSubject<(data: Data, response: URLResponse), URLError>())
    }
}
