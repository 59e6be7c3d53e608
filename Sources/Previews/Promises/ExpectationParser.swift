import Graphics
import Layout
import Syntax

/// What is wrong with a line of an `expect` fence, and where in the line.
public struct ExpectationError: Error {
    /// What is wrong.
    public var message: String
    /// Bytes from the start of the line.
    public var range: SourceRange
}

extension Expectation {
    /// Reads one line.
    public static func parse(_ line: [UInt8]) throws(ExpectationError) -> Expectation {
        var parser = ExpectationParser(line)
        return try parser.expectation()
    }
}

struct ExpectationParser {
    let words: [ExpectationWord]
    private let end: SourceRange
    var position = 0

    static let forms =
        "a promise is 'VIEW shows N', 'size W x H', '`code` size W x H', '#id frame X Y W H', "
        + "'#id proposed W x H', '#id absent', '#id lines N', '#id truncated', '#id whole', '#id above #other', 'says \"…\"', 'lacks \"…\"', "
        + "'breakpoints A, B', 'same at A and B' or 'snapshot'; the page about previews lists all"

    init(_ line: [UInt8]) {
        words = ExpectationWord.words(in: line)
        end = SourceRange(line.count, line.count, in: 0)
    }

    mutating func expectation() throws(ExpectationError) -> Expectation {
        var expectation = Expectation(.breakpoints([]))
        while try condition(&expectation) {}
        if position > 0 { try take(":") }
        expectation.claim = try claim()
        guard position == words.count else { throw error("unexpected '\(words[position].text)'") }
        return expectation
    }

    /// Reads one condition, if there is one.
    private mutating func condition(_ expectation: inout Expectation) throws(ExpectationError) -> Bool {
        guard let word = peek else { return false }
        switch word {
        case "width", "height", "after":
            position += 1
            let value = try number()
            if word == "width" { expectation.width = value }
            if word == "height" { expectation.height = value }
            if word == "after" { expectation.step = Int(value.clamped(to: 0...1000)) }
        case "typeSize":
            position += 1
            expectation.typeSize = try choice(
                PreviewEnvironment.typeSizes,
                "expected a Dynamic Type size such as 'large' or 'accessibility1'")
        case "device":
            position += 1
            let devices = PreviewEnvironment.devices
            expectation.device = devices[try choice(devices, "expected a device such as \"iPhone 15\"")]
        default: return false
        }
        return true
    }

    /// The place of the next word among those that can stand there.
    private mutating func choice(_ names: [String], _ message: String) throws(ExpectationError) -> Int {
        guard let name = peek, let place = names.firstIndex(where: { Name($0) == name }) else {
            throw error(message)
        }
        position += 1
        return place
    }

    private mutating func claim() throws(ExpectationError) -> Expectation.Claim {
        guard let first = peek else { throw error("a promise is missing; " + ExpectationParser.forms) }
        let start = position
        position += 1
        if first == "breakpoints" { return .breakpoints(try numbers()) }
        if first == "says" || first == "lacks" {
            guard let words = peek else { throw error("expected words in quotes") }
            position += 1
            return first == "says" ? .says(words.text) : .lacks(words.text)
        }
        if first == "size" { return .size(nil, try size()) }
        if first == "same" { return .same(try sameWidths()) }
        if first == "snapshot" { return try snapshot() }
        if ViewSelector(first) != nil {
            position = start
            return try claim(about: try selectors())
        }
        var ordinal = 1
        if let word = peek, let given = Int(word.text) {
            ordinal = given
            position += 1
        }
        guard peek == "shows" else { throw unreadable(from: start) }
        position += 1
        return .shows(view: first, ordinal: ordinal, candidate: Int(try number().clamped(to: 0...1_000_000)))
    }

    /// The words that begin a condition or a claim.
    private static let beginnings: [Name] = [
        "width", "height", "after", "typeSize", "device", "size", "breakpoints", "says", "lacks", "same",
        "snapshot",
    ]

