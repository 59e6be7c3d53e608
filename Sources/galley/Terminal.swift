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
        print(Data((text + "\n").utf8))
    }

    /// Prints a result. One that does not arrive whole is a failure; a reader who has read enough, as 'head'
    /// has, is none.
    static func print(_ bytes: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            let code = errno
            guard code != EPIPE else { return }
            Terminal.error("galley: error: cannot write the result: \(SystemError().message)\n")
            exit(1)
        }
    }

    /// All of standard input.
    static func input() -> Bytes {
        (try? FileHandle.standardInput.readToEnd()).map { Bytes($0) } ?? []
    }

    static func exit(_ code: Int32) -> Never {
        Foundation.exit(code)
    }
}
