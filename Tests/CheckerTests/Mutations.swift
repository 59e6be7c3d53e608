import Syntax

/// The mistakes that authors make, made to order.
enum Mutation: String, CaseIterable {
    case wrongLabel = "wrong label"
    case misspelt = "misspelt member"
    case misspeltName = "misspelt name"
    case wrongType = "wrong type"
    case missingArgument = "missing argument"
    case extraArgument = "extra argument"
    case removedReturn = "removed return"
    case removedCall = "removed parentheses"
    case assigned = "var made let"
    case optional = "optional type"
    case swappedArguments = "swapped arguments"
    case missingLabel = "missing label"
    case missingPeriod = "missing period"
    case missingDollar = "missing dollar"
    case strayDollar = "stray dollar"
    case missingID = "missing id"
    case integerValue = "integer value"
    case stringValue = "string value"
    case nilValue = "nil value"
    case notUnwrapped = "not unwrapped"
    case missingEffect = "missing try or await"
    case misspeltDeclaration = "misspelt declaration"
    case privateDeclaration = "private declaration"
    case notMutating = "not mutating"
    case noInitialValue = "no initial value"
    case otherWrapper = "other wrapper"
    case assignment = "= for =="
    case missingCase = "missing case"
    case repeatedCase = "repeated case"
    case missingParameters = "missing closure parameters"
    case missingKeyword = "missing keyword"
    case missingBracket = "missing bracket"
    case extraBracket = "extra bracket"
    case missingQuote = "missing quote"
    case missingComma = "missing comma"
    case missingColon = "missing colon"
    case joinedLines = "joined lines"
    case modifierInside = "modifier on an argument"
    case modifierPeriod = "missing modifier period"
    case closureInParentheses = "closure without braces"
    case unlabeledClosure = "unlabeled trailing closure"
    case strayReturn = "return in a builder"
    case assignmentInBuilder = "assignment in a builder"
    case variableInBuilder = "unset variable in a builder"
    case loopInBuilder = "for in a builder"
    case strayComma = "stray comma"
    case missingSelf = "missing self"
    case missingDeclaration = "missing declaration"
    case missingMember = "missing member"
    case missingConformance = "missing conformance"
    case missingWrapper = "missing wrapper"
    case wrappedLet = "wrapped or computed let"
    case siblingValue = "initial value from a sibling"
    case otherResult = "other result"
    case untypedParameter = "untyped parameter"
    case missingUnderscore = "missing underscore"
    case strayStatic = "stray static"
    case missingAmpersand = "missing ampersand"
    case conditionBound = "if let of a plain value"
    case unboundCondition = "if without let"
    case strayForce = "stray !"
    case strayChain = "stray ?"
    case missingChain = "missing ?"
    case comparison = "== for ="
    case equalLabel = "= for a label's :"
    case colonValue = ": for ="
    case otherCase = "wrong case"
    case otherLanguage = "another language's word"
    case typeForValue = "type for a value"
    case strayCall = "stray parentheses"
    case joinedNumber = "number joined to text"
    case singleQuotes = "single quotes"
    case brokenInterpolation = "broken interpolation"
    case listType = "array for a value"

    typealias Edit = (range: SourceRange, text: String)

    /// A source with this mistake at one of its places; nil if there is no place for it.
    func apply(to source: String, _ generator: inout Generator) -> String? {
        let text = SourceText(source)
        let tokens = Tokens(text, parse(text).tokens.filter { $0.kind != .endOfFile })
        let edits = tokens.tokens.indices.compactMap { edit(tokens, at: $0) }
        guard !edits.isEmpty else { return nil }
        let chosen = edits[generator.below(edits.count)]
        var bytes = text.bytes
        bytes.replaceSubrange(chosen.range.lower..<chosen.range.upper, with: Array(chosen.text.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    private func edit(_ tokens: Tokens, at index: Int) -> Edit? {
        ofCalls(tokens, at: index) ?? ofValues(tokens, at: index) ?? ofDeclarations(tokens, at: index)
            ?? ofSyntax(tokens, at: index) ?? ofBuilders(tokens, at: index) ?? ofMembers(tokens, at: index)
            ?? ofOptionals(tokens, at: index) ?? ofHabits(tokens, at: index)
    }
}

/// Tokens with what stands around them.
struct Tokens {
    let source: SourceText
    let tokens: [Token]

    init(_ source: SourceText, _ tokens: [Token]) {
        self.source = source
        self.tokens = tokens
    }

    subscript(index: Int) -> Token { tokens[index] }

    func kind(_ index: Int) -> TokenKind { tokens.indices.contains(index) ? tokens[index].kind : .endOfFile }

    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? source.text(in: tokens[index].range) : ""
    }

    /// The index of the parenthesis that is open at a token.
    func opening(_ index: Int) -> Int? {
        var depth = 0
        for place in stride(from: index - 1, through: 0, by: -1) {
            switch tokens[place].kind {
            case .rightParen, .rightBrace, .rightBracket: depth += 1
            case .leftParen where depth == 0: return place
            case .leftBrace, .leftBracket:
                if depth == 0 { return nil }
                depth -= 1
            case .leftParen: depth -= 1
            default: break
            }
        }
        return nil
    }

    private func isCall(_ opening: Int) -> Bool {
        opening > 0 && tokens[opening].start == tokens[opening].lower && kind(opening - 1) == .identifier
            && !["func", "init", "case", "subscript"].contains(text(opening - 2))
            && text(opening - 1) != "init"
    }

    func isInCall(_ index: Int) -> Bool { opening(index).map(isCall) ?? false }

    func stringEnd(_ index: Int) -> Int? {
        guard kind(index + 1) == .stringText, kind(index + 2) == .stringEnd else { return nil }
        return tokens[index + 2].upper
    }

    /// `label: literal` with its comma, or a lone one.
    func argument(_ index: Int) -> SourceRange? {
        guard tokens[index].kind == .identifier, kind(index + 1) == .colon, isInCall(index),
            [.integer, .float, .identifier].contains(kind(index + 2))
        else { return nil }
        if kind(index + 3) == .comma { return SourceRange(tokens[index].lower, tokens[index + 4].lower) }
        guard kind(index + 3) == .rightParen else { return nil }
        let lower = kind(index - 1) == .comma ? tokens[index - 1].lower : tokens[index].lower
        return SourceRange(lower, tokens[index + 2].upper)
    }
}

/// A small generator, so that the same seed makes the same corpus.
struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
