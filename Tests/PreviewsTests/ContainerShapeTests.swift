import Previews
import Testing

/// Shapes that follow the shape of their container are drawn as those whose radii are written out.
@Suite struct ContainerShapeTests {
    private func outlines(_ inner: String) throws -> [Substring] {
        let playground = Playground(
            """
            ZStack { \(inner) }
                .frame(width: 200, height: 100)
                .containerShape(.rect(cornerRadius: 40))
            """)
        let picture = try playground.picture()
        #expect(picture.diagnostics?.map(\.message) == [])
        let parts = (picture.svg ?? "").split(separator: " d=\"").dropFirst().compactMap {
            $0.split(separator: "\"").first
        }
        #expect(!parts.isEmpty)
        return parts
    }

    @Test func concentricCornersKeepTheContainersCenters() throws {
        let expected = try outlines("RoundedRectangle(cornerRadius: 28).padding(12)")
        #expect(try outlines("ConcentricRectangle().padding(12)") == expected)
        #expect(try outlines("ContainerRelativeShape().padding(12)") == expected)
        #expect(
            try outlines("Color.black.clipShape(.rect(corners: .concentric)).padding(12)")
                == outlines("Color.black.clipShape(.rect(cornerRadius: 28)).padding(12)"))
    }

    @Test func aCornerHasItsOwnStyle() throws {
        let mixed =
            "ConcentricRectangle(topLeadingCorner: .fixed(4), topTrailingCorner: .concentric, bottomLeadingCorner: 0, bottomTrailingCorner: .concentric(minimum: 34)).padding(12)"
        let expected =
            "UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 0, bottomTrailingRadius: 34, topTrailingRadius: 28).padding(12)"
        #expect(try outlines(mixed) == outlines(expected))
    }

    @Test func uniformCornersShareTheLargestRadius() throws {
        let uneven =
            "ConcentricRectangle(corners: .concentric(minimum: 6), isUniform: true).padding(.leading, 12).padding([.top, .bottom, .trailing], 30)"
        let expected =
            "RoundedRectangle(cornerRadius: 10).padding(.leading, 12).padding([.top, .bottom, .trailing], 30)"
        #expect(try outlines(uneven) == outlines(expected))
    }
}
