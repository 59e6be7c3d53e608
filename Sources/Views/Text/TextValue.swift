import Graphics
import Interpreter
import Layout
import Syntax

/// `Text`: pieces with looks of their own, resolved where it stands.
final class TextValue: ViewValue {
    indirect enum Piece {
        case string(String)
        case styled(String, MarkdownTraits)
        case text(TextValue)
        /// An image in the line.
        case image(Value)
    }

    /// What a modifier of `Text` itself changes.
    typealias Change = (inout RunLook, ViewContext) -> Void

    private(set) var pieces: [Piece]
    /// What the pieces say, where another language may say it otherwise.
    private var key: LocalizedKey?
    /// From the innermost modifier to the outermost.
    let changes: [Change]

    /// Its bytes and pieces, those of the texts in it included, which may be the same text again and again.
    let weight: Int

    init(
        _ pieces: [Piece], changes: [Change] = [], key: LocalizedKey? = nil, range: SourceRange = .none
    ) {
        weight = min(pieces.reduce(0) { $0 + $1.weight }, 1 << 28)
        self.pieces = pieces
        self.changes = changes
        self.key = key
        super.init("Text", range)
    }

    convenience init(_ string: String, range: SourceRange = .none) {
        self.init([.string(string)], range: range)
    }

    /// The text of a key, in the language of where it is shown.
    convenience init(_ key: LocalizedKey, range: SourceRange = .none) {
        self.init(key.pieces, key: key.hasTables ? key : nil, range: range)
    }

    /// The same text with one more modifier around it.
    func changed(_ range: SourceRange, _ change: @escaping Change) -> TextValue {
        TextValue(pieces, changes: changes + [change], key: key, range: self.range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        [context.registered(TextBuilder.node(self, context), self)]
    }

    /// A sum of thousands of texts is as many levels deep: they are let go of one after the other.
    deinit {
        var pending = texts
        (pieces, key) = ([], nil)
        while var text = pending.popLast() {
            guard isKnownUniquelyReferenced(&text) else { continue }
            pending += text.texts
            (text.pieces, text.key) = ([], nil)
        }
    }

    private var texts: [TextValue] {
        pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The runs of the text at a place. Modifiers nearer to the text win.
    func runs(in context: ViewContext, _ outer: RunLook) -> [ResolvedRun] {
        var runs: [ResolvedRun] = []
        walk(outer, said: { $0.pieces(in: context) }, entering: { $0.changed($1, in: context) }) {
            piece, look in
            switch piece {
            case .string(let string): runs.append(ResolvedRun(content: .string(string), look: look))
            case .styled(let string, let traits):
                runs.append(ResolvedRun(content: .string(string), look: look.applying(traits, context)))
            case .text: break
            case .image(let image): runs.append(ResolvedRun(content: .image(image), look: look))
            }
        }
        return runs
    }

    private func changed(_ outer: RunLook, in context: ViewContext) -> RunLook {
        var look = outer
        for change in changes.reversed() { change(&look, context) }
        return look
    }

    /// Goes through the pieces that are no texts, those of the texts in it included, without a level of the
    /// stack for each.
    private func walk<Look>(
        _ outer: Look, said: (TextValue) -> [Piece], entering: (TextValue, Look) -> Look,
        _ visit: (Piece, Look) -> Void
    ) {
        var pending = [(pieces: said(self), next: 0, look: entering(self, outer))]
        while let (pieces, next, look) = pending.popLast() {
            guard next < pieces.count else { continue }
            pending.append((pieces, next + 1, look))
            if case .text(let inner) = pieces[next] {
                pending.append((said(inner), 0, entering(inner, look)))
            } else {
                visit(pieces[next], look)
            }
        }
    }

    /// The pieces in the language of a place: a text follows the environment's locale, unlike a string that
    /// was looked up before.
    private func pieces(in context: ViewContext) -> [Piece] {
        guard let key, let languages = context.otherLanguages else { return pieces }
        return key.pieces(in: languages, context.graph.evaluator)
    }

    /// Texts in it are counted by their weight.
    override var isFlat: Bool { true }
    override var size: Int { pieces.count * 48 + changes.count * 16 + weight / 2 }

    /// The characters alone, for labels in words.
    var string: String { string { $0.pieces } }

    /// The characters where the text is shown.
    func string(in context: ViewContext) -> String { string { $0.pieces(in: context) } }

    private func string(said: (TextValue) -> [Piece]) -> String {
        var text = ""
        walk((), said: said, entering: { _, _ in () }) { piece, _ in
            if case .string(let string) = piece { text += string }
            if case .styled(let string, _) = piece { text += string }
        }
        return text
    }

    override var description: String { "Text" }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? TextValue else { return false }
        return string.utf8.elementsEqual(other.string.utf8)
    }
}

extension TextValue.Piece {
    fileprivate var weight: Int {
        switch self {
        case .string(let string), .styled(let string, _): string.utf8.count
        case .text(let text): text.weight + 1
        case .image: 1
        }
    }
}

/// The look of one run: the text's look and its color.
struct RunLook {
    var text: TextLook
    /// Nothing is the foreground style of the whole text.
    var foreground: UnitPaint?
    var background: UnitPaint?
    /// What `customAttribute(_:)` gave.
    var attributes: [Value] = []

    func applying(_ traits: MarkdownTraits, _ context: ViewContext) -> RunLook {
        var look = self
        if traits.contains(.strong) { look.text.isBold = true }
        if traits.contains(.emphasis) { look.text.isItalic = true }
        if traits.contains(.code) { look.text.isMonospaced = true }
        if traits.contains(.strikethrough) { look.text.strikethrough = TextDecoration() }
        if traits.contains(.link) { look.foreground = context.tint }
        return look
    }
}

struct ResolvedRun {
    enum Content {
        case string(String)
        case image(Value)
    }

    var content: Content
    var look: RunLook
}
