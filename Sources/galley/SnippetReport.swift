import ArgumentParser
import Foundation
import Previews
import Syntax

/// Diagnostics on the terminal, and the exit status that goes with them: 1 for problems in the content.
enum SnippetReport {
    /// A session for a program, or the reasons why there is none.
    static func session(_ compilation: Compilation, in environment: PreviewEnvironment) throws -> PreviewSession {
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

    static func print(_ diagnostics: [Diagnostic], in sources: Sources) {
        for found in diagnostics {
            Terminal.error(DiagnosticPrinter.print(found, in: sources) + "\n")
        }
    }
}
