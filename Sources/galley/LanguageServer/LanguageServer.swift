import Foundation
import Previews
import SiteGenerator

/// Answers an editor:
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
final class LanguageServer {
    typealias Message = MessageStream.Message

    private let stream: MessageStream
    private let workspace = EditedWorkspace()
    private let engine = PreviewEngine()
    /// Files that have changed since their problems were told.
    private var untold: [String] = []
    private var isShutDown = false
    /// How long nobody types before problems are told, in seconds.
    private static let pause = 0.12

    init(_ stream: MessageStream) { self.stream = stream }

    /// Serves until the editor says so; gives the exit status of the program.
    func run() -> Int32 {
        while true {
            guard let message = stream.next(within: untold.isEmpty ? nil : Self.pause) else {
                if stream.hasEnded { return isShutDown ? 0 : 1 }
                tellProblems()
                continue
            }
            let method = message["method"] as? String ?? ""
            if method == "exit" { return isShutDown ? 0 : 1 }
            let parameters = message["params"] as? Message ?? [:]
            if let id = message["id"] {
                if !method.isEmpty { stream.send(answer(method, parameters).merging(["id": id]) { $1 }) }
            } else {
                note(method, parameters)
            }
        }
    }

    // MARK: Requests

    private func answer(_ method: String, _ parameters: Message) -> Message {
        if isShutDown { return Self.error(-32600, "the server is shut down") }
        switch method {
        case "initialize": return ["result": Self.abilities]
        case "shutdown":
            isShutDown = true
            return ["result": NSNull()]
        case "textDocument/hover": return result(hover(parameters))
        case "textDocument/completion": return result(completion(parameters))
        case "textDocument/definition": return result(definition(parameters))
        case "textDocument/codeAction": return ["result": actions(parameters)]
        default: return Self.error(-32601, "'\(method)' is not served")
        }
    }

    private func result(_ value: Message?) -> Message { ["result": value ?? NSNull()] }

    private static func error(_ code: Int, _ message: String) -> Message {
        ["error": ["code": code, "message": message]]
    }

    private static var abilities: Message {
        [
            "capabilities": [
                "positionEncoding": "utf-16",
                "textDocumentSync": ["openClose": true, "change": 1, "save": true] as Message,
                "hoverProvider": true, "definitionProvider": true,
                "completionProvider": ["triggerCharacters": ["."]],
                "codeActionProvider": ["codeActionKinds": ["quickfix"]],
            ] as Message,
            "serverInfo": ["name": "galley", "version": Galley.configuration.version],
        ]
    }

    /// The file and the offset that a request is about.
    private func place(_ parameters: Message) -> (EditedFile, Int)? {
        guard let uri = Self.uri(parameters), let file = workspace.file(uri),
            let position = parameters["position"] as? Message
        else { return nil }
        return (
            file, file.offset(line: position["line"] as? Int ?? 0, column: position["character"] as? Int ?? 0)
        )
    }

    private func hover(_ parameters: Message) -> Message? {
        guard let (file, offset) = place(parameters), let found = file.hover(at: offset, engine) else {
            return nil
        }
        return [
            "contents": ["kind": "markdown", "value": found.text],
            "range": Self.range(found.range, in: file.source),
        ]
    }

    private func completion(_ parameters: Message) -> Message? {
        guard let (file, offset) = place(parameters), let found = file.completions(at: offset, engine) else {
            return nil
        }
        let range = Self.range(found.range, in: file.source)
        let kinds = ["function": 3, "property": 10, "variable": 6, "type": 22, "enumCase": 20, "label": 5]
        let items = found.items.enumerated().map { number, item -> Message in
            let text = item.name + (item.kind == "label" ? ": " : "")
            return [
                "label": item.name, "detail": item.detail, "kind": kinds[item.kind] ?? 1,
                "sortText": String(format: "%04d", number),
                "textEdit": ["range": range, "newText": text] as Message,
            ]
        }
        return ["isIncomplete": true, "items": items]
    }

