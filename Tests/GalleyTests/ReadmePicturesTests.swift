import Foundation
import Testing

/// The pictures of the README are those that its fences draw.
@Suite struct ReadmePicturesTests {
    @Test func areUpToDate() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = Workplace.program
        process.arguments = ["pictures", "--check", "--force", "--folder", "Tests/Cases/readme", "README.md"]
        process.currentDirectoryURL = root
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = Pipe()
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    }
}
