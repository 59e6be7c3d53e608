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
