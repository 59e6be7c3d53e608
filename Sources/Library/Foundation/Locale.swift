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
