import Interpreter
import Syntax
import Views

/// What may stand at a place of a snippet, and which letters there it would replace, in UTF-16 code units.
public struct Completions {
    /// The first code unit that would be replaced.
    public var from: Int
    /// The code unit behind the last one that would be replaced.
    public var to: Int
    /// What may stand there, the likeliest first.
    public var items: [CompletionProbe.Item]
}

extension PreviewEngine {
    /// What may stand at a place: members of the receiver's type behind a period, labels among arguments,
    /// names.
    public func completions(in snippet: Snippet, atUTF16 place: Int) -> Completions {
        let source = snippet.source
        let offset = source.offset(atUTF16: place)
        let word = PreviewEngine.word(in: source.bytes, around: offset)
        let probe = CompletionProbe(prefix: source.text(in: word.with(upper: offset)))
        var marked = Array(source.bytes[..<word.lower])
        marked += Array(CompletionProbe.marker.utf8)
        marked += source.bytes[word.upper...]
        var probed = snippet
        probed.source = SourceText(name: source.name, bytes: marked)
        check(probed, with: probe)
        let from = source.utf16Length(0, word.lower)
        return Completions(
            from: from, to: from + source.utf16Length(word.lower, word.upper),
            items: PreviewEngine.ranked(probe.items))
    }

    /// Checks a snippet as far as the probe is met.
    private func check(_ snippet: Snippet, with probe: CompletionProbe) {
        guard let place = snippet.place, let modules = snippet.modules, let preview = place.find(in: modules)
        else {
            _ = Interpreter.check(snippet.parsed, against: library, modules: snippet.use, probe: probe)
            return
        }
        let edited = modules.replacing(preview, with: snippet.source.bytes).modules
        let empty = Snippet.empty(in: preview.module, of: edited)
        let checked = Interpreter.check(empty.parsed, against: library, modules: empty.use, probe: probe)
        if let found = place.find(in: edited) { _ = checked.program?.check(found.syntax) }
    }

    /// More than a reader looks through.
    private static var mostCompletions: Int { 100 }

    /// Labels first, as they stand in the declaration; then what is used most; the rest in the order of the
    /// alphabet.
    private static func ranked(_ items: [CompletionProbe.Item]) -> [CompletionProbe.Item] {
        let common = CommonNames()
        let ranks = items.map { $0.kind == .label ? -1 : common.rank(of: $0.name, $0.detail) }
        let order = Array(items.indices).stablySorted { ranks[$0] < ranks[$1] }
        return order.prefix(mostCompletions).map { items[$0] }
    }

    /// The identifier that an offset lies in or behind; empty between others.
    private static func word(in bytes: [UInt8], around offset: Int) -> SourceRange {
        var (lower, upper) = (offset, offset)
        while lower > 0, isWord(bytes[lower - 1]) { lower -= 1 }
        while upper < bytes.count, isWord(bytes[upper]) { upper += 1 }
        return SourceRange(lower, upper, in: 0)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 95, 0x80...: true
        default: false
        }
    }
}

extension CompletionProbe.Kind {
    var word: String {
        switch self {
        case .function: "function"
        case .property: "property"
        case .variable: "variable"
        case .type: "type"
        case .enumCase: "case"
        case .label: "label"
        }
    }
}
