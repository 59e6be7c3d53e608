import ArgumentParser
import Foundation
import Previews

/// Answers playground requests from standard input one by one, as the WebAssembly engine does in a page. The
/// comparison of both builds is made with it. A request and an answer are each a line with a number of bytes,
/// then the bytes.
struct AnswerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer", abstract: "Answer playground requests from standard input.",
        shouldDisplay: false)

    func run() throws {
        let host = PlaygroundHost()
        var requests = RequestReader()
        while let request = requests.next() {
            let answer = host.answer(request)
            try FileHandle.standardOutput.write(contentsOf: Data("\(answer.count)\n".utf8) + Data(answer))
        }
    }
}

/// Cuts standard input into requests as they arrive.
private struct RequestReader {
    private let input = FileHandle.standardInput
    private var pending: [UInt8] = []

    mutating func next() -> [UInt8]? {
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                guard let length = Int(String(decoding: pending[..<end], as: UTF8.self)), length >= 0 else {
                    return nil
                }
                if pending.count - end - 1 >= length {
                    defer { pending.removeFirst(end + 1 + length) }
                    return Array(pending[(end + 1)..<(end + 1 + length)])
                }
            }
            let more = input.availableData
            if more.isEmpty { return nil }
            pending += more
        }
    }
}
