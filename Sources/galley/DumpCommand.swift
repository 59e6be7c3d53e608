import ArgumentParser
import Foundation
import Previews

/// Prints an intermediate form of a snippet.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract:
            "Print an intermediate form: tokens, tree, program, frames, display-list, the coverage table, the library or the symbols."
    )

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case tokens
        case tree
        case program
        case frames
        case displayList = "display-list"
        case coverage
        case library
        case symbols
    }

    @Argument(help: "tokens, tree, program, frames, display-list, coverage, library or symbols.")
    var form: Form

    @Argument(help: "A Swift file; not needed for coverage, library and symbols.")
    var file: String?

    @Option(help: "Proposed width in points, 'nil' or 'inf'.")
    var width = Length(argument: "393")!

    @Option(help: "Proposed height in points, 'nil' or 'inf'.")
    var height = Length(argument: "nil")!

    func validate() throws {
        if ![.coverage, .library, .symbols].contains(form), file == nil {
            throw ValidationError("'dump \(form.rawValue)' needs a file")
        }
    }

    func run() throws {
        if form == .library {
            return try FileHandle.standardOutput.write(contentsOf: Data(PreviewEngine.libraryBytes))
        }
        if form == .symbols {
            return try FileHandle.standardOutput.write(contentsOf: Data(PreviewEngine.symbolBytes))
        }
        let engine = PreviewEngine()
        guard form != .coverage else { return print(engine.coverage.text, terminator: "") }
        let snippet = Snippet(try PreviewOptions.source(file!))
        switch form {
        case .tokens: print(snippet.tokens)
        case .tree: print(snippet.tree)
        default: try dumpProgram(engine.compile(snippet))
        }
    }

    private func dumpProgram(_ compilation: Compilation) throws {
        if form == .program {
            guard let program = compilation.programText else {
                throw SnippetReport.failure([], of: compilation)
            }
            return print(program)
        }
        let session = try SnippetReport.session(compilation, in: PreviewEnvironment())
        guard let rendering = session.answer(width: width.value, height: height.value) else {
            throw SnippetReport.failure(session.diagnostics, of: compilation)
        }
        print(form == .frames ? rendering.inspection.text : rendering.displayListText)
    }
}
