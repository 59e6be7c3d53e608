import Syntax

/// Syntax that other generators read and Galley does not: it would stand in the page as text.
enum ForeignSyntax {
    /// How it begins, what it is called, and what to write instead.
    private typealias Sign = (opening: Bytes, name: String, note: String)

    private static func signs(_ name: String, _ note: String, _ openings: String...) -> [Sign] {
        openings.map { (Bytes($0.utf8), name, note) }
    }

    private static let atStart: [Sign] =
        signs("admonitions of MkDocs", "write '> [!NOTE]', or '::: note' and ':::'", "!!! ", "??? ", "???+ ")
        + signs("tabs of MkDocs", "write '::: tabs' around '::: tab Title'", "=== \"")
        + signs(
            "attributes of kramdown", "an anchor is written after its heading: '## Heading {#name}'", "{: ",
            "{:.", "{:#")
        + signs(
            "marks for contents", "every page has its contents beside it", "[TOC]", "[[TOC]]", "[[_TOC_]]",
            "{:toc")
        + signs("formulas", "'formulas: pandoc' under 'markdown:' in site.yml has pandoc make them", "$$")
        + signs(
            "snippets of other files",
            "'::: include part.md' brings in Markdown, the attribute 'include' of a fence code", "<<< ",
            "--8<-- ", "@include: ", "@[code", "<!--@include:", "<!-- @include:")
        + signs(
            "directives of DocC", "write front matter, '::: tabs', '::: steps' or '![words](image.png)'",
            "@Metadata", "@Options", "@Image(", "@Video(",
            "@Row", "@Column", "@TabNavigator", "@Tab(", "@Links(", "@Small", "@Comment",
            "@DeprecationSummary", "@Tutorial", "@Chapter", "@Article")
    private static let anywhere: [Sign] =
        signs("shortcodes of Hugo", "write Markdown, or a container such as '::: tip'", "{{<", "{{%")
        + signs("tags of Liquid", "'::: include part.md' brings in another file", "{%")
        + signs("variables", "write the text itself", "{{")
        + signs("links of a wiki", "write '[Page](page.md)'", "[[")
        + signs(
            "links of DocC", "write '[Page](page.md)', or two backticks around the name of a symbol", "<doc:")
        + signs(
            "attributes of links and images", "a picture has the size of its file, 'map@2x.png' half of it",
            "){ ", "){:", "){.", "){#")
        + signs("abbreviations", "say in the text what is meant", "*[")
        + signs("equals signs around words", "write '<mark>words</mark>'", "==")
    /// Modules of MDX are imported from a path in quotes.
    private static let imports: Sign = (
        Bytes("import ".utf8), "modules of MDX", "pages are Markdown; 'Site/site.js' adds scripts"
    )
    /// What lines begin with that may be a sign: most are told by their first letter.
    private static let firstBytes = Set(
        atStart.map { $0.opening[0] } + [imports.opening[0], UInt8(ascii: "@")]
    ).sorted()
    private static let sources = [" from '", " from \""].map { Bytes($0.utf8) }

    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        let inner = anywhere.filter { file.bytes.firstRange(of: $0.opening) != nil }
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            guard let (sign, range) = find(line.text, inner), !line.isIndented(in: file) else { continue }
            report(
                Problem(
                    .warning, "\(sign.name) are not read", check: .foreignSyntax, file: file, range: range,
                    note: sign.note))
        }
    }

    /// Whether a finding is about `<doc:Name>`.
    static func isDocLink(_ problem: Problem) -> Bool {
        guard problem.check == .foreignSyntax, let file = problem.file, let range = problem.range else {
            return false
        }
        return file.bytes[range].elementsEqual("<doc:".utf8)
    }

    /// Whether a finding is about a formula.
    static func isFormula(_ problem: Problem) -> Bool {
        guard problem.check == .foreignSyntax, let file = problem.file, let range = problem.range else {
            return false
        }
        return file.bytes[range].elementsEqual("$$".utf8)
    }

    /// Whether a line has a message of its own here.
    static func knows(_ line: ProseLines.Line) -> Bool { find(line.text, []) != nil }

    /// Whether a line opens a directive of DocC with its braces: `@Row {`, `@Tab("iOS") {`.
    static func opensDirective(_ text: Bytes.SubSequence) -> Bool {
        guard text.first == "@", text.last == "{" else { return false }
        let name = text.dropFirst().prefix(while: \.isASCIIAlphanumeric)
        guard let capital = name.first, (65...90).contains(capital) else { return false }
        let rest = text[name.endIndex...].dropLast().trimmed
        return rest.isEmpty || (rest.first == "(" && rest.last == ")")
    }

    private static func find(_ text: Bytes.SubSequence, _ inner: [Sign]) -> (Sign, Range<Int>)? {
        guard let first = text.first else { return nil }
        if firstBytes.contains(first), let found = findAtStart(text, first) { return found }
        for sign in inner {
            guard let range = text.firstRange(of: sign.opening), isText(range, text, sign) else { continue }
            return (sign, range)
        }
        return nil
    }

    private static func findAtStart(_ text: Bytes.SubSequence, _ first: UInt8) -> (Sign, Range<Int>)? {
        for sign in atStart where sign.opening[0] == first && text.starts(with: sign.opening) {
            return (sign, text.startIndex..<text.startIndex + sign.opening.count)
        }
        if opensDirective(text),
            let sign = atStart.first(where: { $0.opening.starts(with: Bytes("@Row".utf8)) })
        {
            return (
                sign,
                text.startIndex..<text.startIndex
                    + text.prefix { $0 != "(" && !$0.isBlank && $0 != "{" }.count
            )
        }
        if first == imports.opening[0], text.starts(with: imports.opening),
            sources.contains(where: { text.firstRange(of: $0) != nil })
        {
            return (imports, text.indices)
        }
        return nil
    }

    /// Not in code, and what stands around the sign fits.
    private static func isText(_ range: Range<Int>, _ text: Bytes.SubSequence, _ sign: Sign) -> Bool {
        if ProseLines.spans(text).contains(where: { $0.contains(range.lowerBound) }) { return false }
        switch String(sign.opening) {
        case "[[": return isWikiLink(range, text)
        case "*[": return range.lowerBound == text.startIndex && text.firstRange(of: Bytes("]: ".utf8)) != nil
        case "==": return isMarked(range, text)
        case let opening where opening.hasPrefix("){"):
            return text[..<range.lowerBound].firstRange(of: Bytes("](".utf8)) != nil
        default: return true
        }
    }

    /// `==words==` and no comparison.
    private static func isMarked(_ range: Range<Int>, _ text: Bytes.SubSequence) -> Bool {
        guard range.lowerBound == text.startIndex || text[range.lowerBound - 1].isBlank,
            let close = text[range.upperBound...].firstRange(of: Bytes("==".utf8))
        else { return false }
        return text[range.upperBound].isASCIIAlphanumeric && !text[close.lowerBound - 1].isBlank
    }

    /// Two brackets that open an array or a link's text are no link of a wiki.
    private static func isWikiLink(_ range: Range<Int>, _ text: Bytes.SubSequence) -> Bool {
        guard let close = text[range.upperBound...].firstRange(of: Bytes("]]".utf8)) else { return false }
        let next = close.upperBound < text.endIndex ? text[close.upperBound] : 32
        return text[range.upperBound].isASCIIAlphanumeric && next != "("
            && !text[range.upperBound..<close.lowerBound].contains(44)
    }
}
