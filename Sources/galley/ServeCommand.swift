import ArgumentParser
import FlyingFox
import Foundation
import SiteGenerator

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the site and reload pages as their files change.",
        discussion: "Only this machine can see the site. Problems are shown in the terminal and in the page.")

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: "The port.")
    var port: UInt16 = 8080

    func run() async throws {
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let live = LiveSite(site, input)
        await live.build(input)
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        await server.appendRoute("GET /_galley/events") { await live.events($0) }
        await server.appendRoute("GET /_galley/reload.js") { _ in Answer.reply(Bytes(ReloadScript.text.utf8), "text/javascript") }
        let saver = SnippetSaver(port: port)
        await server.appendRoute("GET /_galley/token") { saver.tell($0) }
        await server.appendRoute("POST /_galley/save") { await saver.save($0) { await live.source(of: $0) } }
        await server.appendRoute("*") { await live.file($0) }
        async let watching: Void = live.watch()
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
        guard (try? await server.waitUntilListening()) != nil else { return }
        Terminal.say("http://localhost:\(port)/")
    }
}
