import Foundation

/// Asks git.
enum Git {
    struct Answer {
        var status: Int32
        var output: String
        var errors: String
    }

    /// `nil` where there is no git.
    static func run(_ arguments: [String], environment: [String: String] = [:]) -> Answer? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        guard (try? process.run()) != nil else { return nil }
        // What it complains about is little: it fits the pipe.
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Answer(
            status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self))
    }

    /// What it says to a question that it can answer.
    static func output(_ arguments: [String]) -> String? {
        run(arguments).flatMap { $0.status == 0 ? $0.output : nil }
    }

    /// The same on one line.
    static func line(_ arguments: [String]) -> String? {
        output(arguments).map { $0.trimmingCharacters(in: .newlines) }
    }
}
