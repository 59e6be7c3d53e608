import XCTest
@testable import Harbour

final class ToneTests: XCTestCase {
    func testEveryToneHasASign() {
        XCTAssertEqual(Set(Tone.allCases.map(\.symbol)).count, Tone.allCases.count)
    }
}
