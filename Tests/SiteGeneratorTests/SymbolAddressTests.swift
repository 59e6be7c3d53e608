import Foundation
import Testing

@testable import SiteGenerator

/// The addresses that the documents link to, from which the project was made, all lead somewhere on our own
/// site.
struct SymbolAddressTests {
    private static let targets = """
        swiftui
        swiftui/hstack swiftui/vstack swiftui/text swiftui/progressview swiftui/view swiftui/viewbuilder swiftui/grid
        swiftui/gridlayout swiftui/hstacklayout swiftui/vstacklayout swiftui/zstacklayout swiftui/spatialcontainer
        swiftui/animatable swiftui/anylayout swiftui/anylayout/init(_:)
        swiftui/layout swiftui/layout/sizethatfits(proposal:subviews:cache:)
        swiftui/layout/placesubviews(in:proposal:subviews:cache:) swiftui/layout/spacing(subviews:cache:)
        swiftui/layout/makecache(subviews:) swiftui/layout/updatecache(_:subviews:)
        swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:) swiftui/layout/callasfunction(_:)
        swiftui/layout/depthalignment(_:) swiftui/layout/depthalignment(_:content:) swiftui/layout/layoutproperties
        swiftui/layout/subviews swiftui/layout/cache
        swiftui/layoutsubview swiftui/layoutsubview/priority swiftui/layoutsubview/place(at:anchor:proposal:)
        swiftui/layoutsubviews swiftui/layoutvaluekey swiftui/view/layoutpriority(_:) swiftui/view/layoutvalue(key:value:)
        swiftui/viewthatfits/init(in:content:) swiftui/composing-custom-layouts-with-swiftui
        swift/sendable swift/sendablemetatype
        """.split(whereSeparator: \.isWhitespace)

    @Test func all() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let output = SiteBuilder(renderer: nil).build(TestSite.input(root))
        let paths = Set(output.files.map(\.path))
        #expect(Self.targets.count == 40)
        for target in Self.targets {
            #expect(paths.contains("documentation/\(target).html"), "\(target) leads nowhere")
        }
    }
}
