import Foundation
import Graphics
import Testing

struct Paths {
    let unit = Rect(x: 10, y: 20, width: 100, height: 50)

    private func near(_ a: Rect, _ b: Rect, _ tolerance: Double = 1e-9) -> Bool {
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
            && abs(a.maxX - b.maxX) < tolerance
            && abs(a.maxY - b.maxY) < tolerance
    }

    @Test func everyShapeFillsItsRectangle() {
        let shapes: [Path] = [
            .rect(unit), .ellipse(in: unit), .capsule(in: unit), .capsule(in: unit, style: .circular),
            .roundedRect(unit, cornerRadius: 10), .roundedRect(unit, cornerRadius: 10, style: .circular),
            .roundedRect(unit, cornerRadius: 40), .roundedRect(unit, cornerSize: Size(width: 30, height: 5)),
            .unevenRoundedRect(unit, radii: RectangleCornerRadii(topLeading: 40, bottomTrailing: 30)),
        ]
        for shape in shapes {
            #expect(near(shape.boundingRect, unit, 1e-6))
            #expect(shape.contains(unit.center))
            #expect(!shape.contains(Point(x: 9, y: 30)))
        }
    }

    @Test func cornersAreCut() {
        let corner = Point(x: 10.5, y: 20.5)
        #expect(Path.rect(unit).contains(corner))
        #expect(!Path.roundedRect(unit, cornerRadius: 10, style: .circular).contains(corner))
        #expect(!Path.roundedRect(unit, cornerRadius: 10).contains(corner))
        let uneven = Path.unevenRoundedRect(unit, radii: RectangleCornerRadii(topTrailing: 10))
        #expect(uneven.contains(corner))
        #expect(!uneven.contains(Point(x: 109.5, y: 20.5)))
    }

    @Test func circleIsRound() {
        let circle = Path.circle(center: .zero, radius: 50)
        #expect(abs(circle.length - 100 * Double.pi) < 0.3)
        // The continuous corner of a square as wide as two radii has no room and is the quarter of a circle.
        let tight = Path.roundedRect(Rect(x: -50, y: -50, width: 100, height: 100), cornerRadius: 50)
        for i in 0..<64 {
            let angle = Double(i) / 64 * 2 * Double.pi
            let direction = Point(x: Foundation.cos(angle), y: Foundation.sin(angle))
            #expect(tight.contains(direction * 49.7))
            #expect(!tight.contains(direction * 50.3))
        }
    }

    @Test func trimming() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: Point(x: 100, y: 0))
        line.addLine(to: Point(x: 100, y: 100))
        let part = line.trimmed(from: 0.25, to: 0.75)
        #expect(near(part.boundingRect, Rect(x: 50, y: 0, width: 50, height: 50)))
        #expect(abs(part.length - 100) < 1e-9)
        let half = Path.circle(center: .zero, radius: 10).trimmed(from: 0, to: 0.5)
        #expect(near(half.boundingRect, Rect(x: -10, y: 0, width: 20, height: 10), 0.01))
        #expect(line.trimmed(from: 0.6, to: 0.6).isEmpty)
    }

    @Test func partsThatBeginOnALaterSegment() {
        var corner = Path()
        corner.move(to: .zero)
        corner.addLine(to: Point(x: 100, y: 0))
        corner.addLine(to: Point(x: 100, y: 100))
        #expect(
            near(corner.trimmed(from: 0.6, to: 0.9).boundingRect, Rect(x: 100, y: 20, width: 0, height: 60)))
    }

    @Test func closingLinesAreAsLongAsOthers() {
        var triangle = Path()
        triangle.move(to: .zero)
        triangle.addLine(to: Point(x: 30, y: 0))
        triangle.addLine(to: Point(x: 30, y: 40))
        triangle.closeSubpath()
        #expect(abs(triangle.length - 120) < 1e-9)
        #expect(abs(triangle.trimmed(from: 70.0 / 120, to: 1).length - 50) < 1e-9)
    }

    @Test func arcsTurnAsInSwiftUI() {
        var down = Path()
        down.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(down.boundingRect, Rect(x: 0, y: 0, width: 10, height: 10), 1e-9))
        var long = Path()
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(long.boundingRect, Rect(x: -10, y: -10, width: 20, height: 20), 1e-9))
    }

    @Test func tangentArc() {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.addArc(tangent1End: Point(x: 50, y: 0), tangent2End: Point(x: 50, y: 50), radius: 10)
        let end = path.currentPoint!
        #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 10) < 1e-9)
        #expect(near(path.boundingRect, Rect(x: 0, y: 0, width: 50, height: 10), 1e-9))
    }

    @Test func holesFollowTheRule() {
        var ring = Path.rect(Rect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(Rect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(Point(x: 15, y: 15)))
        #expect(!ring.contains(Point(x: 15, y: 15), rule: .evenOdd))
    }

    @Test func transforms() {
        let quarter = AffineTransform.rotation(.pi / 2).around(Point(x: 50, y: 50))
        let turned = quarter.apply(Point(x: 100, y: 50))
        #expect(abs(turned.x - 50) < 1e-12 && abs(turned.y - 100) < 1e-12)
        let back = quarter.inverse!.apply(turned)
        #expect(abs(back.x - 100) < 1e-12 && abs(back.y - 50) < 1e-12)
        #expect(
            Path.rect(unit).applying(.translation(x: 5, y: 0)).primitive == .rect(unit.offsetBy(dx: 5, dy: 0))
        )
        #expect(Path.rect(unit).applying(quarter).primitive == nil)
    }
}
