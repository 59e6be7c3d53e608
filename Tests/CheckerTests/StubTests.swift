import Foundation
import Testing

@Suite struct StubTests {
    /// With `STUBS=path` the rows are written there as the source of a module.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["STUBS"] != nil))
    func write() throws {
        try StubModule.source.write(
            toFile: ProcessInfo.processInfo.environment["STUBS"]!, atomically: true, encoding: .utf8)
    }
}
