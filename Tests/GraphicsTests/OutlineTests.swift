import Graphics
import Testing

/// Lines as areas.
@Suite struct OutlineTests {
    private func area(_ path: Path) -> Double { path.normalized().signedArea.magnitude }

    /// Derived: a line of length 10 and width 2 with round ends is a rectangle and a circle.
    @Test func line() {
        var path = Path()
        path.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0)])
        #expect(abs(area(path.outlined(lineWidth: 2)) - (20 + Double.pi)) < 0.1)
    }

    /// Derived: a right angle has both legs, one square of which is counted once, and three quarters of a
    /// circle at ends and corner beyond it.
    @Test func corner() {
        var path = Path()
        path.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])
        #expect(abs(area(path.outlined(lineWidth: 2)) - (40 - 1 + Double.pi * 1.25)) < 0.1)
    }

    /// Derived: the ring between two circles, and nothing inside of it.
    @Test func ring() {
        let outline = Path.circle(center: Point(x: 8, y: 8), radius: 5).outlined(lineWidth: 2)
        #expect(abs(area(outline) - Double.pi * (36 - 16)) < 0.6)
        #expect(!outline.contains(Point(x: 8, y: 8), rule: .nonZero))
    }

    @Test func reversed() {
        var path = Path()
        path.addLines([Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 4)])
        path.closeSubpath()
        #expect(path.reversed.signedArea == -path.signedArea)
        #expect(path.reversed.reversed.signedArea == path.signedArea)
    }
}
