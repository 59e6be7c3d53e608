/// The states of the code that a tutorial goes through: files of its catalogue, by their names.
struct TutorialCode {
    private let files: [String: InputFile]
    private let contentName: String
    /// What each file of the reader's held last, by the name that the tutorial gives it.
    private var states: [String: [Substring]] = [:]

    init(_ files: [InputFile] = [], contentName: String = "") {
        self.files = Dictionary(
            files.map { (SitePath.name($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        self.contentName = contentName
    }

    /// A file with more lines than this is shown without marks: finding them takes the square of what
    /// differs.
    private static let longest = 800

    var names: [String] { files.keys.sorted() }

    func has(_ name: String) -> Bool { files[SitePath.name(name)] != nil }

    /// A new section of a tutorial begins with nothing to compare with.
    mutating func forget() { states = [:] }

    /// The fence of one state, with the lines marked that are new in it; nil where there is no such file.
    mutating func listing(_ directive: Directive) -> [CommentLine]? {
        guard let file = directive.value("file").flatMap({ files[SitePath.name($0)] }) else { return nil }
        let lines = Self.lines(file)
        let name = directive.value("name") ?? SitePath.name(file.path)
        let before =
            directive.value("previousFile").flatMap { files[SitePath.name($0)] }.map(Self.lines)
            ?? states[name]
        states[name] = lines
        let isNew = directive.value("reset") == "true" || before == nil
        let added = isNew ? [] : Self.added(to: before ?? [], in: lines)
        return fence(lines, of: file, name, added)
    }

    private static func lines(_ file: InputFile) -> [Substring] {
        var lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines
    }

    /// The numbers of the lines that the state before did not have, from 1 on.
    private static func added(to before: [Substring], in lines: [Substring]) -> [Int] {
        guard before.count < longest, lines.count < longest else { return [] }
        return lines.difference(from: before).insertions.compactMap { change in
            guard case .insert(let offset, let line, _) = change, !line.allSatisfy(\.isWhitespace) else {
                return nil
            }
            return offset + 1
        }
    }

    private func fence(_ lines: [Substring], of file: InputFile, _ name: String, _ added: [Int])
        -> [CommentLine]
    {
        let ticks = lines.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, ticks + 1))
        let marks = added.isEmpty ? "" : " add=\"\(Self.ranges(added))\""
        let title = name.replacing("\"", with: "'")
        let language = SitePath.extensionOf(file.path)
        let source = SourceFile(path: file.shown(below: contentName), bytes: file.bytes)
        var offset = 0
        var out = [CommentLine("\(fence)\(language.isEmpty ? "text" : language) title=\"\(title)\"\(marks)")]
        for line in lines {
            out.append(CommentLine(String(line), at: .init(file: source, offset: offset)))
            offset += line.utf8.count + 1
        }
        return out + [CommentLine(fence)]
    }

    /// `3,5-7`
    private static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(
            separator: ",")
    }
}
