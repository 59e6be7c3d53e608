import Foundation

/// A folder of a test's own, gone with it, in which the built program is run.
final class Workplace {
    let root: URL

    init(_ files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "galley-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }

    func write(_ path: String, _ data: Data) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Every file below a folder with its content.
    func files(_ folder: String) -> [String: Data] {
        var files: [String: Data] = [:]
        let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        while let path = found?.nextObject() as? String {
            if let data = try? Data(contentsOf: root.appending(path: folder + "/" + path)) {
                files[path] = data
            }
        }
        return files
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The program beside the tests, with these arguments, in this folder.
    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = root
        Self.endInTime(process)
        return process
    }

    /// A program that never ends by itself is ended, so that the test that waits for it fails and has a name.
    private static func endInTime(_ process: Process) {
        weak let process = process
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(240)) {
            if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }

    static let program: URL = {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.pathComponents.count > 1,
            !FileManager.default.isExecutableFile(atPath: folder.appending(path: "galley").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder.appending(path: "galley")
    }()

    /// Runs the program to its end, in a folder of this one.
    func run(
        _ arguments: String..., in folder: String = "."
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = process(arguments)
        process.currentDirectoryURL = root.appending(path: folder)
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What is said is little: it fits the pipes.
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // The folder is there until the program has ended.
        withExtendedLifetime(self) {}
        return (
            process.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }
}
