struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    let uuidString: String
    init() { uuidString = _nextIdentifier() }

    init?(uuidString: String) {
        if uuidString.count != 36 { return nil }
        self.uuidString = uuidString.uppercased()
    }

    var description: String { uuidString }
}

@native func _nextIdentifier() -> String

struct IndexPath: Hashable, Comparable, ExpressibleByArrayLiteral {
    typealias ArrayLiteralElement = Int
    var indexes: [Int]
    init(arrayLiteral elements: Int...) { indexes = elements }
    init(indexes: [Int]) { self.indexes = indexes }
    init(row: Int, section: Int) { indexes = [section, row] }
    init(item: Int, section: Int) { indexes = [section, item] }
    init(index: Int) { indexes = [index] }
    var section: Int { indexes[0] }
    var row: Int { indexes[1] }
    var item: Int { indexes[1] }
    var count: Int { indexes.count }
}

typealias TimeInterval = Double

struct StaticString: ExpressibleByStringLiteral, Sendable {
    let text: String
    init(stringLiteral value: String) { text = value }
    var description: String { text }
}

struct DateInterval: Hashable, Comparable, Sendable {
    var start: Date
    var duration: TimeInterval
    var end: Date { start.addingTimeInterval(duration) }

    init(start: Date, duration: TimeInterval) {
        self.start = start
        self.duration = duration
    }

    init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }
    func contains(_ date: Date) -> Bool { date >= start && date <= end }

    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
        lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
    }
}

class NSObject: Hashable {
    init() {}
    func isEqual(_ object: Any?) -> Bool { (object as? NSObject).map { $0 === self } ?? false }
    var hash: Int { ObjectIdentifier(self).hashValue }
    static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

let NSNotFound: Int = 9_223_372_036_854_775_807

struct NSError: Error {
    let domain: String
    let code: Int

    init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
    }
}

struct CancellationError: Error { init() {} }

enum Result<Success, Failure: Error> {
    case success(Success)
    case failure(Failure)

    func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
    }

    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
    }

    func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
    }

    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
    }
}

extension Result where Failure == Error {
    init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
    }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}

extension Result: Hashable where Success: Hashable, Failure: Hashable {}

struct URL: Hashable, Codable, CustomStringConvertible, Sendable, Identifiable {
    let absoluteString: String
    var id: String { absoluteString }

    init?(string: String) {
        if string.isEmpty || string.contains(" ") { return nil }
        absoluteString = string
    }

    init?(string: String, relativeTo base: URL?) {
        guard let base, !string.contains("://") else {
            self.init(string: string)
            return
        }
        // What follows the last slash of the base is replaced.
        let parts = base.absoluteString.components(separatedBy: "?")[0].components(separatedBy: "/")
        let origin = parts.prefix(3).joined(separator: "/")
        let folder = parts.count > 3 ? parts.dropLast().joined(separator: "/") : origin
        self.init(string: string.hasPrefix("/") ? origin + string : folder + "/" + string)
    }

    func appendingPathExtension(_ pathExtension: String) -> URL {
        URL(text: absoluteString + "." + pathExtension)
    }

    init(fileURLWithPath path: String) { absoluteString = "file://" + path }
    init(filePath path: String) { absoluteString = "file://" + path }
    private init(text: String) { absoluteString = text }
    var description: String { absoluteString }

    var scheme: String? {
        let parts = absoluteString.components(separatedBy: ":")
        return parts.count > 1 ? parts[0] : nil
    }

    var host: String? { URLComponents(string: absoluteString)?.host }
    func host(percentEncoded: Bool = true) -> String? { host }

    var path: String {
        let address = absoluteString.components(separatedBy: "#")[0].components(separatedBy: "?")[0]
        let parts = address.components(separatedBy: "//")
        if parts.count < 2 { return address }
        let path = parts[1].components(separatedBy: "/").dropFirst().map { "/" + $0 }.joined()
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    var pathComponents: [String] {
        (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) }
    }

    var lastPathComponent: String { pathComponents.last ?? "" }

    var pathExtension: String {
        let parts = lastPathComponent.components(separatedBy: ".")
        return parts.count > 1 ? parts[parts.count - 1] : ""
    }
}

struct Locale: Hashable, Codable, Sendable {
    let identifier: String
    init(identifier: String) { self.identifier = identifier }
    static let current = Locale(identifier: "en_US")
    static let autoupdatingCurrent = Locale(identifier: "en_US")
    var languageCode: String? { identifier.components(separatedBy: "_")[0] }
    var currencyCode: String? { "USD" }

    var language: Language {
        Language(languageCode: LanguageCode(identifier: identifier.components(separatedBy: "_")[0]))
    }

    var currency: Currency? { Currency(identifier: "USD") }
    var regionCode: String? { region?.identifier }

    var region: Region? {
        let parts = identifier.components(separatedBy: identifier.contains("-") ? "-" : "_")
        return parts.count > 1 ? Region(parts[parts.count - 1]) : nil
    }

    var measurementSystem: MeasurementSystem {
        switch region?.identifier {
        case "US", "LR", "MM": return .us
        case "GB": return .uk
        default: return .metric
        }
    }

    var usesMetricSystem: Bool { measurementSystem != .us }
    static var preferredLanguages: [String] { ["en-US"] }

    struct Region: Hashable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
    }

    struct MeasurementSystem: Hashable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static let us = MeasurementSystem("ussystem")
        static let uk = MeasurementSystem("uksystem")
        static let metric = MeasurementSystem("metric")
    }

    struct Language: Hashable { var languageCode: LanguageCode? }
    struct LanguageCode: Hashable { let identifier: String }
    struct Currency: Hashable { let identifier: String }
}

struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation {
    typealias StringLiteralType = String
    let key: String
    init(stringLiteral value: String) { key = value }

    init(
        _ key: String, defaultValue: String.LocalizationValue? = nil, table: String? = nil,
        locale: Locale? = nil, comment: String? = nil
    ) { self.key = defaultValue?.key ?? key }
}

extension String {
    typealias LocalizationValue = LocalizedStringResource

    init(
        localized resource: LocalizedStringResource, defaultValue: String.LocalizationValue? = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: String? = nil
    ) { self = (defaultValue ?? resource).key }
}

struct TimeZone: Hashable, Sendable {
    let identifier: String
    private var offset = 0
    init?(identifier: String) { self.identifier = identifier }
    init?(abbreviation: String) { identifier = abbreviation }

    init?(secondsFromGMT seconds: Int) {
        identifier = "GMT"
        offset = seconds
    }

    private init(name: String) { identifier = name }
    static let current = TimeZone(name: "GMT")
    static let gmt = TimeZone(name: "GMT")
    func secondsFromGMT() -> Int { offset }
}

struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
    typealias FormatInput = Base
    typealias FormatOutput = String
    enum ListType { case and, or }
    enum Width { case standard, short, narrow }
    private let memberStyle: Style
    var listType: ListType = .and
    var width: Width = .standard
    init(memberStyle: Style) { self.memberStyle = memberStyle }
    func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> { self }

    func format(_ value: Base) -> String {
        let items = value.map { memberStyle.format($0) }
        let word = listType == .or ? "or" : width == .standard ? "and" : "&"
        if width == .narrow && listType == .and { return items.joined(separator: ", ") }
        if items.count < 2 { return items.joined() }
        if items.count == 2 { return items[0] + " " + word + " " + items[1] }
        return items.dropLast().joined(separator: ", ") + ", " + word + " " + items[items.count - 1]
    }
}

struct StringStyle: FormatStyle, Hashable, Sendable {
    typealias FormatInput = String
    typealias FormatOutput = String
    init() {}
    func format(_ value: String) -> String { value }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
    static func list(
        type: ListFormatStyle<StringStyle, [String]>.ListType,
        width: ListFormatStyle<StringStyle, [String]>.Width = .standard
    ) -> ListFormatStyle<StringStyle, [String]> {
        var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
        style.listType = type
        style.width = width
        return style
    }
}

extension Sequence where Element == String {
    func formatted() -> String { ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle()).format(self) }
}

extension Sequence {
    func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

class ListFormatter: Formatter {
    override init() { super.init() }
    static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
    func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
}

class UserDefaults {
    static let standard = UserDefaults()
    private var values: [String: Any] = [:]
    init() {}
    init?(suiteName: String?) {}
    func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
    func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    func object(forKey defaultName: String) -> Any? { values[defaultName] }
    func string(forKey defaultName: String) -> String? { values[defaultName] as? String }
    func bool(forKey defaultName: String) -> Bool { values[defaultName] as? Bool ?? false }
    func integer(forKey defaultName: String) -> Int { values[defaultName] as? Int ?? 0 }
    func double(forKey defaultName: String) -> Double { values[defaultName] as? Double ?? 0 }
    func float(forKey defaultName: String) -> Float { values[defaultName] as? Float ?? 0 }
    func data(forKey defaultName: String) -> Data? { values[defaultName] as? Data }
    func array(forKey defaultName: String) -> [Any]? { values[defaultName] as? [Any] }
    func stringArray(forKey defaultName: String) -> [String]? { values[defaultName] as? [String] }
    func dictionary(forKey defaultName: String) -> [String: Any]? { values[defaultName] as? [String: Any] }
    func url(forKey defaultName: String) -> URL? { values[defaultName] as? URL }
    func dictionaryRepresentation() -> [String: Any] { values }
    func register(defaults: [String: Any]) { values.merge(defaults) { known, _ in known } }
    func synchronize() -> Bool { true }
    func removeObject(forKey defaultName: String) { values[defaultName] = nil }
}

class ProcessInfo {
    enum ThermalState: Int { case nominal, fair, serious, critical }
    static let processInfo = ProcessInfo()
    init() {}
    var thermalState: ThermalState { .nominal }
    var processorCount: Int { 6 }
    var activeProcessorCount: Int { 6 }
    var systemUptime: TimeInterval { 0 }
    var processName: String { "Preview" }
    var isLowPowerModeEnabled: Bool { false }
    var environment: [String: String] { [:] }
    var arguments: [String] { [] }

    var operatingSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
    }

    var operatingSystemVersionString: String { "Version 26.0" }

    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        version.majorVersion < 26
            || version.majorVersion == 26 && version.minorVersion == 0 && version.patchVersion == 0
    }
}

struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String
    init(stringLiteral value: String) { text = value }
}

struct Logger: Sendable {
    init() {}
    init(subsystem: String, category: String) {}
    func log(_ message: OSLogMessage) {}
    func trace(_ message: OSLogMessage) {}
    func debug(_ message: OSLogMessage) {}
    func info(_ message: OSLogMessage) {}
    func notice(_ message: OSLogMessage) {}
    func warning(_ message: OSLogMessage) {}
    func error(_ message: OSLogMessage) {}
    func critical(_ message: OSLogMessage) {}
    func fault(_ message: OSLogMessage) {}
}

struct OperatingSystemVersion: Sendable {
    var majorVersion: Int
    var minorVersion: Int
    var patchVersion: Int
    init() { self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }

    init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
    }
}

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

class Progress { init(totalUnitCount unitCount: Int64) {} }

class NSItemProvider {
    var suggestedName: String?
    init() {}
    init(object: any NSItemProviderWriting) {}
    init?(contentsOf fileURL: URL?) {}
    var registeredTypeIdentifiers: [String] { [] }
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }

    @discardableResult func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}
