import ArgumentParser
import FlyingFox
import Foundation
import SiteGenerator

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the site and reload pages as their files change.",
        discussion: "Only this machine can see the site, unless '--host' says otherwise. Problems are shown in the terminal and in the page.")

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: "The port; 0 takes one that is free.")
    var port: UInt16 = 8080

    @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 lets other machines see the site.", valueName: "address"))
    var host = "127.0.0.1"

    @Flag(help: "Open the site in the browser.")
    var open = false

    func validate() throws {
        var address = in_addr()
        guard inet_pton(AF_INET, host, &address) == 1 else { throw ValidationError("'\(host)' is no address such as 127.0.0.1 or 0.0.0.0") }
    }

    func run() async throws {
        let watch = Watch([site.content, site.site])
        let stamps = watch.stamps
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let live = LiveSite(site, input)
        await live.build(input)
        let server = HTTPServer(address: try .inet(ip4: host, port: port), logger: .disabled)
        await server.appendRoute("GET /_galley/events") { await live.events($0) }
        await server.appendRoute("GET /_galley/reload.js") { _ in Answer.reply(Bytes(ReloadScript.text.utf8), "text/javascript") }
        let saver = SnippetSaver()
        await server.appendRoute("GET /_galley/token") { saver.tell($0, port: await server.port) }
        await server.appendRoute("POST /_galley/save") { await saver.save($0, port: await server.port) { await live.source(of: $0) } }
        await server.appendRoute("*") { await live.file($0) }
        async let watching: Void = live.follow(watch.changes(), from: stamps)
        async let greeting: Void = greet(server)
        do {
            try await server.run()
        } catch {
            // `SocketError. Bind(98): Address already in use`
            let reason = error.localizedDescription.split(separator: ": ").last ?? "no reason given"
            Terminal.error("galley: error: cannot listen on port \(port): \(reason.lowercased())\n")
            Terminal.error("galley: note: name another one with '--port'\n")
            throw ExitCode(1)
        }
        await watching
        await greeting
    }

    private func greet(_ server: HTTPServer) async {
        guard (try? await server.waitUntilListening()) != nil, let port = await server.port else { return }
        let address = "http://\(host == "127.0.0.1" || host == "0.0.0.0" ? "localhost" : host):\(port)/"
        Terminal.say(address)
        if open { show(address) }
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

extension HTTPServer {
    /// The port it listens at, which the system has chosen when 0 was asked for.
    fileprivate var port: UInt16? {
        guard case .ip4(_, let port) = listeningAddress else { return nil }
        return port
    }
}
