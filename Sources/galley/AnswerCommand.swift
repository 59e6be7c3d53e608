import ArgumentParser
import Foundation
import Previews

/// Answers playground requests from standard input, as the WebAssembly engine does in a page. The comparison of both
/// builds is made with it. A request and an answer are each a line with a number of bytes, then the bytes.
struct AnswerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answer", abstract: "Answer playground requests from standard input.", shouldDisplay: false)

    func run() throws {
        let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
        let host = PlaygroundHost()
        var position = 0
        while let length = Self.length(input, &position) {
            let answer = host.answer(Array(input[position..<min(input.count, position + length)]))
            position += length
            FileHandle.standardOutput.write(Data("\(answer.count)\n".utf8) + Data(answer))
        }
    }

    private static func length(_ input: [UInt8], _ position: inout Int) -> Int? {
        guard let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { position = end + 1 }
        return Int(String(decoding: input[position..<end], as: UTF8.self))
    }
}
