import Previews
import Testing

/// What styles paint on letters and inside shapes, by the picture that comes out.
@Suite struct InkTests {
    private func picture(_ code: String) throws -> String {
        let picture = try Playground(code).picture()
        #expect(picture.diagnostics?.map(\.message) == [])
        return picture.svg ?? ""
    }

    /// Documented: a `Text` takes any shape style; a gradient spans the text's frame.
    @Test func aGradientColorsLetters() throws {
        let style = ".linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)"
        let svg = try picture("Text(\"Hello\").foregroundStyle(\(style))")
        #expect(svg.contains("<linearGradient") && svg.contains("fill=\"url(#"))
        // On the text and on a view around it the same is drawn.
        #expect(
            try picture("Text(\"Hello\").padding(0).foregroundStyle(\(style))").contains("<linearGradient"))
        // Of several runs each has its own.
        #expect(
            try picture("Text(\"a\").foregroundStyle(\(style)) + Text(\"b\")").contains("<linearGradient"))
    }

    @Test func aShadowedStyleThrowsItFromLetters() throws {
        let svg = try picture("Text(\"Hello\").foregroundStyle(.blue.shadow(.drop(color: .red, radius: 2)))")
        #expect(svg.contains("filter=\"url(#"))
    }

    /// Documented: the color of the line is the text's unless one is given; a pattern has dots or dashes.
    @Test func linesHaveColorAndPattern() throws {
        #expect(try picture("Text(\"Hello\").underline()").contains("text-decoration=\"underline\""))
        let dotted = try picture("Text(\"Hello\").underline(pattern: .dot, color: .red)")
        #expect(dotted.contains("text-decoration=\"underline dotted\"") && dotted.contains("<tspan"))
        let both = try picture("Text(\"Hello\").underline().strikethrough()")
        #expect(both.contains("text-decoration=\"underline line-through\"") && !both.contains("<tspan"))
        #expect(!(try picture("Text(\"Hello\").underline(false, color: .red)")).contains("text-decoration"))
        let attributed =
            "struct V: View { var body: some View { Text(string) }\n"
            + "var string: AttributedString { var s = AttributedString(\"Hi\"); s.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red); return s } }"
        #expect(try picture(attributed).contains("text-decoration=\"line-through dashed\""))
    }

    /// A mixture of system colors has no role, so it is drawn for light and for dark, one of the two shown.
    @Test func aLineHasItsOwnColorInTheDark() throws {
        let mixed = try picture(
            "Text(\"Hello\").foregroundStyle(.black).underline(color: Color.red.mix(with: .blue, by: 0.5))")
        let plain = try picture("Text(\"Hello\").foregroundStyle(.black).underline(color: .red)")
        #expect(
            mixed.split(separator: "text-decoration=").count == plain.split(separator: "text-decoration=")
                .count + 1)
    }

    /// An inner shadow is cast into the shape by what lies around it.
    @Test func anInnerShadowFallsIntoTheShape() throws {
        let svg = try picture("Circle().fill(.red.shadow(.inner(radius: 5))).frame(width: 50)")
        #expect(
            svg.contains("clip-path=\"url(#") && svg.contains("filter=\"url(#") && svg.contains("evenodd"))
    }

    /// Documented: a `Text` takes any shape style; what is around its letters casts the shadow into them.
    @Test func anInnerShadowFallsIntoLetters() throws {
        let svg = try picture(
            "Text(\"Hello\").foregroundStyle(.blue.shadow(.inner(color: .black, radius: 2)))")
        #expect(svg.contains("operator=\"out\"") && svg.contains(">Hello<"))
    }

    /// Documented: an image paints by being repeated, from the corner of what is painted and at its scale.
    @Test func anImageIsRepeated() throws {
        let svg = try picture(
            "Rectangle().fill(ImagePaint(image: Image(systemName: \"star\"), scale: 0.5)).frame(width: 50, height: 50)"
        )
        #expect(
            svg.contains("<pattern") && svg.contains("patternUnits=\"userSpaceOnUse\"")
                && svg.contains("fill=\"url(#"))
        let tiled = try picture(
            "Image(systemName: \"star\").resizable(resizingMode: .tile).frame(width: 90, height: 90)")
        #expect(tiled.contains("<pattern"))
    }

    /// Documented: small caps replace lowercase letters, uppercase ones, or both, with smaller capitals.
    @Test(arguments: [
        ("smallCaps", ["AB", " 1"]), ("lowercaseSmallCaps", ["A", "B", " 1"]),
        ("uppercaseSmallCaps", ["A", "b 1"]),
    ])
    func smallCapitals(change: String, pieces: [String]) throws {
        let svg = try picture("Text(\"Ab 1\").font(.system(size: 20).\(change)())")
        #expect(svg.contains("font-size=\"16.6\""))
        for piece in pieces { #expect(svg.contains(">\(piece)<"), "\(piece) is missing in \(svg)") }
    }

    /// Measured by others: the second and third level of the background are UIKit's.
    @Test(arguments: [("secondary", "secondarySystemBackground"), ("tertiary", "tertiarySystemBackground")])
    func levelsOfTheBackground(level: String, color: String) throws {
        let expected = try picture("Rectangle().fill(Color(.\(color)))")
        #expect(try picture("Rectangle().fill(.background.\(level))") == expected)
        #expect(try picture("Rectangle().fill(BackgroundStyle().\(level))") == expected)
    }

    /// A regular mesh is drawn without a word; one whose points leave their rows is not drawn along its
    /// curves.
    @Test func aMeshTellsWhatItLeavesOut() throws {
        func mesh(_ y: Double) -> String {
            "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, \(y)], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])"
        }
        #expect(try picture(mesh(0)).contains("mask=\"url(#"))
        #expect(try Playground(mesh(0.2)).picture().diagnostics?.count == 1)
    }
}
