import Foundation
import Testing

@Suite struct StubTests {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["STUBS"] != nil))
    func write() throws {
        try StubModule.source.write(toFile: ProcessInfo.processInfo.environment["STUBS"]!, atomically: true, encoding: .utf8)
    }
}
