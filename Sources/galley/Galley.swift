import ArgumentParser

@main
struct Galley: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley", abstract: "Documentation with SwiftUI layout examples that cannot lie.")
}
