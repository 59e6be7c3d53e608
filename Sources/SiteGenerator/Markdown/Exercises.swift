import CCmark
import Syntax

/// How much an exercise asks of its reader, and how long that takes unless its author says otherwise.
enum ExerciseLevel: String, CaseIterable, Sendable {
    case easy, medium, hard

    var minutes: Int {
        switch self {
        case .easy: 3
        case .medium: 6
        case .hard: 12
        }
    }
}

/// An exercise of a page, for lists of them.
struct Exercise: Sendable, Equatable {
    var id: String
    var title: String
    var level: ExerciseLevel
    var minutes: Int
}

/// The fences of an exercise, read before any of them is written.
struct ExerciseFences {
    var start: FencedCode?
    /// Each `expect` fence without `of`.
    var promises: [FencedCode] = []
    /// `swift solution`, the whole code, or `solution`, an edit of the start.
    var solution: FencedCode?
    /// The line that opens it.
    var range: Range<Int>

    /// The promises with the place of each.
    var lines: [(text: String, range: Range<Int>)] {
        promises.flatMap { fence in
            let lines = fence.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return zip(lines, fence.lineOffsets).compactMap { line, start in
                let text = line.trimmed
                return text.isEmpty
                    ? nil
                    : (
                        String(text),
                        (start + text.startIndex - line.startIndex)..<(start + text.endIndex - line.startIndex)
                    )
            }
        }
    }
}

/// `::: exercise level=medium title="Keep the title whole"`: a task, a start, hints, promises and a solution.
extension MarkdownRenderer {
    mutating func openExercise(_ line: ContainerLine, _ range: Range<Int>, _ node: MarkdownNode) {
        if exercise != nil {
            report(
                .directive, "an exercise is inside another", at: range,
                note: "close the first with a line ':::'")
        }
        let fences = exerciseFences(behind: node, range)
        checkParts(of: fences)
        exercise = fences
        let level = level(of: line)
        let words = result.words.count
        let heading = line.title.isEmpty ? options.texts.escaped("Exercise") : titleHTML(line)
        let title = line.title.isEmpty ? options.texts["Exercise"] : String(result.words[words...]).trimmed
        let shown = options.isTypographic ? options.quotes.curled(title) : title
        let made = Exercise(
            id: uniqueID(slug(title)), title: shown, level: level, minutes: minutes(of: line) ?? level.minutes
        )
        result.exercises.append(made)
        open(.exercise, "<section class=\"exercise\">\n", closing: "</section>\n", range)
        exerciseHeading(made, heading)
        exerciseChips(made)
    }

    /// One level below the heading that the exercise is under; exercises in a row are on one level.
    private mutating func exerciseHeading(_ made: Exercise, _ title: Bytes) {
        let level = min(6, lastLevel + (isBehindExercise ? 0 : 1))
        (lastLevel, isBehindExercise) = (level, true)
        out.put("<h\(level) id=\"")
        out.putEscaped(made.id)
        out.put("\"><a href=\"#")
        out.putAddress(made.id.utf8)
        out.put("\">")
        out.append(contentsOf: title)
        out.put("</a></h\(level)>\n")
        result.headings.append(PageHeading(level: level, id: made.id, text: made.title))
    }

    private mutating func exerciseChips(_ made: Exercise) {
        let texts = options.texts
        out.put("<p class=\"chips\">")
        for word in [texts["Exercise"], texts[made.level.rawValue], texts["% min", made.minutes]] {
            out.put("<span class=\"badge\">")
            out.putEscaped(word)
            out.put("</span> ")
        }
        out.put("</p>\n")
    }

    /// Writes a fence that has a meaning in an exercise alone; `false` for any other.
    mutating func writeInExercise(_ fence: inout FencedCode, _ node: MarkdownNode, _ opening: Fence) -> Bool {
        guard let exercise else { return false }
        switch fence.info.language {
        case "swift" where fence.range == exercise.start?.range:
            fence.anchor = fence.info.value("id").map {
                result.ids.insert($0).inserted ? $0 : uniqueID("preview-" + $0)
            }
            var named = exercise
            named.start = fence
            let figure = host?.exercise(named) ?? PlacedFigure()
            leavePlace(for: figure)
            tell(figure, below: node, opening)
        case "expect" where fence.info.item("of") == nil: tellPromises(node, opening, fence)
        case "swift" where fence.info.has("solution"): writeSolution(exercise, fence, node, opening, "swift")
        case "solution": writeSolution(exercise, fence, node, opening, "diff")
        default: return false
        }
        return true
    }