    /// A promise of no form: its first word is probably misspelled, or the one where `shows` is expected.
    private mutating func unreadable(from start: Int) -> ExpectationError {
        if let near = peek.flatMap({ Spelling.suggestion(for: $0, among: ["shows"]) }) {
            return error("cannot read '\(words[position].text)'; did you mean '\(near)'?")
        }
        position = start
        let near = Spelling.suggestion(for: words[start].text, among: ExpectationParser.beginnings)
        return error(
            "cannot read '\(words[start].text)'; "
                + (near.map { "did you mean '\($0)'?" } ?? ExpectationParser.forms))
    }

    private mutating func claim(about views: [ViewSelector]) throws(ExpectationError) -> Expectation.Claim {
        guard let verb = peek else {
            throw error(
                "expected " + ExpectationParser.listed(ExpectationParser.verbs(isSeveral: views.count > 1)))
        }
        if views.count > 1 || ViewClaim.Kind.named(verb) != nil { return .views(try viewClaim(about: views)) }
        let view = views[0]
        position += 1
        if verb == "size" { return .size(view, try size()) }
        if verb == "absent" { return .absent(view) }
        if verb == "proposed" {
            let width = try proposedLength()
            try take("x")
            return .proposed(view, ProposedViewSize(width: width, height: try proposedLength()))
        }
        if verb == "truncated" { return .truncated(view) }
        if verb == "lines" { return .lines(view, Int(try number().clamped(to: 0...10000))) }
        guard verb == "frame" else {
            position -= 1
            throw unknownVerb(verb)
        }
        let (x, y) = (try number(), try number())
        return .frame(view, Rect(x: x, y: y, width: try number(), height: try number()))
    }

    private static let oldVerbs: [Name] = ["size", "frame", "proposed", "lines", "truncated", "absent"]

    /// What may stand behind one view, or behind several.
    private static func verbs(isSeveral: Bool) -> [Name] {
        (isSeveral ? [] : oldVerbs) + ViewClaim.Kind.allCases.map { Name($0.word) }
    }

    private static func listed(_ names: [Name]) -> String {
        names.dropFirst().reduce("'\(names[0])'") { $0 + ", '\($1)'" }
    }

    func unknownVerb(_ verb: Name, isSeveral: Bool = false) -> ExpectationError {
        let names = ExpectationParser.verbs(isSeveral: isSeveral)
        if let near = Spelling.suggestion(for: verb, among: names) {
            return error("expected '\(near)', not '\(verb)'")
        }
        return error("expected \(ExpectationParser.listed(names)), not '\(verb)'")
    }

    private mutating func size() throws(ExpectationError) -> Size {
        let width = try number()
        try take("x")
        return Size(width: width, height: try number())
    }

    /// A number, or `nil` for a length that is left open.
    private mutating func proposedLength() throws(ExpectationError) -> Double? {
        guard peek == "nil" else { return try number() }
        position += 1
        return nil
    }

    mutating func numbers() throws(ExpectationError) -> [Double] {
        var numbers: [Double] = []
        while position < words.count { numbers.append(try number()) }
        return numbers
    }

    mutating func number() throws(ExpectationError) -> Double {
        guard let word = peek else { throw error("expected a number") }
        guard let value = word == "inf" ? .infinity : DecimalNumber.parse(word.text.utf8) else {
            let isSize =
                word.text.utf8.first.map { $0 >= 48 && $0 <= 57 } == true
                && word.text.utf8.contains(UInt8(ascii: "x"))
            throw error(
                "'\(word)' is not a number" + (isSize ? "; a size is written with spaces, '300 x 44'" : ""))
        }
        position += 1
        return value
    }

    mutating func take(_ word: Name) throws(ExpectationError) {
        guard peek == word else {
            throw error("expected '\(word)'" + (peek.map { ", found '\($0)'" } ?? ""))
        }
        position += 1
    }

    var peek: Name? { position < words.count ? words[position].text : nil }

    func error(_ message: String) -> ExpectationError {
        ExpectationError(message: message, range: position < words.count ? words[position].range : end)
    }
}
