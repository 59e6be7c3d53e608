import Graphics
import Layout
import Testing

@testable import Views

/// How shapes are drawn, clip and are touched where text runs from right to left.
///
/// Documented (`Shape.layoutDirectionBehavior`): a shape that mirrors has the points of its path mirrored
/// horizontally in that direction; the default is `.mirrors` since iOS 17. Found by reverse engineering: the
/// symmetric shapes of SwiftUI are `.fixed`, and what a shape is changed into does as the shape does.
@MainActor @Suite struct ShapeDirectionTests {
    private static let flag = """
        struct Flag: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: rect.height)) }
        }
        struct FixedFlag: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
            func path(in rect: CGRect) -> Path { Flag().path(in: rect) }
        }
        struct HebrewFlag: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
            func path(in rect: CGRect) -> Path { Flag().path(in: rect) }
        }

        """

    /// The boxes of what is filled and clipped in a view of 100 by 40 points.
    private func boxes(_ snippet: String, rightToLeft: Bool) throws -> [Rect] {
        let direction = rightToLeft ? "rightToLeft" : "leftToRight"
        let view = "\(snippet).environment(\\.layoutDirection, .\(direction))"
        let run = SnippetRun(Self.flag + view, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 100, height: 40)), "\(run.messages)")
        return result.displayList(displayScale: 3).commands.compactMap { command in
            switch command.operation {
            case .fill(let path, _, _), .stroke(let path, _, _), .push(.clip(let path, _)): path.boundingRect
            default: nil
            }
        }
    }

    /// Where the drawn part begins from left to right, and from right to left.
    @Test(arguments: [
        ("Flag()", 0.0, 90.0),
        ("Flag().fill(.red)", 0, 90),
        ("Flag().stroke(.red)", 0, 90),
        ("Flag().offset(x: 5)", 5, 85),
        ("Flag().trim(from: 0, to: 1)", 0, 90),
        ("AnyShape(Flag())", 0, 90),
        ("Flag().union(Path(CGRect(x: 0, y: 0, width: 20, height: 5)))", 0, 80),
        ("Path(CGRect(x: 0, y: 0, width: 10, height: 40))", 0, 90),
        ("Color.red.clipShape(Flag())", 0, 90),
        ("Color.clear.background(.red, in: Flag())", 0, 90),
        ("FixedFlag()", 0, 0),
        ("FixedFlag().offset(x: 5)", 5, 5),
        ("HebrewFlag()", 90, 0),
        ("Circle().trim(from: 0, to: 0.25)", 20, 20),
        ("Rectangle().trim(from: 0, to: 0.1)", 0, 0),
    ])
    func mirrors(snippet: String, plain: Double, mirrored: Double) throws {
        for (rightToLeft, expected) in [(false, plain), (true, mirrored)] {
            let box = try #require(boxes(snippet, rightToLeft: rightToLeft).first)
            #expect(abs(box.minX - expected) < 1e-9, "\(snippet): \(box)")
        }
    }

    /// An image does not turn unless it is told to; the corners of an uneven rectangle are named by the
    /// direction of text.
    @Test func corners() throws {
        let shape = "UnevenRoundedRectangle(topLeadingRadius: 20)"
        let path = try outline("\(shape).environment(\\.layoutDirection, .rightToLeft)")
        #expect(path.contains(Point(x: 1, y: 1)))
        #expect(!path.contains(Point(x: 99, y: 1)))
        let plain = try outline(shape)
        #expect(!plain.contains(Point(x: 1, y: 1)))
        #expect(plain.contains(Point(x: 99, y: 1)))
    }

    /// What a concentric rectangle is concentric with stays where it is; its own corners change sides.
    @Test func concentric() throws {
        let path = try outline(
            """
            ConcentricRectangle(
                topLeadingCorner: .fixed(20), topTrailingCorner: .concentric,
                bottomLeadingCorner: .concentric, bottomTrailingCorner: .concentric
            )
            .environment(\\.layoutDirection, .rightToLeft)
            """)
        #expect(path.contains(Point(x: 1, y: 1)))
        #expect(!path.contains(Point(x: 99, y: 1)))
    }

    private func outline(_ snippet: String) throws -> Path {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        let result = try #require(run.layout(ProposedViewSize(width: 100, height: 40)), "\(run.messages)")
        for command in result.displayList(displayScale: 3).commands {
            if case .fill(let path, _, _) = command.operation { return path }
        }
        throw NothingFilled()
    }

    private struct NothingFilled: Error {}
}
