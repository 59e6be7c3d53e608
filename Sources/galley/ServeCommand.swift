import ArgumentParser
import Foundation
import SiteGenerator

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the site and reload pages as their files change.",
        discussion:
            "Only this machine can see the site, unless '--host' says otherwise. Problems are shown in the terminal and in the page."
    )

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: "The port; 0 takes one that is free.")
    var port: UInt16 = 8080

    @Option(
        help: ArgumentHelp(
            "The address to listen at; 0.0.0.0 lets other machines see the site.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "A further name of this machine under which a browser may open the site; can be repeated.",
            valueName: "name"))
    var allowHost: [String] = []

    @Flag(help: "Open the site in the browser.")
    var open = false

    func validate() throws {
        var address = in_addr()
        guard inet_pton(AF_INET, host, &address) == 1 else {
            throw ValidationError("'\(host)' is no address such as 127.0.0.1 or 0.0.0.0")
        }
    }

    func run() async throws {
        Faults.outlive()
        let further = WatchedFolders()
        further.paths = ModuleFolders.watched(site)
        let watch = Watch(SiteFolder.watched(site), further: further)
        let stamps = watch.stamps
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let live = LiveSite(site, input, further)
        await live.build(input)
        let server = LocalServer(
            host: host, port: port, names: HostNames(listeningAt: host, allowed: allowHost))
        do {
            try await server.listen()
        } catch {
            // `SocketError. Bind(98): Address already in use`
            let reason = error.localizedDescription.split(separator: ": ").last ?? "no reason given"
            Terminal.error("galley: error: cannot listen on port \(port): \(reason.lowercased())\n")
            Terminal.error("galley: note: name another one with '--port'\n")
            throw ExitCode(1)
        }
        await greet(server)
        let routes = Routes(live: live, port: await server.port)
        async let watching: Void = live.follow(watch.changes(), from: stamps)
        try await server.run { await routes.answer($0) }
        await watching
    }

    private func greet(_ server: LocalServer) async {
        guard let port = await server.port else { return }
        let address = "http://\(host == "127.0.0.1" || host == "0.0.0.0" ? "localhost" : host):\(port)/"
        Terminal.say(address)
        if open, Faults.count == 0 { show(address) }
    }

    /// Asks the system for its browser; where there is none the address has been printed.
    private func show(_ address: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [HostSystem.opener, address]
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
