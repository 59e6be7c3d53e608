import Foundation
import Graphics
import Interpreter
import Layout
import Syntax
import Testing

@testable import Views

@Suite struct ControlsTests {
    /// Every row's signature binds and every Swift body checks.
    @Test func rowsBind() {
        let first = StandardLibrary.rows.count
        let messages = DrawnSnippet.library.diagnostics.filter { $0.source >= first }.map {
            "\($0.message) | \(DrawnSnippet.library.text(ofRow: $0.source).prefix(200))"
        }
        if let path = ProcessInfo.processInfo.environment["ROWMESSAGES"] {
            try? messages.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(messages.count <= 7, "\(messages.prefix(30).joined(separator: "\n"))")
    }

    /// With `DRAW=folder` every `.swift` file there is drawn beside itself.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["DRAW"] != nil))
    func drawFolder() throws {
        let folder = ProcessInfo.processInfo.environment["DRAW"]!
        for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            let drawn = DrawnSnippet(text, height: file.contains("tall") ? 852 : nil)
            try drawn.svg.write(toFile: folder + "/" + file + ".svg", atomically: true, encoding: .utf8)
            print("DRAWN", file, drawn.result.map { "\($0.size)" } ?? "nothing", drawn.messages)
        }
    }
}
