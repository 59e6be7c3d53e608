import Syntax

/// Heads that other generators read and heads that miss their place: told as such, where a page would have no
/// title without a reason.
enum ForeignFrontMatter {
    private static let note = "Galley reads YAML: lines such as 'title: A page' between two lines '---'"

    /// What is wrong with the top of a page that has no front matter, and where its text starts.
    static func problem(of file: SourceFile) -> (problem: Problem, body: Int)? {
        guard let first = (1...min(file.lineStarts.count, 20)).first(where: { !line($0, file).isEmpty })
        else { return nil }
        let text = line(first, file)
        switch text.first {
        case "+" where first == 1 && text.elementsEqual("+++".utf8):
            return (found("front matter is TOML", file, text, note), end(of: file, at: "+++"))
        case "{"
        where first == 1 && (text.count == 1 ? line(2, file).first == "\"" : text.dropFirst().first == "\""):
            return (found("front matter is JSON", file, text, note), end(of: file, at: "}"))
        case "-" where first == 1 && text.count > 3 && text.allSatisfy({ $0 == "-" }) && isKey(line(2, file)):
            return (found("front matter starts with three dashes", file, text, note), file.bytes.count)
        case "-" where first > 1 && text.elementsEqual("---".utf8) && isKey(line(first + 1, file)):
            return (
                found("front matter starts on the first line", file, text, "remove what stands above it"),
                file.bytes.count
            )
        default: return nil
        }
    }

    private static func line(_ number: Int, _ file: SourceFile) -> Bytes.SubSequence {
        file.bytes[file.lineRange(number)].trimmed
    }

    /// `title: …`
    private static func isKey(_ text: Bytes.SubSequence) -> Bool {
        let name = text.prefix { $0.isASCIIAlphanumeric || $0 == "_" || $0 == "-" }
        return !name.isEmpty && text.dropFirst(name.count).first == ":"
    }

    private static func found(
        _ message: String, _ file: SourceFile, _ text: Bytes.SubSequence, _ note: String
    ) -> Problem {
        Problem(.error, message, file: file, range: text.indices, note: note)
    }

    private static func end(of file: SourceFile, at closing: String) -> Int {
        let last = file.lineStarts.indices.dropFirst().first {
            line($0 + 1, file).elementsEqual(closing.utf8)
        }
        return last.map { min(file.lineRange($0 + 1).upperBound + 1, file.bytes.count) } ?? file.bytes.count
    }
}
