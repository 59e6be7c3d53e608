import ArgumentParser
import Foundation
import SiteGenerator

/// A program of this system that prints a page into a PDF.
struct PrintingProgram {
    private let path: String

    private static let known = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "weasyprint",
    ]
    /// Where systems keep those that are not on the path.
    private static let elsewhere = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]

    /// The one that is asked for, or the first that is there.
    static func find(_ name: String?) throws -> PrintingProgram {
        if let name {
            guard let path = path(of: name) else { throw ValidationError("there is no program '\(name)'") }
            return PrintingProgram(path: path)
        }
        let there = known.lazy.compactMap(path(of:)).first ?? elsewhere.first(where: isProgram)
        guard let there else {
            throw ValidationError(
                "a PDF is printed by chromium, google-chrome or weasyprint, and none is here; on Debian and Ubuntu: apt-get install chromium"
            )
        }
        return PrintingProgram(path: there)
    }

    static func path(of name: String) -> String? {
        if name.contains("/") { return isProgram(name) ? OutputFolder.absolute(name) : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: isProgram)
    }

    private static func isProgram(_ path: String) -> Bool {
        access(path, X_OK) == 0 && !SiteFolder.isFolder(path)
    }

    /// Prints the site's page for printing, which stands with all that it shows in a folder of its own
    /// meanwhile.
    func print(_ site: inout SiteOutput, to output: String) throws(SystemFailure) {
        site.complete()
        guard site.files.contains(where: { $0.path == "print.html" }) else {
            throw SystemFailure(
                saying: "a site of this size has a page for printing with 'print: true' in site.yml")
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard mkdir(folder, 0o700) == 0 else { throw SystemFailure("cannot write to '\(folder)'") }
        let shown = site.files.filter {
            $0.path == "print.html" || !$0.path.hasSuffix(".html") && !$0.path.hasSuffix(".md")
        }
        _ = try OutputFolder(path: folder + "/site").write(shown)
        let result = folder + "/book.pdf"
        try run(arguments(folder + "/site/print.html", result, folder))
        guard let bytes = try? SiteFolder.readBytes(result), bytes.starts(with: "%PDF".utf8) else {
            throw SystemFailure(saying: "'\(path)' has written no PDF")
        }
        try FileReplacement(path: output).write(bytes)
    }

    private func arguments(_ page: String, _ result: String, _ folder: String) -> [String] {
        guard !path.hasSuffix("weasyprint") else { return ["--quiet", page, result] }
        // Its sandbox does not start for root, whom containers run as; what it shows is the site's own page.
        let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
        return sandbox + [
            "--headless", "--disable-gpu", "--no-first-run", "--user-data-dir=\(folder)/profile",
            "--no-pdf-header-footer", "--generate-pdf-document-outline", "--virtual-time-budget=10000",
            "--print-to-pdf=\(result)", URL(filePath: page).absoluteString,
        ]
    }

    private func run(_ arguments: [String]) throws(SystemFailure) {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        guard (try? process.run()) != nil else { throw SystemFailure(saying: "cannot run '\(path)'") }
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        let last = said.split(separator: "\n").last.map { ": \($0)" } ?? ""
        throw SystemFailure(saying: "'\(path)' ended with \(process.terminationStatus)\(last)")
    }
}
