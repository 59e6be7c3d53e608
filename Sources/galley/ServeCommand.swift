import ArgumentParser

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "serve", abstract: "Serve the site and reload pages as they change.")

    @OptionGroup var site: SiteOptions

    func run() async throws {}
}
