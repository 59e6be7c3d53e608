extension Bundle {
    convenience init?(path: String) { return nil }
    convenience init?(url: URL) { return nil }
    convenience init?(identifier: String) { return nil }
    convenience init(for aClass: AnyClass) { self.init() }
    var bundlePath: String { "/" }
    var bundleURL: URL { URL(fileURLWithPath: "/") }
    var preferredLocalizations: [String] { ["en"] }
    var localizations: [String] { ["en"] }

    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        value.map { $0.isEmpty ? key : $0 } ?? key
    }
}

func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
