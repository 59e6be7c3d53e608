/// What few heads of pages say: of a symbol, of previews, of places to be named in messages.
public struct RareFields: Sendable {
    var slugRange: Range<Int>?
    var aliases: [(path: String, range: Range<Int>)] = []
    var listRange: Range<Int>?
    /// Checks of prose that the page does without.
    var allowed: [(name: String, range: Range<Int>)] = []
    /// Checks of prose that the page is there to show: they must have something to say.
    var promisedLints: [(name: String, range: Range<Int>)] = []
    var symbol: String?
    var symbolRange: Range<Int>?
    /// Further symbols that the page is about, each with the anchor of its part.
    var symbols: [(name: String, anchor: String?)] = []
    var symbolKind: String?
    var module: String?
    var declaration: String?
    var availability: [(platform: String, version: String, range: Range<Int>?)] = []
    var conforms: [String] = []
    var inherits: [String] = []
    var conforming: [String] = []
    var level: String?
    /// What the pages from this one on are about, in the list of their folder.
    var chapter: String?
    var imageRange = 0..<0
    var widths: [Double]?
    var device: String?

    /// Whether none of them is said.
    var isEmpty: Bool {
        saysNothingOfSymbols && saysNothingOfPreviews && slugRange == nil && aliases.isEmpty
            && listRange == nil && level == nil && chapter == nil
            && imageRange == 0..<0
    }

    private var saysNothingOfSymbols: Bool {
        symbol == nil && symbolRange == nil && symbols.isEmpty && symbolKind == nil && module == nil
            && declaration == nil
            && availability.isEmpty && conforms.isEmpty && inherits.isEmpty && conforming.isEmpty
    }

    private var saysNothingOfPreviews: Bool {
        allowed.isEmpty && promisedLints.isEmpty && widths == nil && device == nil
    }
}

extension RareBox {
    /// What a symbol is to others, with the title of each list that says something.
    var relations: [(title: String, names: [String])] {
        guard self !== RareBox.empty else { return [] }
        return [
            ("Inherits from", fields.inherits), ("Conforms to", fields.conforms),
            ("Conforming types", fields.conforming),
        ].filter { !$0.names.isEmpty }
    }
}

/// Rare fields in a place of their own, so that a head without them is small.
@dynamicMemberLookup
final class RareBox: Sendable {
    let fields: RareFields
    static let empty = RareBox(RareFields())

    init(_ fields: RareFields) { self.fields = fields }

    subscript<Value>(dynamicMember field: KeyPath<RareFields, Value>) -> Value {
        @inline(__always) get { fields[keyPath: field] }
    }
}
