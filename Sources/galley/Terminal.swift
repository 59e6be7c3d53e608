import Foundation
import SiteGenerator

/// The terminal: what is said goes to standard error, so that standard output stays for results.
enum Terminal {
    static let isTerminal = HostSystem.isTerminal
    static let usesColor = isTerminal && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

    static func error(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    static func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    }

    /// All of standard input.
    static func input() -> Bytes {
        (try? FileHandle.standardInput.readToEnd()).map { Bytes($0) } ?? []
    }

    static func exit(_ code: Int32) -> Never {
        Foundation.exit(code)
    }
}
