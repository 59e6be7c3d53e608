extension Bundle {
    /// A package looks for its own bundle this way, beside the program's.
    convenience init?(path: String) {
        guard path.hasSuffix(".bundle") else { return nil }
        self.init()
    }

    convenience init?(url: URL) { self.init(path: url.path) }
    convenience init?(identifier: String) { return nil }
    convenience init(for aClass: AnyClass) { self.init() }
    var bundlePath: String { "/" }
    var bundleURL: URL { URL(fileURLWithPath: "/") }
    var resourcePath: String? { "/" }
    var resourceURL: URL? { bundleURL }
    var executableURL: URL? { nil }
    var preferredLocalizations: [String] { ["en"] }
    var localizations: [String] { ["en"] }

    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        _localized(key, tableName, [value.map { $0.isEmpty ? key : $0 } ?? key], [], [])
    }
}

@native func _bundledText(_ name: String) -> String?

extension String {
    init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
        self = try String(contentsOfFile: url.path, encoding: encoding)
    }

    init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
        guard path.hasPrefix("/Bundle/"), let text = _bundledText(String(path.dropFirst(8))) else {
            throw CocoaError()
        }
        self = text
    }
}

func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
