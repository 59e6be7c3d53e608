import Syntax

/// The comment before a declaration, as `///` lines or a `/** */` block have it.
struct DocComment {
    /// Everything but the lists of parameters and the like.
    private var text: [CommentLine] = []
    private(set) var parameters: [String: String] = [:]

    /// - Parameter offset: where the declaration begins.
    init(before offset: Int, in file: SourceFile) {
        read(Self.lines(before: offset, in: file))
    }

    /// The first paragraph, on one line.
    var summary: String { summaryLines.map(\.text).joined(separator: " ") }

    private var summaryLines: ArraySlice<CommentLine> {
        text.drop(while: \.isBlank).prefix { !$0.isBlank && !$0.startsBlock }
    }

    /// What follows it.
    var discussion: [CommentLine] {
        var rest = text[summaryLines.endIndex...].drop(while: \.isBlank)
        while rest.last?.isBlank == true { rest.removeLast() }
        return Array(rest)
    }

    // MARK: Lines

    private static func lines(before offset: Int, in file: SourceFile) -> [CommentLine] {
        var lines: [CommentLine] = []
        var number = file.position(of: offset).line - 1
        while number >= 1 {
            let line = whole(number, of: file)
            if line.text.hasPrefix("///") {
                let rest = line.dropping(3)
                lines.append(rest.text.hasPrefix(" ") ? rest.dropping(1) : rest)
            } else if lines.isEmpty, line.text.hasSuffix("*/") {
                return block(endingAt: number, in: file)
            } else if !lines.isEmpty || !line.text.hasPrefix("@") {
                break
            }
            number -= 1
        }
        return lines.reversed()
    }

    private static func block(endingAt last: Int, in file: SourceFile) -> [CommentLine] {
        var lines: [CommentLine] = []
        var number = last
        while number >= 1 {
            var line = whole(number, of: file)
            if line.text.hasSuffix("*/") { line.text.removeLast(2) }
            let isFirst = line.text.hasPrefix("/**")
            if isFirst {
                line = line.dropping(3)
            } else if line.text.hasPrefix("*") {
                line = line.dropping(1)
            }
            lines.append(line.trimmed)
            if isFirst { return lines.reversed() }
            number -= 1
        }
        return []
    }

    /// A line of a file without the space around it.
    private static func whole(_ number: Int, of file: SourceFile) -> CommentLine {
        let range = file.lineRange(number)
        let place = CommentLine.Place(file: file, offset: range.lowerBound)
        return CommentLine(String(file.bytes[range]), at: place).trimmed
    }

    // MARK: Lists

    private mutating func read(_ lines: [CommentLine]) {
        var current: String?
        var isInList = false
        var isInFence = false
        for line in lines {
            if line.isFence { isInFence.toggle() }
            guard !isInFence, !line.isFence else {
                isInList = false
                text.append(line)
                continue
            }
            let item = line.text.trimmed
            if let field = item.wholeMatch(of: /[-*+] ([Pp]arameters?|[Rr]eturns?|[Tt]hrows?)( +[^:]+)?:(.*)/)
            {
                current =
                    field.output.1.lowercased() == "parameter"
                    ? field.output.2.map { String($0).trimmed } : nil
                isInList = true
                if let current { parameters[current] = String(field.output.3).trimmed }
            } else if isInList, let field = item.wholeMatch(of: /[-*+] (`?)([^\s:`]+)`?:(.*)/) {
                current = String(field.output.2)
                parameters[current!] = String(field.output.3).trimmed
            } else if isInList, line.text.hasPrefix(" "), let name = current {
                parameters[name]! += " " + item
            } else {
                if !item.isEmpty { isInList = false }
                text.append(line)
            }
        }
    }
}

extension CommentLine {
    /// The same without the space around it.
    fileprivate var trimmed: CommentLine {
        let line = dropping(text.prefix(while: \.isWhitespace).count)
        return CommentLine(line.text.trimmedEnd, at: line.place)
    }
}
