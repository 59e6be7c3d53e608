import ArgumentParser
import Foundation
import Previews
import SiteGenerator
import Syntax

/// Diagnostics on the terminal, and the exit status that goes with them: 1 for problems in the content.
enum SnippetReport {
    /// A session for a program, or the reasons why there is none.
    static func session(_ compilation: Compilation, in environment: PreviewEnvironment) throws
        -> PreviewSession
    {
        guard let session = PreviewSession(compilation, in: environment) else {
            throw failure([], of: compilation)
        }
        return session
    }

    static func failure(_ diagnostics: [Diagnostic], of compilation: Compilation) -> ExitCode {
        print(compilation.diagnostics + diagnostics, of: compilation)
        return ExitCode(1)
    }

    static func print(_ diagnostics: [Diagnostic], of compilation: Compilation) {
        print(diagnostics, in: compilation.sources)
    }

    /// A diagnostic in the form that all reports have, with its places in the files that were read.
    static func problem(_ found: Diagnostic, in sources: Sources) -> Problem {
        let (file, range) = place(found.range, in: sources)
        var problem = Problem(
            found.severity == .error ? .error : .warning, found.message, file: file, range: range,
            notes: found.notes.map { note in
                guard let range = note.range, sources[range] != nil else { return .init(note.message) }
                let place = place(range, in: sources)
                return .init(note.message, file: place.file, range: place.range)
            })
        problem.id = "\(found.id)"
        problem.edit = found.fixIt.map { fixIt in
            let place = place(fixIt.range, in: sources)
            return Problem.Edit(path: place.file.path, range: place.range, text: fixIt.text)
        }
        return problem
    }

    private static func place(_ range: SourceRange, in sources: Sources) -> (
        file: SourceFile, range: Range<Int>
    ) {
        let (source, place) = sources.place(of: range)
        let (file, start) = source.resolve(place.lower)
        return (
            SourceFile(path: file.name, bytes: file.bytes),
            start..<max(start, source.resolve(max(place.lower, place.upper)).offset)
        )
    }

    static func print(_ diagnostics: [Diagnostic], in sources: Sources) {
        for found in diagnostics {
            Terminal.error(DiagnosticPrinter.print(found, in: sources) + "\n")
        }
    }
}