    private mutating func writeSolution(
        _ exercise: ExerciseFences, _ fence: FencedCode, _ node: MarkdownNode, _ opening: Fence,
        _ language: String
    ) {
        guard fence.range == exercise.solution?.range else {
            return report(.directive, "an exercise has one solution", at: fence.range)
        }
        out.freshLine()
        out.put("<details class=\"solution\"><summary>\(options.texts.escaped("Solution").text)</summary>\n")
        let figure = host?.solution(exercise) ?? PlacedFigure()
        leavePlace(for: figure)
        out.put("</details>\n")
        tell(figure, below: node, opening, language: language)
    }

    // MARK: What there is

    /// The fences up to the line that closes the exercise.
    private func exerciseFences(behind node: MarkdownNode, _ range: Range<Int>) -> ExerciseFences {
        var fences = ExerciseFences(range: range)
        var depth = 1
        var next = node.next
        while let current = next, depth > 0 {
            next = current.next
            if current.type == CMARK_NODE_CODE_BLOCK, let opening = openingFence(current) {
                fences.take(fencedCode(current, opening))
            } else if let name = containerName(current) {
                depth += name.isEmpty ? -1 : standsAlone(name) ? 0 : 1
            }
        }
        return fences
    }

    /// Whether a container holds nothing of the page, and so is never closed.
    func standsAlone(_ name: String) -> Bool {
        ["include", "data"].contains(name) || options.containers[name]?.hasBody == false
    }

    /// The name on a container's line, empty on one that closes; nil for any other block.
    private func containerName(_ node: MarkdownNode) -> String? {
        guard node.type == CMARK_NODE_HTML_BLOCK, isContainerLine(node) else { return nil }
        let line = source.bytes[source.lineRange(node.startLine + lineOffset)].trimmed
        guard line.starts(with: ":::".utf8) else { return nil }
        return String(
            line.drop { $0 == ":" || $0 == " " }.prefix { $0.isASCIIAlphanumeric || $0 == "-" || $0 == "_" })
    }

    private func checkParts(of fences: ExerciseFences) {
        let parts: [(Bool, String, String)] = [
            (fences.start == nil, "start", "the first fence 'swift preview' is where the reader starts"),
            (
                fences.promises.isEmpty, "promises",
                "an 'expect' fence without 'of' says what a solution must keep"
            ),
            (
                fences.solution == nil, "solution",
                "write a fence 'swift solution', or 'solution' with lines '-' and '+' that change the start"
            ),
        ]
        for (isMissing, name, note) in parts where isMissing {
            report(.directive, "this exercise has no \(name)", at: fences.range, note: note)
        }
    }

    private func level(of line: ContainerLine) -> ExerciseLevel {
        guard let item = line.info.item("level"), let word = item.value else { return .easy }
        if let level = ExerciseLevel(rawValue: word) { return level }
        report(
            .directive, "'\(word)' isn't a level", at: item.valueRange,
            note: "there are easy, medium and hard")
        return .easy
    }

    private func minutes(of line: ContainerLine) -> Int? {
        guard let item = line.info.item("minutes"), let word = item.value else { return nil }
        if let minutes = Int(word), (1...600).contains(minutes) { return minutes }
        report(.directive, "'\(word)' isn't a number of minutes", at: item.valueRange)
        return nil
    }
}

extension ExerciseFences {
    fileprivate mutating func take(_ fence: FencedCode) {
        let info = fence.info
        switch info.language {
        case "swift" where info.has("preview") && start == nil: start = fence
        case "swift" where info.has("solution") && solution == nil: solution = fence
        case "solution" where solution == nil: solution = fence
        case "expect" where info.item("of") == nil: promises.append(fence)
        default: return
        }
    }
}
