import Graphics
import Testing

/// Areas put together, cut out of each other and cut by lines.
struct PathCombinationTests {
    private let left = Path.rect(Rect(x: 0, y: 0, width: 20, height: 10))
    private let right = Path.rect(Rect(x: 10, y: 0, width: 20, height: 10))

    private func area(_ first: Path, _ combination: Path.Combination, _ second: Path) -> Double {
        abs(first.combined(with: second, by: combination).signedArea)
    }

    @Test func rectanglesThatShareEdges() {
        let union = left.combined(with: right, by: .union)
        #expect(union.boundingRect == Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(area(left, .union, right) == 300)
        #expect(area(left, .intersection, right) == 100)
        #expect(
            left.combined(with: right, by: .subtraction)
                == left.combined(with: right, by: .subtraction).normalized())
        #expect(area(left, .subtraction, right) == 100)
        #expect(area(left, .symmetricDifference, right) == 200)
    }

    @Test func withItselfAndWithNothing() {
        let circle = Path.circle(center: .zero, radius: 40)
        #expect(abs(area(circle, .union, circle) - abs(circle.signedArea)) < 0.1)
        #expect(circle.combined(with: circle, by: .subtraction).isEmpty)
        #expect(circle.combined(with: circle, by: .symmetricDifference).isEmpty)
        #expect(circle.combined(with: Path(), by: .intersection).isEmpty)
        #expect(Path().combined(with: Path(), by: .union).isEmpty)
    }

    @Test func whatIsNoNumberIsLeftOut() {
        for wild in [Double.nan, .infinity, -.infinity, 1e300] {
            var path = left
            path.addPath(.ellipse(in: Rect(x: wild, y: 0, width: 10, height: wild)))
            #expect(area(path, .union, right) == 300)
        }
    }

    @Test func curvesStayCurves() {
        let circle = Path.circle(center: .zero, radius: 40)
        let half = circle.combined(with: .rect(Rect(x: 0, y: -50, width: 50, height: 100)), by: .subtraction)
        let curves = half.elements.count { if case .cubic = $0 { true } else { false } }
        #expect(curves == 2)
        #expect(half.elements.count <= 5)
        #expect(abs(abs(half.signedArea) - Double.pi * 800) < 5)
    }

    @Test func aHoleIsAHoleUnderBothRules() {
        let ring = Path.circle(center: .zero, radius: 40).combined(
            with: .circle(center: .zero, radius: 20), by: .subtraction)
        for rule in [FillRule.nonZero, .evenOdd] {
            #expect(!ring.contains(.zero, rule: rule))
            #expect(ring.contains(Point(x: 30, y: 0), rule: rule))
        }
    }

    @Test func overlapsAreFilledByTheRule() {
        var twice = left
        twice.addPath(right)
        #expect(abs(twice.normalized().signedArea) == 300)
        #expect(abs(twice.normalized(rule: .evenOdd).signedArea) == 200)
    }

    @Test func linesAreCut() {
        var line = Path()
        line.addLines([Point(x: -10, y: 5), Point(x: 40, y: 5)])
        #expect(abs(line.line(inside: true, of: left).length - 20) < 1e-9)
        let outside = line.line(inside: false, of: left)
        #expect(outside.contours.count == 2)
        #expect(abs(outside.length - 30) < 1e-9)
    }

    /// What is true of all areas: |A ∪ B| + |A ∩ B| = |A| + |B|, and the parts are what is in one and not in
    /// the other.
    @Test func areasAddUp() {
        var generator = Generator(state: 7)
        for _ in 0..<60 {
            let first = generator.shape(), second = generator.shape()
            let a = area(first, .union, Path()), b = area(second, .union, Path())
            let both = area(first, .intersection, second), total = a + b - both
            // A hundredth of a point along outlines no longer than a thousand.
            #expect(abs(area(first, .union, second) - total) < 10)
            #expect(abs(area(first, .subtraction, second) - (a - both)) < 10)
            #expect(abs(area(first, .symmetricDifference, second) - (total - both)) < 10)
        }
    }

    /// A point is in the combination exactly if the rule says so of the two paths, but for points near an
    /// outline.
    @Test func pointsAgree() {
        var generator = Generator(state: 11)
        var disagreements = 0
        for _ in 0..<60 {
            let first = generator.shape(), second = generator.shape()
            let difference = first.combined(with: second, by: .symmetricDifference)
            for _ in 0..<50 {
                let point = Point(x: generator.next(100), y: generator.next(100))
                let expected = first.contains(point) != second.contains(point)
                if difference.contains(point) != expected { disagreements += 1 }
            }
        }
        #expect(disagreements <= 6)
    }

    private struct Generator {
        var state: UInt64

        mutating func next(_ limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24) * limit
        }

        mutating func rect() -> Rect {
            // Whole points now and then, so that edges fall together.
            let corner = Point(x: next(50).rounded(), y: next(50))
            return Rect(x: corner.x, y: corner.y, width: 10 + next(40).rounded(), height: 10 + next(40))
        }

        mutating func shape() -> Path {
            switch Int(next(4)) {
            case 0: return .rect(rect())
            case 1: return .ellipse(in: rect())
            case 2: return .roundedRect(rect(), cornerRadius: next(20))
            default:
                var star = Path()
                for _ in 0..<5 { star.addLine(to: Point(x: next(100), y: next(100))) }
                star.closeSubpath()
                return star
            }
        }
    }
}
