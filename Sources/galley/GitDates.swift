import Foundation
import SiteGenerator

/// The day each page was last changed, from git, in one pass over the history; nothing where there is no git.
enum GitDates {
    static func read(_ folder: String) -> [String: SiteDate] {
        guard FileManager.default.fileExists(atPath: ".git"), let log = run(["log", "--format=%x00%cs", "--name-only", "--relative=\(folder)", "--", folder])
        else { return [:] }
        var dates: [String: SiteDate] = [:]
        var day: SiteDate?
        for line in log.split(separator: "\n") {
            if line.hasPrefix("\0") {
                day = SiteDate(String(line.dropFirst()))
            } else if let day, dates[String(line)] == nil {
                dates[String(line)] = day
            }
        }
        return dates
    }

    private static func run(_ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
