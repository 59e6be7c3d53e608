import Previews

/// Problems in the forms that other programs read.
public struct ProblemReport {
    private let problems: [Problem]
    private let version: String

    public init(_ problems: [Problem], version: String) {
        self.problems = problems
        self.version = version
    }

    // MARK: JSON

    /// `{"problems": […], "summary": […]}`: every problem, then how many there are of each kind.
    public var json: String {
        var writer = JSONWriter()
        writer.object {
            $0.array("problems") { writer in
                for problem in problems { writer.object { Self.write(problem, to: &$0) } }
            }
            $0.array("summary") { writer in
                for (kind, count) in kinds {
                    writer.object {
                        $0.string("kind", kind)
                        $0.integer("count", count)
                    }
                }
            }
        }
        return writer.text
    }

    /// How many there are of each kind, the most first.
    public var kinds: [(kind: String, count: Int)] {
        let counted = Dictionary(grouping: problems, by: \.kind).mapValues(\.count)
        return counted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    private static func write(_ problem: Problem, to writer: inout JSONWriter) {
        writer.string("severity", problem.severity.rawValue)
        writer.string("rule", problem.rule)
        writer.string("message", problem.message)
        place(problem.file, problem.range, to: &writer)
        writer.array("notes") { writer in
            for note in problem.notes {
                writer.object {
                    $0.string("message", note.message)
                    if note.range != nil { place(note.file ?? problem.file, note.range, to: &$0) }
                }
            }
        }
        if let fix = problem.fix, let file = problem.file, file.path == fix.path {
            writer.object("fix") {
                place(file, fix.range, to: &$0)
                $0.string("text", fix.text)
            }
        }
    }

    private static func place(_ file: SourceFile?, _ range: Range<Int>?, to writer: inout JSONWriter) {
        guard let file else { return }
        writer.string("file", file.path)
        guard let range else { return }
        let place = ProblemPlace(range, in: file)
        writer.integer("line", place.line)
        writer.integer("column", place.column)
        writer.integer("endLine", place.endLine)
        writer.integer("endColumn", place.endColumn)
    }

    // MARK: GitHub

    /// Workflow commands, which GitHub shows beside the lines of a pull request.
    public var annotations: String {
        problems.map { problem in
            var properties: [String] = []
            if let file = problem.file {
                properties.append("file=\(Self.property(file.path))")
                if let range = problem.range {
                    let place = ProblemPlace(range, in: file)
                    properties += ["line=\(place.line)", "endLine=\(place.endLine)"]
                    // Columns are understood within one line alone.
                    if place.line == place.endLine {
                        properties += [
                            "col=\(place.column)", "endColumn=\(max(place.column, place.endColumn - 1))",
                        ]
                    }
                }
            }
            properties.append("title=\(Self.property(problem.rule))")
            let text = ([problem.message] + problem.notes.map { "note: \($0.message)" }).joined(
                separator: "\n")
            return
                "::\(problem.severity.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(text))\n"
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    // MARK: SARIF

    /// SARIF 2.1.0 (OASIS), the form of code scanning.
    public var sarif: String { SARIFWriter(problems, version: version).text }
}
