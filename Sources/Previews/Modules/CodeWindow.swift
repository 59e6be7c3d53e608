import Syntax

/// What a page shows of a program as its code: a snippet, or a part of a module's file that the snippet
/// stands in. Places are told as they are in that code, and elsewhere as they are in the modules' files.
struct CodeWindow {
    /// The code, then the files of modules.
    let sources: Sources
    /// Where the code stands in an edited file; nil where it is a source of its own.
    private let place: SourceRange?
    /// How many bytes the file is longer than the one that the page knows.
    private let growth: Int

    init(_ sources: Sources) {
        self.sources = sources
        (place, growth) = (nil, 0)
    }

    /// - Parameters:
    ///   - code: where the snippet's code stands in the edited file.
    ///   - growth: how many bytes the file is longer for it.
    init(_ snippet: Snippet, at code: SourceRange, growth: Int) {
        sources = Sources([snippet.source], modules: snippet.modules?.files ?? [])
        place = code
        self.growth = growth
    }

    /// The code itself.
    var source: SourceText { sources.texts[sources.main] }

    /// A range as it is told.
    func shown(_ range: SourceRange) -> SourceRange {
        guard let place else { return range }
        guard range.source == place.source else { return range.isInModule ? range : .none }
        if range.lower > place.upper {
            return SourceRange(range.lower - growth, range.upper - growth, in: range.source)
        }
        guard range.upper >= place.lower, range.lower >= place.lower else { return range }
        let upper = min(range.upper, place.upper) - place.lower
        return SourceRange(range.lower - place.lower, max(upper, range.lower - place.lower), in: sources.main)
    }

    func shown(_ diagnostic: Diagnostic) -> Diagnostic {
        guard place != nil else { return diagnostic }
        var told = diagnostic
        told.range = shown(diagnostic.range)
        told.notes = diagnostic.notes.map { note in
            Diagnostic.Note(note.message, at: note.range.map { shown($0) })
        }
        told.fixIt = nil
        return told
    }

    /// What broken code says of the rest of its file is told at its own end.
    func inside(_ diagnostic: Diagnostic) -> Diagnostic {
        var told = shown(diagnostic)
        if told.range.source != sources.main {
            told.range = SourceRange(source.bytes.count, source.bytes.count, in: sources.main)
        }
        return told
    }
}
