import Foundation
import Testing

/// An editor's side of the protocol.
private final class Client {
    typealias Message = [String: Any]
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private var number = 0
    private(set) var notes: [Message] = []

    init(_ place: Workplace) throws {
        process = place.process(["lsp"])
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func send(_ message: Message) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        try input.fileHandleForWriting.write(
            contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    func note(_ method: String, _ parameters: Message = [:]) throws {
        try send(["method": method, "params": parameters])
    }

    func ask(_ method: String, _ parameters: Message = [:]) throws -> Message {
        number += 1
        try send(["id": number, "method": method, "params": parameters])
        while true {
            let message = try read()
            if message["id"] as? Int == number { return message }
            notes.append(message)
        }
    }

    func problems() throws -> [Message] {
        while true {
            let message = notes.isEmpty ? try read() : notes.removeFirst()
            if message["method"] as? String == "textDocument/publishDiagnostics" {
                return (message["params"] as? Message)?["diagnostics"] as? [Message] ?? []
            }
        }
    }

    private func read() throws -> Message {
        var head = Data()
        while !head.suffix(4).elementsEqual(Data("\r\n\r\n".utf8)) {
            head += try #require(try output.fileHandleForReading.read(upToCount: 1))
        }
        let length = try #require(
            String(decoding: head, as: UTF8.self).split(whereSeparator: { !$0.isNumber }).first.flatMap {
                Int($0)
            })
        var body = Data()
        while body.count < length {
            body += try #require(try output.fileHandleForReading.read(upToCount: length - body.count))
        }
        return try #require(try JSONSerialization.jsonObject(with: body) as? Message)
    }

    func end() throws -> Int32 {
        _ = try ask("shutdown")
        try note("exit")
        process.waitUntilExit()
        return process.terminationStatus
    }
}

@Suite struct LanguageServerTests {
    private typealias Message = [String: Any]
    private let place = try! Workplace([
        "Package.swift":
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
        "Sources/Kit/Card.swift":
            "import SwiftUI\n\npublic struct Card: View {\n    let title: String\n    public init(title: String) { self.title = title }\n    public var body: some View { Text(title).padding(10) }\n}\n",
    ])
    /// With letters of two UTF-16 code units before what is asked for.
    private let page = """
        # Page

        ```swift preview widths=200
        import Kit
        VStack { Text("🙂").padding(8); Card(title: "A") }
        ```
        """

    private func uri(_ path: String) -> String {
        URL(filePath: place.root.appending(path: path).resolvingSymlinksInPath().path).absoluteString
    }

    private func opened(_ text: String, _ path: String = "README.md") throws -> Client {
        let client = try Client(place)
        let abilities = try client.ask("initialize", ["capabilities": Message()])["result"] as? Message
        #expect((abilities?["serverInfo"] as? Message)?["name"] as? String == "galley")
        try client.note("initialized")
        try client.note(
            "textDocument/didOpen",
            [
                "textDocument": ["uri": uri(path), "languageId": "markdown", "version": 1, "text": text]
                    as Message
            ])
        return client
    }

    private func position(_ word: String, in text: String) -> Message {
        let before = text[..<text.range(of: word)!.lowerBound].split(
            separator: "\n", omittingEmptySubsequences: false)
        return ["line": before.count - 1, "character": before.last!.utf16.count + 1]
    }

    private func about(_ word: String, _ text: String, _ path: String = "README.md") -> Message {
        ["textDocument": ["uri": uri(path)], "position": position(word, in: text)]
    }

