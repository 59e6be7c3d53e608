import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// A session of editing checks thousands of programs: each is freed with the last thing that uses it.
@MainActor @Suite(.serialized) struct MemoryTests {
    private static let library = ViewsLibrary.makeLibrary()

    private struct Part {
        weak var part: ProgramPart?
    }

    /// Checks a source and tells what is left of its program.
    private func survivors(of source: String) -> [ProgramPart] {
        var parts: [Part] = []
        do {
            let module = check(source).module
            parts = module.parts.map { Part(part: $0) }
        }
        return parts.compactMap(\.part)
    }

    private func check(_ source: String) -> Program {
        let checker = ProgramChecker([parse(SourceText(source))], Self.library, nil)
        _ = checker.check()
        return checker.program
    }

    @Test func everyProgramIsFreed() {
        for fragment in OracleCorpus.fragments where fragment.source.utf8.count < 2_000 {
            let left = survivors(of: fragment.source)
            #expect(
                left.isEmpty,
                "\(left.count) parts, the first of \(left.first.map { "\(type(of: $0))" } ?? ""): \(fragment.source)"
            )
        }
    }

    #if os(Linux)
        /// The process does not grow with the number of programs checked.
        @Test func memoryDoesNotGrow() throws {
            let sources = OracleCorpus.fragments.map(\.source).filter { $0.utf8.count < 1_000 }.prefix(50)
            let checkAll = {
                for source in sources {
                    _ = Interpreter.check([parse(SourceText(source))], against: Self.library)
                }
            }
            checkAll()
            let before = try residentBytes()
            for _ in 0..<(2_000 / sources.count) { checkAll() }
            let grown = try residentBytes() - before
            #expect(grown < 2_000 * 1_000, "\(grown / 2_000) bytes a program")
        }

        private func residentBytes() throws -> Int {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(pages.dropFirst().first.flatMap { Int($0) }) * sysconf(Int32(_SC_PAGESIZE))
        }
    #endif
}
