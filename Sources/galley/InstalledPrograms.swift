import Foundation
import SiteGenerator

/// Programs of this system that make formulas and diagrams. What they read is an author's text, so they get
/// nothing but that: no files, no network, a time and an end to what they write.
final class InstalledPrograms: DrawingPrograms {
    func pandoc(_ native: [UInt8]) -> (html: [UInt8], said: String)? {
        run(
            ["pandoc", "--sandbox", "--from=native", "--to=html5", "--mathml", "--wrap=none"], native,
            seconds: 60
        ).map {
            ($0.output, $0.said)
        }
    }

    func graphviz(_ dot: [UInt8]) -> (svg: [UInt8], said: String)? {
        // With a server's name in its environment it reads no files.
        run(
            [
                "dot", "-Tsvg", "-Nfontname=Helvetica,Arial,sans-serif",
                "-Efontname=Helvetica,Arial,sans-serif", "-Gfontname=Helvetica,Arial,sans-serif",
            ],
            dot, environment: ["SERVER_NAME": "galley", "GV_FILE_PATH": ""], seconds: 20
        ).map { ($0.output, $0.said) }
    }

    private static let largest = 64_000_000

    /// What a program writes; nothing where it isn't installed.
    private func run(
        _ command: [String], _ input: [UInt8], environment: [String: String] = [:], seconds: Double
    ) -> (
        output: [UInt8], said: String
    )? {
        guard let path = PrintingProgram.path(of: command[0]) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
            .path
        guard mkdir(folder, 0o700) == 0 else { return ([], "cannot write to '\(folder)'") }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let names = ["input", "output", "said"].map { folder + "/" + $0 }
        for (name, bytes) in zip(names, [input, [], []]) {
            _ = FileManager.default.createFile(atPath: name, contents: Data(bytes))
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: names[0])
        process.standardOutput = FileHandle(forWritingAtPath: names[1])
        process.standardError = FileHandle(forWritingAtPath: names[2])
        guard (try? process.run()) != nil else { return nil }
        guard wait(for: process, seconds, names[1]) else {
            return ([], "Error: '\(command[0])' took too long or wrote too much")
        }
        let said = (try? SiteFolder.readBytes(names[2])) ?? []
        return ((try? SiteFolder.readBytes(names[1])) ?? [], String(decoding: said, as: UTF8.self))
    }

    private func wait(for process: Process, _ seconds: Double, _ output: String) -> Bool {
        let end = Date.now.addingTimeInterval(seconds)
        while process.isRunning {
            if Date.now > end || (FileInfo(output)?.size ?? 0) > Self.largest {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return false
            }
            usleep(2000)
        }
        return true
    }
}