    @Test func mistakesAsYouType() throws {
        let client = try opened(page)
        #expect(try client.problems().isEmpty)
        let broken = page.replacing("padding", with: "paddin")
        try client.note(
            "textDocument/didChange",
            [
                "textDocument": ["uri": uri("README.md"), "version": 2] as Message,
                "contentChanges": [["text": broken]],
            ])
        let problems = try client.problems()
        let first = try #require(problems.first)
        #expect((first["message"] as? String)?.contains("no member 'paddin'") == true)
        let start = (first["range"] as? Message)?["start"] as? Message
        #expect(start?["line"] as? Int == 4 && start?["character"] as? Int == 20)
        // What certainly mends it is offered.
        let actions =
            try client.ask(
                "textDocument/codeAction",
                [
                    "textDocument": ["uri": uri("README.md")], "range": first["range"]!,
                    "context": ["diagnostics": [first]] as Message,
                ])["result"] as? [Message]
        #expect(actions?.first?["title"] as? String == "Write 'padding'")
        #expect(try client.end() == 0)
    }

    @Test func typesAndSizes() throws {
        let client = try opened(page)
        let found = try client.ask("textDocument/hover", about("padding", page))["result"] as? Message
        let text = (found?["contents"] as? Message)?["value"] as? String ?? ""
        #expect(text.contains("padding(_:):") || text.contains("padding(_:_:):"), "\(text)")
        #expect(text.contains("at a width of 200"), "\(text)")
        #expect(try client.ask("textDocument/hover", about("# Page", page))["result"] is NSNull)
        #expect(try client.end() == 0)
    }

    @Test func completion() throws {
        let text = page.replacing(".padding(8)", with: ".padd")
        let client = try opened(text)
        var place = about(".padd", text)
        place["position"] = ["line": 4, "character": 19 + 5]
        let items =
            (try client.ask("textDocument/completion", place)["result"] as? Message)?["items"] as? [Message]
        #expect(
            items?.contains { ($0["label"] as? String)?.hasPrefix("padding") == true } == true,
            "\(items ?? [])")
        #expect(try client.end() == 0)
    }

    @Test func intoAModule() throws {
        let client = try opened(page)
        let found = try #require(
            try client.ask("textDocument/definition", about("Card(", page))["result"] as? Message)
        #expect((found["uri"] as? String)?.hasSuffix("Sources/Kit/Card.swift") == true)
        #expect([2, 4].contains(((found["range"] as? Message)?["start"] as? Message)?["line"] as? Int))
        #expect(try client.end() == 0)
    }

    @Test func swiftFiles() throws {
        let text = "#Preview { Text(\"A\").forgroundColor(.red) }\n"
        let client = try opened(text, "Elsewhere.swift")
        #expect(try client.problems().count == 1)
        #expect(try client.end() == 0)
    }

    /// A preview of a module's own file, as it is being edited, is told of where its mistake is.
    @Test func filesOfAModule() throws {
        let path = "Sources/Kit/Card.swift"
        let text = (place.text(path) ?? "") + "\n#Preview { Card(title: \"A\").paddin(8) }\n"
        let client = try opened(text, path)
        let found = try client.problems()
        #expect(found.count == 1, "\(found)")
        #expect((found.first?["message"] as? String)?.contains("no member 'paddin'") == true)
        #expect(((found.first?["range"] as? Message)?["start"] as? Message)?["line"] as? Int == 8)
        try client.note(
            "textDocument/didChange",
            [
                "textDocument": ["uri": uri(path), "version": 2] as Message,
                "contentChanges": [["text": text.replacing("paddin(", with: "padding(")]],
            ])
        #expect(try client.problems().isEmpty)
        #expect(try client.end() == 0)
    }

    /// Whatever an editor says, the server answers or goes on.
    @Test func nonsense() throws {
        let client = try opened(page)
        #expect((try client.ask("nothing/known")["error"] as? Message)?["code"] as? Int == -32601)
        try client.note("textDocument/didChange", ["textDocument": "no"])
        try client.send(["no": "method"])
        for line in [-1, 99, 4] {
            _ = try client.ask(
                "textDocument/hover",
                [
                    "textDocument": ["uri": uri("README.md")],
                    "position": ["line": line, "character": 9999] as Message,
                ])
        }
        _ = try client.ask(
            "textDocument/completion",
            ["textDocument": ["uri": "file:///nowhere.md"], "position": ["line": 0, "character": 0]])
        #expect(try client.end() == 0)
    }
}
