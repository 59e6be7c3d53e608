import Previews
import Testing

/// Numbers that are none, that have no end or that no device has room for end in some picture, never in a
/// trap.
@Suite struct ExtremeNumberTests {
    @Test(arguments: [
        "Color(red: .nan, green: 3, blue: -1)", "Color.red.mix(with: .blue, by: .nan)",
        "Color.red.scaleEffect(.nan).rotationEffect(.degrees(.infinity))", "Color.red.scaleEffect(1e300)",
        "Text(\"a\").rotationEffect(.radians(1e300))",
        "Color.red.transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: .infinity))",
        "Path { $0.addQuadCurve(to: CGPoint(x: Double.nan, y: 1), control: CGPoint(x: 1e308, y: -1e308)) }.trim(from: 0.1, to: 0.5)",
        "Slider(value: .constant(1e308), in: -1e308...1e308)",
        "Grid { GridRow { Color.red.gridCellColumns(Int.max); Text(\"b\") } }",
        "Text(Date(timeIntervalSince1970: .nan).formatted())",
        "Text(Date(timeIntervalSince1970: 1e300), style: .relative)",
        "Text(\"a\").environment(\\.lineLimit, Int.max)",
        "Text(\"a\").redacted(reason: RedactionReasons(rawValue: Int.max))",
        "Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .degrees(.infinity), delta: .degrees(1e300)) }",
        "Text(\"a\").frame(idealWidth: .nan, idealHeight: .nan).fixedSize()",
        "Text(Date(timeIntervalSince1970: .nan), style: .offset)",
        "Text(Date(timeIntervalSince1970: .nan), style: .timer)",
    ])
    func areDrawn(_ code: String) {
        let figure = TestPreview.figure("import SwiftUI\n" + code) { $0.widths = [100] }
        #expect(figure.diagnostics.isEmpty)
        #expect(figure.pictures.count == 1)
        for picture in figure.pictures {
            #expect(!picture.svg.contains("nan") && !picture.svg.contains("inf\""))
        }
    }

    /// What opens and is never closed is not read again for each mark around it.
    @Test(arguments: ["[", "*a ", "**a _b ", "~~a [", "[a](b "])
    func unclosedMarks(_ mark: String) {
        let text = String(repeating: mark, count: 200)
        let figure = TestPreview.figure("import SwiftUI\nText(\"\(text)\")") { $0.widths = [100] }
        #expect(figure.diagnostics.isEmpty)
        #expect(figure.pictures.count == 1)
    }
}
