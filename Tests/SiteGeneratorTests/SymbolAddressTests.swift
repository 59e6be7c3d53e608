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

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The site as it is published has a reference of modules, whose pages are no pages about SwiftUI.
    private static func paths(with reference: Bool) -> Set<String> {
        var input = TestSite.input(root)
        if reference {
            let made = ReferenceTests.input()
            (input.modules, input.graphs) = (made.modules, made.graphs)
            let text = input.settings!.bytes.text
                .replacingOccurrences(of: "modules: ..", with: "modules: { Tide: \(ReferenceTests.sources) }")
                .replacingOccurrences(of: "reference: [Previews, Syntax]", with: "reference: [../Graphs]")
            input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(text.utf8))
        }
        return Set(SiteBuilder(renderer: nil).build(input).files.map(\.path))
    }

    @Test(arguments: [false, true]) func all(withReference: Bool) {
        let paths = Self.paths(with: withReference)
        #expect(Self.targets.count == 40)
        #expect(paths.contains("documentation/tide/gauge/index.html") == withReference)
        #expect(!paths.contains("documentation/swiftui/gauge/mean.html"))
        for target in Self.targets {
            #expect(paths.contains("documentation/\(target).html"), "\(target) leads nowhere")
        }
    }
}
