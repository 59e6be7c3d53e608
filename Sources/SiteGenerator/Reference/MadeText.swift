/// Of a page that is made: the texts in it that authors have written, and where.
struct MadeText: Sendable {
    struct Part: Sendable {
        /// Where it begins in the page; before the page when the first part of the file is not in it.
        var start: Int
        var length: Int
        var file: SourceFile
        /// Where it begins in its file.
        var offset: Int
    }

    var parts: [Part] = []
    /// Where the comment of a component is in its page. Its fences see the module, and what it names need
    /// have no page.
    var comment: (module: String, range: Range<Int>)?
    /// Where the page is from, for what is wrong in it and in no text of an author's.
    var origin: CommentLine.Place?
    /// The graph that it is from when the sources are not here, and the symbol in it.
    var graph: (file: SourceFile, symbol: String)?

    /// The module in whose component's comment a place of the page is; nil elsewhere.
    func module(commentedAt place: Int) -> String? {
        comment.flatMap { $0.range.contains(place) ? $0.module : nil }
    }

    /// Adds parts of a text that begins at a place in the page.
    mutating func add(_ parts: [Part], at start: Int) {
        self.parts += parts.map { part in
            var part = part
            part.start += start
            return part
        }
    }

    /// What is wrong in an author's text is told there.
    func placed(_ problem: Problem, _ page: SourceFile) -> Problem {
        guard problem.file?.path == page.path, let range = problem.range else { return problem }
        var problem = problem
        guard let part = part(at: range.lowerBound) else {
            if let origin {
                (problem.file, problem.range) = (origin.file, origin.offset..<origin.offset)
            } else if let graph {
                (problem.file, problem.range) = (graph.file, nil)
                problem.notes.append(.init("in the comment of '\(graph.symbol)'"))
            }
            return problem
        }
        problem.file = part.file
        let start = part.offset + range.lowerBound - part.start
        let end = min(start + range.count, part.offset + part.length)
        problem.range = start..<max(start, end)
        problem.notes = problem.notes.map { note in
            guard let range = note.range, note.file?.path == page.path,
                let part = self.part(at: range.lowerBound)
            else { return note }
            var note = note
            (note.file, note.range) = (
                part.file,
                part.offset + range.lowerBound - part.start..<part.offset + range.lowerBound - part.start + 1
            )
            return note
        }
        return problem
    }

    private func part(at offset: Int) -> Part? {
        parts.last { $0.start <= offset && offset <= $0.start + $0.length }
    }
}

extension Page {
    /// A problem where an author finds it.
    func placed(_ problem: Problem) -> Problem { made?.placed(problem, source) ?? problem }
}
