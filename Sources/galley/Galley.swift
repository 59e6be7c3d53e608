import ArgumentParser

@main
struct Galley: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley", abstract: "Documentation whose SwiftUI layout examples can't go stale.",
        version: "0.2",
        subcommands: [
            BuildCommand.self, ServeCommand.self, CheckCommand.self, MutateCommand.self, InitCommand.self,
            MigrateCommand.self, BookCommand.self,
            FormatCommand.self, RenderCommand.self, PicturesCommand.self, LSPCommand.self,
            InspectCommand.self, PreviewsCommand.self, SymbolsCommand.self, DumpCommand.self,
            AnswerCommand.self,
        ])

    /// Exit status 0 when all is well, 1 for problems in the content, 2 for wrong usage.
    static func main() async {
        HostSystem.outliveReaders()
        HostSystem.growStack()
        if let problem = CommandNames.problem(CommandLine.arguments.dropFirst()) {
            Terminal.error(problem)
            Terminal.exit(2)
        }
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            if code == .success || code.rawValue == 1 && error is ExitCode { exit(withError: error) }
            var text = fullMessage(for: error)
            if text.hasPrefix("Error: ") {
                text = "galley: error: " + text.dropFirst(7).prefix(1).lowercased() + text.dropFirst(8)
            }
            Terminal.error(text.hasSuffix("\n") ? text : text + "\n")
            Terminal.exit(code == .validationFailure || code.rawValue == 64 ? 2 : code.rawValue)
        }
    }
}
