struct Locale: Hashable, Codable, Sendable {
    let identifier: String
    init(identifier: String) { self.identifier = identifier }
    enum LanguageDirection: UInt { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }

    static func characterDirection(forLanguage isoLangCode: String) -> LanguageDirection {
        ["ar", "fa", "he", "ur", "ckb", "dv", "ps", "yi"].contains(
            String(isoLangCode.prefix { $0 != "-" && $0 != "_" }))
            ? .rightToLeft : .leftToRight
    }

    /// Those of the languages that dates are written in here; a device has several hundred.
    static var availableIdentifiers: [String] {
        [
            "ar_SA", "de_DE", "en_GB", "en_US", "es_ES", "fr_FR", "it_IT", "ja_JP", "ko_KR", "nl_NL", "pl_PL",
            "pt_BR", "ru_RU", "sv_SE", "tr_TR", "zh_CN",
        ]
    }

    static let current = Locale(identifier: "en_US")
    static let autoupdatingCurrent = Locale(identifier: "en_US")
    var languageCode: String? { identifier.components(separatedBy: "_")[0] }
    var currencyCode: String? { "USD" }

    var language: Language {
        Language(languageCode: LanguageCode(identifier.components(separatedBy: "_")[0]))
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
    struct LanguageCode: Hashable, ExpressibleByStringLiteral {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        init(stringLiteral value: String) { identifier = value }
        static let arabic = LanguageCode("ar")
        static let chinese = LanguageCode("zh")
        static let czech = LanguageCode("cs")
        static let danish = LanguageCode("da")
        static let dutch = LanguageCode("nl")
        static let english = LanguageCode("en")
        static let finnish = LanguageCode("fi")
        static let french = LanguageCode("fr")
        static let german = LanguageCode("de")
        static let greek = LanguageCode("el")
        static let hebrew = LanguageCode("he")
        static let hindi = LanguageCode("hi")
        static let hungarian = LanguageCode("hu")
        static let indonesian = LanguageCode("id")
        static let italian = LanguageCode("it")
        static let japanese = LanguageCode("ja")
        static let korean = LanguageCode("ko")
        static let malay = LanguageCode("ms")
        static let norwegian = LanguageCode("no")
        static let polish = LanguageCode("pl")
        static let portuguese = LanguageCode("pt")
        static let romanian = LanguageCode("ro")
        static let russian = LanguageCode("ru")
        static let spanish = LanguageCode("es")
        static let swedish = LanguageCode("sv")
        static let thai = LanguageCode("th")
        static let turkish = LanguageCode("tr")
        static let ukrainian = LanguageCode("uk")
        static let vietnamese = LanguageCode("vi")
    }
    struct Currency: Hashable { let identifier: String }
}

struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation {
    typealias StringLiteralType = String
    let key: String
    let texts: [String]
    let values: [String]
    let numbers: [Int?]
    var table: String?

    struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation<T>(_ value: T)
        mutating func appendInterpolation<T>(_ value: T, specifier: String)

        mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    }

    init(stringLiteral value: String) {
        key = value
        texts = [value]
        values = []
        numbers = []
    }

    @native init(stringInterpolation: LocalizedStringResource.StringInterpolation)

    init(
        _ key: String, defaultValue: String.LocalizationValue? = nil, table: String? = nil,
        locale: Locale? = nil, bundle: Bundle? = nil, comment: String? = nil
    ) {
        self.key = key
        texts = defaultValue?.texts ?? [key]
        values = defaultValue?.values ?? []
        numbers = defaultValue?.numbers ?? []
        self.table = table
    }
}

@native func _localized(
    _ key: String, _ table: String?, _ texts: [String], _ values: [String], _ numbers: [Int?]
) -> String

extension String {
    typealias LocalizationValue = LocalizedStringResource

    init(
        localized resource: LocalizedStringResource, defaultValue: String.LocalizationValue? = nil,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: String? = nil
    ) {
        let value = defaultValue ?? resource
        self = _localized(resource.key, table ?? resource.table, value.texts, value.values, value.numbers)
    }
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
