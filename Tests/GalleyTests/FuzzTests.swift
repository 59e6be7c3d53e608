import Foundation
import Testing

/// A short run of `Tests/Fuzz`, and every program and site that it found before. `make fuzz` runs it for
/// longer.
@Suite(.serialized) struct FuzzTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Fuzz")

    /// Runs a script on the built program; a debug build is given ten times as long as a release.
    private func fuzz(_ script: String, _ arguments: String...) throws -> (status: Int32, said: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["python3", Self.folder.appending(path: script).path, Workplace.program.path] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    @Test func whatWasFoundBeforeStaysMended() throws {
        let (status, said) = try fuzz("fuzz.py", "--cpu", "6", "--replay")
        #expect(status == 0, "\(said)")
    }

    /// Always the same programs, so that a failure has to do with a change.
    @Test func mutatedProgramsEnd() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "galley-fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, said) = try fuzz(
            "fuzz.py", "--cpu", "6", "--seed", "1", "--count", "300", "--output", folder.path)
        #expect(status == 0, "\(said)")
    }

    @Test func damagedMessagesAreTaken() throws {
        let (status, said) = try fuzz("messages.py", "--seed", "1", "--count", "300")
        #expect(status == 0, "\(said)")
    }

    @Test func damagedSitesFoundBeforeStayMended() throws {
        let (status, said) = try fuzz("sites.py", "--cpu", "100", "--replay")
        #expect(status == 0, "\(said)")
    }

    @Test func damagedSitesEnd() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "galley-fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (status, said) = try fuzz(
            "sites.py", "--cpu", "100", "--seed", "1", "--count", "8", "--output", folder.path)
        #expect(status == 0, "\(said)")
    }
}
