import Mustache
import Syntax

/// Reads Mustache and says where it is none.
enum TemplateReading {
    static func template(_ source: SourceFile, _ problems: inout [Problem]) -> MustacheTemplate? {
        do {
            return try MustacheTemplate(string: String(source.bytes))
        } catch {
            problems.append(problem(error, source))
            return nil
        }
    }

    static func problem(_ error: any Error, _ source: SourceFile) -> Problem {
        guard let error = error as? MustacheTemplate.ParserError else {
            return Problem(.error, "template cannot be read: \(error)", file: source)
        }
        let range = source.lineRange(error.context.lineNumber)
        let at = min(range.lowerBound + max(0, error.context.columnNumber - 1), range.upperBound)
        return Problem(.error, words(for: error.error), file: source, range: at..<at)
    }

    private static func words(for error: any Error) -> String {
        switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: "this tag closes another section than the one that is open"
        case .unfinishedName: "a tag is never closed: '}}' is missing"
        case .expectedSectionEnd: "a section is never closed: a tag '{{/…}}' is missing"
        case .invalidSetDelimiter: "delimiters are set with '{{=<% %>=}}'"
        case nil where String(describing: error) == "overflow": "a tag is never closed: '}}' is missing"
        default: "template cannot be read: \(error)"
        }
    }
}
