import ArgumentParser

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "init", abstract: "Start a site.")

    func run() throws {}
}
