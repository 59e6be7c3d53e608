import SymbolKit
import Syntax

/// A line of a doc comment, without the signs of the comment, and where its text stands in its file.
struct CommentLine {
    var text: String
    var place: Place?

    struct Place: Sendable {
        var file: SourceFile
        /// The offset of the first byte of the text.
        var offset: Int
    }

    init(_ text: String, at place: Place? = nil) {
        self.text = text
        self.place = place
    }

    /// The same without its first characters.
    func dropping(_ count: Int) -> CommentLine {
        let bytes = text.prefix(count).utf8.count
        return CommentLine(
            String(text.dropFirst(count)), at: place.map { Place(file: $0.file, offset: $0.offset + bytes) })
    }

    /// The same from a place in its text.
    func from(_ index: String.Index) -> CommentLine {
        let bytes = text.utf8.distance(from: text.startIndex, to: index)
        return CommentLine(
            String(text[index...]), at: place.map { Place(file: $0.file, offset: $0.offset + bytes) })
    }

    var isBlank: Bool { text.utf8.allSatisfy { $0 == 32 || $0 == 9 } }
    var indentation: Int { text.utf8.prefix { $0 == 32 }.count }
    /// Where a block of code begins or ends.
    var isFence: Bool { text.trimmed.hasPrefix("```") || text.trimmed.hasPrefix("~~~") }

    /// Whether a block other than a paragraph begins here.
    var startsBlock: Bool {
        if isFence || indentation >= 4 { return true }
        var line = LineScanner(text)
        line.takeSpace()
        switch line.next {
        case ">", "#", "|": return true
        case ":": return line.take(word: ":::")
        case "<": return Self.startsElement(&line)
        case "-", "*", "+": return line.takeBullet()
        default:
            let isNumbered = !line.take(while: { $0.isASCIIDigit }).isEmpty
            return isNumbered && line.takeOne { $0 == "." || $0 == ")" } && line.takeSpace()
        }
    }

    /// The text of an item of a list.
    var item: CommentLine? {
        var scanner = LineScanner(text)
        return scanner.takeBullet() ? from(scanner.index) : nil
    }

    /// An element of HTML, and no link in angle brackets.
    private static func startsElement(_ line: inout LineScanner) -> Bool {
        guard line.take("<") else { return false }
        let name = line.take(while: { $0.isASCIIAlphanumeric || $0 == "_" })
        return !name.isEmpty && !(line.next == ":" && ["doc", "http", "https"].contains(name))
    }
}

extension SymbolGraph.LineList {
    /// - Parameter file: finds a file by the address that graphs name it by.
    func comment(_ file: (String) -> SourceFile?) -> [CommentLine] {
        let source = uri.flatMap(file)
        return lines.map { line in
            CommentLine(line.text, at: source.flatMap { Self.place(line, in: $0) })
        }
    }

    private static func place(_ line: Line, in file: SourceFile) -> CommentLine.Place? {
        guard let start = line.range?.start, start.line >= 0, start.line < file.lineStarts.count else {
            return nil
        }
        let range = file.lineRange(start.line + 1)
        let offset = range.lowerBound + start.character
        // A graph that was made of another state of the file says nothing about this one.
        guard offset <= range.upperBound,
            String(file.bytes[offset..<range.upperBound]).hasPrefix(line.text.trimmedEnd)
        else { return nil }
        return CommentLine.Place(file: file, offset: offset)
    }
}

extension String {
    var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
