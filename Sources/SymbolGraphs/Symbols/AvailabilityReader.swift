import SymbolKit
import Syntax

/// Reads `@available`, which the tree keeps as its tokens only.
struct AvailabilityReader {
    typealias Item = SymbolGraph.Symbol.Availability.AvailabilityItem
    typealias Domain = SymbolGraph.Symbol.Availability.Domain

    let file: SourceFileContent

    /// What the attributes of a declaration say, platform by platform.
    func items(of declaration: DeclarationSyntax) -> [Item] {
        declaration.attributes.filter { $0.name.name == "available" }.flatMap { items(of: $0) }
    }

    private func items(of attribute: AttributeSyntax) -> [Item] {
        let entries = entries(of: attribute)
        guard let first = entries.first else { return [] }
        // `iOS 16, macOS 13, *` lists platforms; otherwise one is followed by what is said of it.
        if entries.contains(where: { $0.version != nil && $0.key.isPlatform }) {
            return entries.compactMap { entry in
                entry.version.map { made(Domain(rawValue: entry.key.domain), introduced: $0) }
            }
        }
        var item = made(Domain(rawValue: first.key.domain), introduced: nil)
        for entry in entries.dropFirst() { apply(entry, to: &item) }
        return [item]
    }

    private func apply(_ entry: Entry, to item: inout Item) {
        switch entry.key {
        case "introduced": item.introducedVersion = entry.version
        case "deprecated":
            if let version = entry.version {
                item.deprecatedVersion = version
            } else {
                item.isUnconditionallyDeprecated = true
            }
        case "obsoleted": item.obsoletedVersion = entry.version
        case "unavailable": item.isUnconditionallyUnavailable = true
        case "message": item.message = entry.text
        case "renamed": item.renamed = entry.text
        default: break
        }
    }

    private func made(_ domain: Domain, introduced: SymbolGraph.SemanticVersion?) -> Item {
        Item(
            domain: domain, introducedVersion: introduced, deprecatedVersion: nil, obsoletedVersion: nil,
            message: nil, renamed: nil,
            isUnconditionallyDeprecated: false, isUnconditionallyUnavailable: false,
            willEventuallyBeDeprecated: false)
    }

    private struct Entry {
        var key: String
        var version: SymbolGraph.SemanticVersion?
        var text: String?
    }

    /// What stands between the commas.
    private func entries(of attribute: AttributeSyntax) -> [Entry] {
        var entries: [Entry] = []
        var current = Entry(key: "")
        let tokens = Array(file.tokens(in: attribute.range).dropFirst(2))
        for token in tokens {
            switch token.kind {
            case .comma:
                entries.append(current)
                current = Entry(key: "")
            case .integer, .float: current.version = version(current.version, file.text(token))
            case .stringText: current.text = (current.text ?? "") + unescaped(file.text(token))
            case .leftParen, .rightParen, .colon, .period, .stringStart, .stringEnd: break
            default: if current.key.isEmpty { current.key = file.text(token) }
            }
        }
        return entries + [current]
    }

    /// `10.15` is one token, and `.4` behind it another.
    private func version(_ before: SymbolGraph.SemanticVersion?, _ text: String)
        -> SymbolGraph.SemanticVersion
    {
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        if let before { return .init(major: before.major, minor: before.minor, patch: numbers.first ?? 0) }
        return .init(major: numbers.first ?? 0, minor: numbers.count > 1 ? numbers[1] : 0, patch: 0)
    }

    private func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var (result, isEscaped) = ("", false)
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension String {
    fileprivate static let platforms: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "swift", "OSX",
        "iOSApplicationExtension",
        "macOSApplicationExtension", "tvOSApplicationExtension", "watchOSApplicationExtension", "driverKit",
        "Android", "Linux", "anyAppleOS",
    ]

    fileprivate var isPlatform: Bool { Self.platforms.contains(self) }

    /// How graphs call a platform.
    fileprivate var domain: String {
        switch self {
        case "swift": "Swift"
        case "OSX": "macOS"
        default: replacing("ApplicationExtension", with: "AppExtension")
        }
    }
}
