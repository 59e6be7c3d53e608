import Foundation

/// Forms by number of one language: `de.lproj/Localizable.stringsdict`, a property list.
enum PluralFile {
    static func read(_ bytes: Bytes) throws -> [(key: String, entry: TextTable.Entry)] {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let table = list as? [String: Any] else { return [] }
        return table.sorted { $0.key < $1.key }.compactMap { key, value in
            (value as? [String: Any]).map { (key, entry($0)) }
        }
    }

    private static func entry(_ node: [String: Any]) -> TextTable.Entry {
        let format = node["NSStringLocalizedFormatKey"] as? String ?? ""
        var entry = TextTable.Entry(value: format.replacing(/%\d+\$#@/) { _ in "%#@" })
        for (index, match) in format.matches(of: /%(?:(\d+)\$)?#@([^@]*)@/).enumerated() {
            guard let part = node[String(match.2)] as? [String: Any] else { continue }
            let argument = match.1.flatMap { Int($0) } ?? index + 1
            for category in TextTable.categories {
                guard let value = part[category] as? String else { continue }
                entry.plurals.append(
                    TextTable.Plural(
                        name: String(match.2), argument: argument, category: category, value: value))
            }
        }
        return entry
    }
}
