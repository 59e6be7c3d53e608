import Foundation
import Syntax
import Testing

@testable import Previews

/// That each lint speaks is shown by the catalog page, whose build fails when it does not. Here: that it
/// keeps quiet where nothing is wrong, and that it can be told to.
@Suite struct LintTests {
    @Test(arguments: [
        // Roomiest first, the same controls and words.
        "ViewThatFits(in: .horizontal) { Label(\"Favourite\", systemImage: \"star\"); Text(\"Favourite\") }",
        // Only the last candidate wraps.
        "ViewThatFits(in: .horizontal) { Text(\"Some words in a row\").fixedSize(); Text(\"Some words in a row\") }.frame(maxWidth: 200)",
        "ScrollView(.horizontal) { HStack(spacing: 8) { Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8) } }",
        "ScrollView(.horizontal) { HStack { Color.red.frame(width: 40, height: 40) } }",
        "Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length / 2 : length }",
        // A length along the axis that scrolls, inside of the frame and around it.
        "ScrollView(.horizontal) { Color.blue.frame(width: 60).containerRelativeFrame(.vertical) }",
        "ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.vertical).frame(width: 60) }",
        "NavigationStack { Color.red.overlay(Color.blue.containerRelativeFrame(.vertical)) }",
    ])
    func quiet(code: String) {
        #expect(TestPreview.lints(code, widths: [300]) == [])
    }

    @Test(arguments: [
        "ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.vertical) }",
        "ScrollView(.horizontal) { HStack { Color.blue.containerRelativeFrame(.vertical) } }",
    ])
    func crossAxis(code: String) {
        #expect(TestPreview.lints(code, widths: [300]) == ["cross-axis"])
    }

    /// 'fixedSize' helps no framed text here, so nobody is told to take it.
    @Test func wrappingTextProposesWhatHelps() {
        let text = "Text(\"Delivered on Monday\")"
        let code =
            "ViewThatFits(in: .horizontal) { \(text).frame(maxWidth: 80); Text(\"Monday\") }.frame(width: 120)"
        let found = TestPreview.found(code).filter { "\($0.id)" == "wrapping-text" }
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.notes.contains { $0.message.contains("fixedSize") } })
        // What the lint proposes: now the text is never shown at this width, and that is another lint's.
        let cured = code.replacingOccurrences(of: ".frame(maxWidth: 80)", with: "")
        #expect(TestPreview.lints(cured) == ["unreachable-candidate"])
    }

    @Test func allowed() {
        let code = "ViewThatFits { Text(\"Alone\") }"
        #expect(TestPreview.lints(code) == ["single-candidate"])
        #expect(TestPreview.lints(code, allowing: ["single-candidate"]) == [])
    }

    @Test(arguments: [
        ("axis == .vertical ? length / 2 : length", "axis == .vertical"),
        ("axis == .horizontal ? length / 2 : length", "length"),
        ("if axis != .horizontal { return 1 }; return length", "axis != .horizontal"),
        ("if axis == .horizontal { return 1 }; return length", nil),
    ])
    func deadBranch(body: String, found: String?) {
        let code = "Color.red.containerRelativeFrame(.horizontal) { length, axis in \(body) }"
        #expect(TestPreview.lintedText(code, "dead-branch") == found)
    }

    @Test func deadCase() {
        let code = """
            Color.red.containerRelativeFrame(.vertical) { length, axis in
                switch axis {
                case .horizontal: return 10
                case .vertical: return length
                }
            }
            """
        #expect(TestPreview.lintedText(code, "dead-branch") == "return 10")
    }

    /// What a snippet brings in is looked at too, and reported in its own source.
    @Test func usedCode() {
        let used = "struct Alone: View { var body: some View { ViewThatFits { Text(\"One\") } } }"
        let found = TestPreview.found("Alone()", uses: [used])
        #expect(found.map(\.range.source) == [0])
        #expect(found.map { "\($0.id)" } == ["single-candidate"])
    }

    @Test func minimumVersion() {
        func found(_ code: String, _ version: Int) -> [String] {
            TestPreview.figure(code) {
                $0.allowedLints = []
                $0.minimumVersion = SystemVersion(version)
            }.diagnostics.map(\.message)
        }
        let frame = "Color.red.containerRelativeFrame(.horizontal)"
        #expect(found(frame, 16) == ["'containerRelativeFrame' needs iOS 17, the page promises 16"])
        #expect(found(frame, 17) == [])
        #expect(
            found("let layout: AnyLayout? = nil; Text(\"\")", 15) == [
                "'AnyLayout' needs iOS 16, the page promises 15"
            ])
        #expect(
            found("NavigationStack { Text(\"\") }", 15) == [
                "'NavigationStack' needs iOS 16, the page promises 15"
            ])
        #expect(found("Color.red.safeAreaInset(edge: .top) { Text(\"\") }", 14).count == 1)
        // What an earlier system has by the same words is no reason to speak.
        #expect(
            found("Text(\"\").bold().fontWeight(.light).background(Color.red).overlay(Circle())", 13) == [])
        // The snippet's own function of that name is none of SwiftUI's business.
        let own =
            "extension View { func containerRelativeFrame(_ a: Int) -> some View { self } }; Color.red.containerRelativeFrame(1)"
        #expect(found(own.replacing("; ", with: "\n"), 16) == [])
    }

    /// The page that shows the lints shows all of them.
    @Test func catalogIsComplete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Content/reference/lints.md"), encoding: .utf8)
        let other = try String(
            contentsOf: root.appendingPathComponent("Content/reference/lints/newer-api.md"), encoding: .utf8)
        for lint in Lint.all {
            #expect((page + other).contains("lint=\(lint.name) "), "no snippet triggers \(lint.name)")
            #expect(page.contains("### \(lint.name)\n"), "no heading for \(lint.name)")
        }
    }
}
