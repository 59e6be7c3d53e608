import Syntax

/// A value of a manifest, as far as it can be known without running it.
indirect enum ManifestValue {
    case text(String, SourceRange)
    case list([ManifestValue], SourceRange)
    /// `.target(name: "A")`, `Package(name: "B")`, `.iOS`
    case call(String, [Argument], SourceRange)
    case flag(Bool)
    case nothing
    case unknown(SourceRange)

    struct Argument {
        var label: String?
        var value: ManifestValue
    }

    var range: SourceRange? {
        switch self {
        case .text(_, let range), .list(_, let range), .call(_, _, let range), .unknown(let range): range
        case .nothing, .flag: nil
        }
    }

    /// `.iOS`
    var memberName: String? {
        if case .call(let name, let arguments, _) = self, arguments.isEmpty { name } else { nil }
    }

    /// Two lists put together; anything else is not known.
    static func joined(_ first: ManifestValue, _ second: ManifestValue, _ range: SourceRange) -> ManifestValue
    {
        switch (first, second) {
        case (.list(let a, _), .list(let b, _)): .list(a + b, range)
        case (.text(let a, _), .text(let b, _)): .text(a + b, range)
        // What is known of the list is kept, and the rest told of where it is read.
        case (.list(let a, _), .unknown): .list(a + [second], range)
        case (.unknown, .list(let b, _)): .list([first] + b, range)
        default: .unknown(range)
        }
    }
}
