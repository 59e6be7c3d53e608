class NSPredicate: NSObject {
    private let test: (Any?) -> Bool
    init(block: @escaping (Any?, [String: Any]?) -> Bool) { test = { block($0, nil) } }
    init(value: Bool) { test = { _ in value } }
    init(format: String, _ arguments: Any...) { test = NSPredicate.comparison(format, arguments) }
    func evaluate(with object: Any?) -> Bool { test(object) }
}

extension NSPredicate {
    static func comparison(_ format: String, _ arguments: [Any]) -> (Any?) -> Bool {
        let words = format.split(separator: " ").map { String($0) }
        guard words.count == 3, words[0].uppercased() == "SELF" else {
            fatalError("the predicate '\(format)' is not evaluated here")
        }
        let parts = words[1].split(separator: "[").map { String($0) }
        let options = parts.count > 1 ? parts[1] : ""
        let value = words[2] == "%@" ? "\(arguments.first ?? "")" : String(words[2].dropFirst().dropLast())
        let ignoresCase = options.contains("c")
        let wanted = ignoresCase ? value.lowercased() : value
        let operation = parts[0].uppercased()
        return { object in
            guard let own = object as? String else { return false }
            let text = ignoresCase ? own.lowercased() : own
            switch operation {
            case "MATCHES": return text.range(of: "^(?:" + wanted + ")$", options: .regularExpression) != nil
            case "CONTAINS": return text.contains(wanted)
            case "BEGINSWITH": return text.hasPrefix(wanted)
            case "ENDSWITH": return text.hasSuffix(wanted)
            case "==", "=": return text == wanted
            case "!=": return text != wanted
            default: fatalError("the predicate '\(format)' is not evaluated here")
            }
        }
    }
}
