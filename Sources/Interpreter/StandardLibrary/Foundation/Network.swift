/// Bytes, files and the network. A preview has neither: nothing is in a bundle or a folder, and what is asked of another
/// host goes on waiting, as a preview shows one moment.
extension StandardLibrary {
    static var network: [Declaration] { bytes + files + requests + sessions }

    private static var bytes: [Declaration] {
        [
            Declaration(
                """
                struct Data: Hashable, Codable, Sendable, CustomStringConvertible {
                    var bytes: [UInt8]
                    init() { bytes = [] }
                    init<S: Sequence>(_ elements: S) where S.Element == UInt8 { bytes = Array(elements) }
                    init(count: Int) { bytes = Array(repeating: 0, count: count) }
                    init(contentsOf url: URL) throws { throw CocoaError() }
                    var count: Int { bytes.count }
                    var isEmpty: Bool { bytes.isEmpty }
                    var description: String { "\\(bytes.count) bytes" }
                    subscript(index: Int) -> UInt8 { bytes[index] }
                    mutating func append(_ other: Data) { bytes += other.bytes }
                    mutating func append(_ byte: UInt8) { bytes.append(byte) }
                    func write(to url: URL, options: WritingOptions = []) throws { throw CocoaError() }
                    struct WritingOptions: OptionSet {
                        let rawValue: Int
                        init(rawValue: Int) { self.rawValue = rawValue }
                        static let atomic = WritingOptions(rawValue: 1)
                        static let atomicWrite = WritingOptions(rawValue: 1)
                        static let completeFileProtection = WritingOptions(rawValue: 2)
                    }
                }
                """),
            Declaration("extension StringProtocol { func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { Data(utf8) } }"),
            Declaration("extension String { init?(data: Data, encoding: String.Encoding) }", { .some(text(of: $0)) }),
            Declaration("extension String { init(decoding data: Data, as encoding: UTF8.Type) }", { text(of: $0) }),
            Declaration("extension String { init<C: Collection>(decoding codeUnits: C, as encoding: UTF8.Type) where C.Element == UInt8 { self.init(decoding: Data(codeUnits), as: encoding) } }"),
            Declaration("enum UTF8 { }"),
            Declaration("struct CocoaError: LocalizedError { init() { }; var errorDescription: String? { \"The file doesn’t exist.\" } }"),
        ]
    }

    private static func text(of call: NativeCall) -> Value {
        let bytes = call.arguments[0].field(0).asArray
        return .string(Strings.text(bytes.map { UInt8(truncatingIfNeeded: $0.asInteger) }))
    }

    private static var files: [Declaration] {
        [
            Declaration(
                """
                class Bundle {
                    static let main = Bundle()
                    static let module = Bundle()
                    init() { }
                    init?(identifier: String) { return nil }
                    var bundleIdentifier: String? { nil }
                    var infoDictionary: [String: Any]? { nil }
                    func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
                    func path(forResource name: String?, ofType ext: String?) -> String? { nil }
                    func object(forInfoDictionaryKey key: String) -> Any? { nil }
                }
                """),
            Declaration(
                """
                class FileManager {
                    enum SearchPathDirectory { case documentDirectory, cachesDirectory, applicationSupportDirectory, desktopDirectory }
                    enum SearchPathDomainMask { case userDomainMask }
                    static let `default` = FileManager()
                    init() { }
                    var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
                    func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [URL(fileURLWithPath: "/Documents")] }
                    func fileExists(atPath path: String) -> Bool { false }
                }
                """),
            Declaration("extension URL { static var documentsDirectory: URL { URL(fileURLWithPath: \"/Documents\") } }"),
        ]
    }

    private static var requests: [Declaration] {
        [
            Declaration("class URLResponse { let url: URL?; init(url: URL?) { self.url = url } }"),
            Declaration("class HTTPURLResponse: URLResponse { var statusCode = 200; override init(url: URL?) { super.init(url: url) } }"),
            Declaration(
                """
                struct URLRequest: Hashable {
                    enum CachePolicy { case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad }
                    var url: URL?
                    var httpMethod: String? = "GET"
                    var httpBody: Data?
                    var timeoutInterval = 60.0
                    var cachePolicy = CachePolicy.useProtocolCachePolicy
                    var allHTTPHeaderFields: [String: String]? = [:]
                    init(url: URL) { self.url = url }
                    init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) { self.url = url }
                    mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { allHTTPHeaderFields?[field] = value }
                    mutating func addValue(_ value: String, forHTTPHeaderField field: String) { allHTTPHeaderFields?[field] = value }
                }
                """),
            Declaration(
                """
                struct URLError: LocalizedError, Hashable {
                    enum Code: Int { case unknown = -1, badURL = -1000, timedOut = -1001, cannotFindHost = -1003, notConnectedToInternet = -1009, badServerResponse = -1011, cannotDecodeContentData = -1016, cancelled = -999 }
                    let code: Code
                    init(_ code: Code) { self.code = code }
                    var errorDescription: String? { "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)" }
                }
                """),
        ]
    }

    private static var sessions: [Declaration] {
        let wait: NativeBody = { call in
            call.evaluator.suspend()
            return .void
        }
        return [
            Declaration("class URLSessionConfiguration { static let `default` = URLSessionConfiguration(); static let ephemeral = URLSessionConfiguration(); init() { } }"),
            Declaration("class URLSessionDataTask { init() { }; func resume() { }; func cancel() { } }"),
            Declaration(
                """
                class URLSession {
                    static let shared = URLSession()
                    init() { }
                    init(configuration: URLSessionConfiguration) { }
                    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
                    func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask { URLSessionDataTask() }
                }
                """),
            Declaration("extension URLSession { struct DataTaskPublisher: _LibraryPublisher { typealias Output = (data: Data, response: URLResponse); typealias Failure = URLError } }"),
            Declaration("extension URLSession { func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher }") { _ in .native(PublisherValue()) },
            Declaration("extension URLSession { func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher }") { _ in .native(PublisherValue()) },
            Declaration("extension URLSession { func data(from url: URL) async throws -> (Data, URLResponse) }", wait),
            Declaration("extension URLSession { func data(for request: URLRequest) async throws -> (Data, URLResponse) }", wait),
            Declaration("extension URLSession { func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) }", wait),
        ]
    }
}