    private func definition(_ parameters: Message) -> Message? {
        guard let (file, offset) = place(parameters), let found = file.definition(at: offset, engine) else {
            return nil
        }
        return [
            "uri": EditedWorkspace.uri(of: found.file.path), "range": Self.range(found.range, in: found.file),
        ]
    }

    /// The certain fixes of what stands in a range.
    private func actions(_ parameters: Message) -> [Message] {
        guard let uri = Self.uri(parameters), let file = workspace.file(uri),
            let asked = Self.lines(parameters["range"])
        else { return [] }
        return file.problems.compactMap { problem in
            guard let range = problem.range, let fix = problem.fix, fix.path == file.source.path else {
                return nil
            }
            guard
                asked.overlaps(
                    file.source.place(of: range.lowerBound)
                        .line...file.source.place(of: range.upperBound).line)
            else { return nil }
            return [
                "title": fix.text.isEmpty ? "Leave it out" : "Write '\(fix.text)'", "kind": "quickfix",
                "isPreferred": true,
                "diagnostics": [Self.diagnostic(problem, in: file.source)],
                "edit": [
                    "changes": [
                        uri: [
                            ["range": Self.range(fix.range, in: file.source), "newText": fix.text] as Message
                        ]
                    ]
                ],
            ]
        }
    }

    private static func lines(_ range: Any?) -> ClosedRange<Int>? {
        func line(_ key: String) -> Int? { ((range as? Message)?[key] as? Message)?["line"] as? Int }
        guard let first = line("start"), let last = line("end"), first <= last else { return nil }
        return first...last
    }

    // MARK: Notifications

    private func note(_ method: String, _ parameters: Message) {
        guard let uri = Self.uri(parameters) else { return }
        switch method {
        case "textDocument/didOpen": change(uri, (parameters["textDocument"] as? Message)?["text"] as? String)
        case "textDocument/didChange":
            change(uri, (parameters["contentChanges"] as? [Message])?.last?["text"] as? String)
        case "textDocument/didSave": change(uri, nil)
        case "textDocument/didClose":
            workspace.close(uri)
            untold.removeAll { $0 == uri }
            stream.send([
                "method": "textDocument/publishDiagnostics",
                "params": ["uri": uri, "diagnostics": [Message]()] as Message,
            ])
        default: break
        }
    }

    private func change(_ uri: String, _ text: String?) {
        if let text { workspace.set(uri, text) } else { workspace.reread() }
        if !untold.contains(uri) { untold.append(uri) }
    }

    private func tellProblems() {
        let told = untold
        untold = []
        for uri in told {
            guard let file = workspace.file(uri) else { continue }
            let diagnostics = file.problems.map { Self.diagnostic($0, in: file.source) }
            stream.send([
                "method": "textDocument/publishDiagnostics",
                "params": ["uri": uri, "diagnostics": diagnostics] as Message,
            ])
        }
    }

    // MARK: Values

    private static func uri(_ parameters: Message) -> String? {
        (parameters["textDocument"] as? Message)?["uri"] as? String
    }

    private static func range(_ range: Range<Int>, in file: SourceFile) -> Message {
        func position(_ offset: Int) -> Message {
            let place = file.place(of: offset)
            return ["line": place.line, "character": place.column]
        }
        return ["start": position(range.lowerBound), "end": position(range.upperBound)]
    }

    private static func diagnostic(_ problem: Problem, in file: SourceFile) -> Message {
        let notes = problem.notes.filter { $0.range == nil }.map { "\n" + $0.message }.joined()
        var made: Message = [
            "range": range(problem.range ?? 0..<0, in: file), "severity": problem.severity == .error ? 1 : 2,
            "source": "galley", "code": problem.rule,
            "message": problem.message + notes,
        ]
        let related = problem.notes.compactMap { note -> Message? in
            guard let place = note.range else { return nil }
            let there = note.file ?? file
            return [
                "location": ["uri": EditedWorkspace.uri(of: there.path), "range": range(place, in: there)]
                    as Message, "message": note.message,
            ]
        }
        if !related.isEmpty { made["relatedInformation"] = related }
        return made
    }
}
