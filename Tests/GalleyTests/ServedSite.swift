import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `galley serve` on a port of its own, ended with the test.
final class ServedSite: @unchecked Sendable {
    let address: String
    private let process: Process
    /// The folder is there as long as the server.
    private let place: Workplace

    /// - Parameter shell: What the shell does before it becomes the server.
    init(_ place: Workplace, shell: String = "true") throws {
        self.place = place
        let server = place.process(["serve", "--port", "0"])
        process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", "\(shell); exec \"$0\" \"$@\"", server.executableURL!.path] + server.arguments!
        process.currentDirectoryURL = place.root
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var said = ""
        while !said.contains("http://localhost:") || said.last != "\n" {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            said += String(decoding: more, as: UTF8.self)
        }
        address = try #require(said.firstMatch(of: /http:\/\/localhost:[1-9]\d*\//), "\(said)").0.description
    }

    deinit { process.terminate() }

    var port: UInt16 { UInt16(address.split(separator: ":").last!.dropLast())! }
    var isRunning: Bool { process.isRunning }

    func get(_ path: String) async throws -> (status: Int, text: String) {
        let (data, answer) = try await URLSession.shared.data(from: URL(string: address + path)!)
        return ((answer as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    /// What the page's script does to save edited code.
    func save(_ page: String, _ before: String, _ after: String, token: String) async throws -> (
        status: Int, text: String
    ) {
        var request = URLRequest(url: URL(string: address + "_galley/save")!)
        request.httpMethod = "POST"
        request.setValue(token, forHTTPHeaderField: "X-Galley-Token")
        request.httpBody = try JSONEncoder().encode(["page": page, "before": before, "after": after])
        let (data, answer) = try await URLSession.shared.data(for: request)
        return ((answer as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }
}
