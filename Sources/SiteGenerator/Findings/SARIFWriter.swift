import Previews

/// Problems as SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFWriter {
    private let problems: [Problem]
    private let version: String
    private let rules: [String]

    init(_ problems: [Problem], version: String) {
        self.problems = problems
        self.version = version
        rules = Array(Set(problems.map(\.rule))).sorted()
    }

    var text: String {
        var writer = JSONWriter()
        writer.object {
            $0.string("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            $0.string("version", "2.1.0")
            $0.array("runs") { writer in
                writer.object {
                    $0.object("tool") { $0.object("driver", driver) }
                    $0.string("columnKind", "utf16CodeUnits")
                    $0.array("results") { writer in
                        for problem in problems { writer.object { result(problem, to: &$0) } }
                    }
                }
            }
        }
        return writer.text
    }

    private func driver(_ writer: inout JSONWriter) {
        writer.string("name", "galley")
        writer.string("version", version)
        writer.array("rules") { writer in
            for rule in rules {
                writer.object {
                    $0.string("id", rule)
                    $0.object("shortDescription") { $0.string("text", Self.words(rule)) }
                }
            }
        }
    }

    private static func words(_ rule: String) -> String {
        if rule.hasPrefix("lint/") { return "The lint '\(rule.dropFirst(5))' of snippets." }
        if rule.hasPrefix("swift/") { return "A mistake in a snippet: \(rule.dropFirst(6))." }
        return "The check '\(rule)' of pages."
    }

    private func result(_ problem: Problem, to writer: inout JSONWriter) {
        writer.string("ruleId", problem.rule)
        writer.integer("ruleIndex", rules.firstIndex(of: problem.rule))
        writer.string("level", problem.severity.rawValue)
        let notes = problem.notes.filter { $0.range == nil }.map { "\n" + $0.message }.joined()
        writer.object("message") { $0.string("text", problem.message + notes) }
        if let file = problem.file {
            writer.array("locations") { $0.object { location(file, problem.range, to: &$0) } }
        }
        let related = problem.notes.filter { $0.range != nil }
        if !related.isEmpty {
            writer.array("relatedLocations") { writer in relate(related, problem, to: &writer) }
        }
        if let fix = problem.fix, let file = problem.file, file.path == fix.path {
            self.fix(fix, file, to: &writer)
        }
    }

    private func relate(_ notes: [Problem.Note], _ problem: Problem, to writer: inout JSONWriter) {
        for (number, note) in notes.enumerated() {
            guard let file = note.file ?? problem.file else { continue }
            writer.object {
                $0.integer("id", number + 1)
                location(file, note.range, to: &$0)
                $0.object("message") { $0.string("text", note.message) }
            }
        }
    }

    private func fix(_ fix: Problem.Edit, _ file: SourceFile, to writer: inout JSONWriter) {
        writer.array("fixes") { writer in
            writer.object {
                $0.object("description") {
                    $0.string("text", fix.text.isEmpty ? "Leave it out" : "Write '\(fix.text)'")
                }
                $0.array("artifactChanges") { writer in
                    writer.object {
                        $0.object("artifactLocation") { $0.string("uri", PictureLines.address(file.path)) }
                        $0.array("replacements") { writer in
                            writer.object {
                                region("deletedRegion", file, fix.range, to: &$0)
                                $0.object("insertedContent") { $0.string("text", fix.text) }
                            }
                        }
                    }
                }
            }
        }
    }

    private func location(_ file: SourceFile, _ range: Range<Int>?, to writer: inout JSONWriter) {
        writer.object("physicalLocation") {
            $0.object("artifactLocation") { $0.string("uri", PictureLines.address(file.path)) }
            if let range { region("region", file, range, to: &$0) }
        }
    }

    private func region(
        _ name: StaticString, _ file: SourceFile, _ range: Range<Int>, to writer: inout JSONWriter
    ) {
        let place = ProblemPlace(range, in: file)
        writer.object(name) {
            $0.integer("startLine", place.line)
            $0.integer("startColumn", place.column)
            $0.integer("endLine", place.endLine)
            $0.integer("endColumn", place.endColumn)
        }
    }
}
