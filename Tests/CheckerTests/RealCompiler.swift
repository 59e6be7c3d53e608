import Foundation

/// The toolchain's own compiler, with the rows as its module `SwiftUI`.
struct RealCompiler {
    struct Complaint: Sendable, Codable {
        let line: Int
        let column: Int
        let message: String
    }

    let folder: URL
    private var plugins = ""
    private let answers: CompilerAnswers

    /// Compiles the rows; what the compiler says about them is in `complaints`.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "galley-rows-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        plugins = Self.pluginFolder()
        let module = StubModule.source
        answers = CompilerAnswers(module: module)
        moduleErrors = emit("SwiftUI", module)
        _ = emit("Combine", "@_exported import SwiftUI")
        _ = emit("UIKit", "@_exported import SwiftUI")
    }

    private func emit(_ module: String, _ text: String) -> [String] {
        let source = folder.appending(path: "\(module).swift")
        try? text.write(to: source, atomically: true, encoding: .utf8)
        let output = run([
            "-emit-module", "-module-name", module, "-parse-as-library", "-swift-version", "5", "-I",
            folder.path, "-o",
            folder.appending(path: "\(module).swiftmodule").path, source.path,
        ])
        return output.split(separator: "\n").filter { $0.contains("error: ") }.map(String.init)
    }

    private(set) var moduleErrors: [String] = []

    /// The errors of a source, in the order of its lines; none if the compiler accepts it.
    func errors(of snippet: String, number: Int, isLibrary: Bool) -> [Complaint] {
        answers.complaints(about: snippet) { judge(snippet, number: number, isLibrary: isLibrary) }
    }

    private func judge(_ snippet: String, number: Int, isLibrary: Bool) -> [Complaint] {
        let file = folder.appending(path: "snippet\(number).swift")
        // On the first line, so that lines keep their numbers; `#Preview` becomes a call of the same length,
        // `@Previewable` room, `@Entry` what its macro makes.
        let text =
            "import SwiftUI; "
            + snippet.replacingOccurrences(of: "#Preview", with: "_Preview")
            .replacingOccurrences(of: "@Previewable", with: "            ")
            .replacing(/@Entry var (\w+): ([^=\n]+) = ((?:[^{}\n]|{[^{}\n]*})+)/) {
                "var \($0.1): \($0.2) { get { \($0.3) } set {} }"
            }
            .replacing(/@Entry var (\w+): ([^=\n]+\?)$/.anchorsMatchLineEndings()) {
                "var \($0.1): \($0.2) { get { nil } set {} }"
            }
        try? text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let mode = isLibrary ? ["-parse-as-library"] : []
        let output = run(
            [
                "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-diagnostic-style=llvm",
                "-module-name", "snippet", "-I", folder.path, "-plugin-path", plugins,
            ]
                + mode + [file.path])
        return output.split(separator: "\n").compactMap { complaint($0, in: file.path) }.sorted {
            ($0.line, $0.column) < ($1.line, $1.column)
        }
    }

    private func complaint(_ line: Substring, in path: String) -> Complaint? {
        guard line.hasPrefix(path + ":") else { return nil }
        let parts = line.dropFirst(path.count + 1).split(separator: ":", maxSplits: 3)
        guard parts.count == 4, parts[2] == " error", let row = Int(parts[0]), let column = Int(parts[1])
        else { return nil }
        return Complaint(
            line: row, column: row == 1 ? column - "import SwiftUI; ".count : column,
            message: Self.withoutGroup(parts[3].trimmingCharacters(in: .whitespaces)))
    }

    /// The message without the name of its documentation, `[#ProtocolTypeNonConformance]`.
    private static func withoutGroup(_ message: String) -> String {
        guard message.hasSuffix("]"), let mark = message.range(of: " [#", options: .backwards) else {
            return message
        }
        return String(message[..<mark.lowerBound])
    }

    /// Where the toolchain keeps the macros of its own modules, such as `@Observable`.
    private static func pluginFolder() -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }; let paths: Paths
        }
        let text = output(of: ["-print-target-info"], fromErrors: false)
        let resources = (try? JSONDecoder().decode(Target.self, from: Data(text.utf8)))?.paths
            .runtimeResourcePath
        return (resources ?? "") + "/host/plugins"
    }

    private func run(_ arguments: [String]) -> String { Self.output(of: arguments, fromErrors: true) }

    private static func output(of arguments: [String], fromErrors: Bool) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let pipe = Pipe()
        process.standardError = fromErrors ? pipe : FileHandle.nullDevice
        process.standardOutput = fromErrors ? FileHandle.nullDevice : pipe
        guard (try? process.run()) != nil else { return "error: no Swift compiler" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
