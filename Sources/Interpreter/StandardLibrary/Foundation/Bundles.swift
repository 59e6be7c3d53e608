/// Bundles beside the main one, and the texts that code looks up in one. A preview has no resources: a path leads to
/// nothing, and a key stands for its text.
extension StandardLibrary {
    static var bundles: [Declaration] {
        [
            Declaration("extension Bundle { convenience init?(path: String) { return nil } }"),
            Declaration("extension Bundle { convenience init?(url: URL) { return nil } }"),
            Declaration("extension Bundle { convenience init?(identifier: String) { return nil } }"),
            Declaration("extension Bundle { convenience init(for aClass: AnyClass) { self.init() } }"),
            Declaration("extension Bundle { var bundlePath: String { \"/\" } }"),
            Declaration("extension Bundle { var bundleURL: URL { URL(fileURLWithPath: \"/\") } }"),
            Declaration("extension Bundle { var preferredLocalizations: [String] { [\"en\"] } }"),
            Declaration("extension Bundle { var localizations: [String] { [\"en\"] } }"),
            Declaration(
                """
                extension Bundle { func localizedString(forKey key: String, value: String?, table tableName: String?) -> String \
                { value.map { $0.isEmpty ? key : $0 } ?? key } }
                """),
            Declaration(
                """
                func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", \
                comment: String) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
                """),
        ]
    }
}
