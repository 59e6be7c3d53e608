import Previews
import Testing

@testable import SiteGenerator

struct LibraryWordsTests {
    /// What is asked of an engine only for these words would be asked for nothing otherwise.
    @Test(arguments: ["containerRelativeFrame", "NavigationSplitView"])
    func declaredNamesAreAmongThem(name: String) {
        #expect(!PreviewEngine().availability(of: name).platforms.isEmpty)
        #expect(Self.contain(name))
    }

    @Test(arguments: ["containerRelativeFramereceives", "OrderedMarginTrait", "RoundedRectangl"])
    func othersAreNot(name: String) {
        #expect(!Self.contain(name))
    }

    private static func contain(_ name: String) -> Bool {
        Bytes(name.utf8).withUnsafeBufferPointer { LibraryWords.contain($0) }
    }
}
