import Foundation
import Testing

/// What differs between systems stands in one folder, and its branches for the other system are at least
/// type-checked here.
@Suite struct PlatformTests {
    private static let folder = "Sources/galley/Platform/"

    /// C libraries, conditions on the system, and calls and names that not all systems have.
    private static let names = [
        #"import (Glibc|Musl|Darwin|CoreServices|Bionic|WinSDK)"#,
        #"#(if|elseif).*\b(os|targetEnvironment)\("#,
        #"canImport\((Glibc|Musl|Darwin|CoreServices)"#, #"\b(stat|fstat|lstat)\("#, #"st_m?tim"#,
        #"\b(inotify|epoll|kqueue|FSEvent)"#,
        #"rename(at|at2|x_np|atx_np)\b"#,
        #"\b(dlsym|isatty|ioctl|sendfile|prctl|getrandom|copyfile|clonefile)\("#, #"/proc/"#, #"xdg-open"#,
    ]

    @Test(arguments: ["galley", "SiteGenerator", "Raster"])
    func systemsAreNamedInOneFolder(module: String) throws {
        let pattern = try Regex(Self.names.joined(separator: "|"))
        for (path, text) in try ArchitectureTests.sources(of: module) where !path.contains(Self.folder) {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                #expect(
                    line.firstMatch(of: pattern) == nil, "\(path):\(number + 1) is for one system: \(line)")
            }
        }
    }

    /// An object file of Apple's is the nearest that every toolchain can be asked for; the names are those in
    /// `Tests/Darwin`.
    @Test func isWellTypedOnDarwin() throws {
        let root = ArchitectureTests.root.path
        let modules = FileManager.default.temporaryDirectory.appending(
            path: "galley-darwin-\(UUID().uuidString)"
        ).path
        try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: modules) }
        for module in ["Dispatch", "CoreServices"] {
            let source = "\(root)/Tests/Darwin/Modules/\(module).swift"
            #expect(
                try compile(
                    [
                        "-emit-module", "-module-name", module, "-emit-module-path",
                        "\(modules)/\(module).swiftmodule", source,
                    ], modules) == "")
        }
        let sources = try ArchitectureTests.sources(of: "galley").map(\.0).filter { $0.contains(Self.folder) }
        #expect(sources.count >= 4)
        #expect(
            try compile(
                [
                    "-typecheck", "-warnings-as-errors", "-module-name", "galley",
                    root + "/Tests/Darwin/Uses.swift",
                ] + sources, modules) == "")
    }

    private func compile(_ arguments: [String], _ modules: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-swift-version", "6", "-target", "arm64-apple-none-macho",
                "-enable-experimental-feature", "Embedded", "-wmo",
                "-parse-as-library", "-I", modules, "-I",
                ArchitectureTests.root.path + "/Tests/Darwin/include",
            ] + arguments
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self)
    }
}
