import ArgumentParser
import SiteGenerator

/// What a first word that is no command was meant to be.
enum CommandNames {
    /// What other generators call our commands.
    private static let foreign = [
        "clean": "build --force", "create": "init", "deploy": "build", "dev": "serve", "develop": "serve",
        "epub": "book", "export": "build", "fmt": "format",
        "generate": "build", "lint": "check", "live": "serve", "make": "build", "new": "init", "pdf": "book",
        "preview": "serve", "publish": "build",
        "run": "serve", "symbol-graph": "symbols", "symbolgraph": "symbols", "s": "serve", "server": "serve",
        "start": "serve", "svg": "render", "test": "check", "validate": "check",
        "verify": "check", "version": "--version", "watch": "build --watch",
    ]

    /// The message for the first of the arguments when it is neither a command nor an option.
    static func problem(_ arguments: some Collection<String>) -> String? {
        let words = Array(arguments.first == "help" ? arguments.dropFirst() : arguments.prefix(1))
        guard let word = words.first, !word.hasPrefix("-"), word != "help" else { return nil }
        let names = Galley.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !names.contains(word) else { return nil }
        let near = nearest(to: word, among: names) ?? foreign[word.lowercased()]
        let note = near.map { "did you mean 'galley \($0)'?" } ?? "'galley --help' lists the commands"
        return "galley: error: unknown command '\(word)'\ngalley: note: \(note)\n"
    }
}
