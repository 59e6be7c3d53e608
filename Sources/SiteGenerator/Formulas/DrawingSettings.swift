import Syntax

/// What of formulas and diagrams a site wants to be made, and what came of those that it has.
struct DrawingSettings: Sendable {
    enum FormulaProgram: String, CaseIterable { case pandoc }
    enum DiagramProgram: String, CaseIterable { case graphviz }

    var formulas = false
    var diagrams = false
    private(set) var results: [Drawn.Key: DrawnResult] = [:]
    var isOn: Bool { formulas || diagrams }

    init() {}

    init(_ fields: inout YAMLFields) {
        formulas = fields.choice("formulas", FormulaProgram.self) != nil
        diagrams = fields.choice("diagrams", DiagramProgram.self) != nil
    }

    /// A source as the renderer reads it, with the formulas and diagrams that stand in it.
    func read(_ source: SourceFile, from body: Int) -> (source: SourceFile, drawn: [Drawn]) {
        guard isOn else { return (source, []) }
        let found = DrawnScanner(source, from: body, self).found
        return (DrawnScanner.masked(source, found), found)
    }

    /// Makes what the pages have, with what earlier builds made: all formulas in one run.
    mutating func make(
        _ sources: [(file: SourceFile, body: Int)], by programs: (any DrawingPrograms)?,
        known: inout [Drawn.Key: DrawnResult], settingsFile: SourceFile?, _ problems: inout [Problem]
    ) {
        guard isOn else { return }
        let found = sources.flatMap { DrawnScanner($0.file, from: $0.body, self).found.map(\.key) }
        var seen: Set<Drawn.Key> = []
        let keys = found.filter { seen.insert($0).inserted }
        let missing = keys.filter { known[$0] == nil }
        let formulas = missing.filter { $0.kind != .diagram }
        if !formulas.isEmpty {
            guard let made = programs.flatMap({ PandocFormulas.made(formulas, by: $0) }) else {
                problems.append(Self.lacks("pandoc", "formulas", settingsFile))
                self.formulas = false
                return
            }
            known.merge(zip(formulas, made)) { $1 }
        }
        let diagrams = missing.filter { $0.kind == .diagram }
        let drawn = programs.map { programs in
            parallelMap(diagrams) { GraphvizDiagram.made($0.text, by: programs) }
        }
        for (key, result) in zip(diagrams, drawn ?? []) { known[key] = result }
        if diagrams.contains(where: { known[$0] == nil }) {
            problems.append(Self.lacks("graphviz", "diagrams", settingsFile))
            self.diagrams = false
        }
        results = known.filter { seen.contains($0.key) }
        known = results
    }

    private static func lacks(_ program: String, _ what: String, _ file: SourceFile?) -> Problem {
        let range = file?.find(Array("\(what):".utf8), in: 0..<(file?.bytes.count ?? 0)).map {
            $0..<$0 + what.utf8.count
        }
        return Problem(
            .error, "the site has \(what), which \(program) makes, and it is not installed here", file: file,
            range: range,
            note: "on Debian and Ubuntu: apt-get install \(program); on macOS: brew install \(program)")
    }
}
