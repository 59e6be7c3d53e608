import Foundation
import Previews
import Testing

/// Views beyond what any screen shows end in a message at a place in the snippet, soon.
@Suite struct ViewBudgetTests {
    @Test(arguments: [
        "List(0..<100_000, id: \\.self) { Text(\"\\($0)\") }",
        "Form { ForEach(0..<100_000, id: \\.self) { Text(\"\\($0)\") } }",
        "var v = AnyView(Text(\"a\"))\nfor _ in 0..<30 { let w = v; v = AnyView(HStack { w; w }) }\nv",
        "var v = AnyView(Text(\"a\"))\nfor _ in 0..<30 { let w = v; v = AnyView(w.overlay(w)) }\nv",
        "struct V: View { var n: Int\nvar body: AnyView { n == 0 ? AnyView(Text(\"a\")) : AnyView(Form { V(n: n - 1); V(n: n - 1) }) } }\nV(n: 30)",
        "var t = Text(\"a\")\nfor _ in 0..<23 { t = t + t }\nt",
        "Path { p in for i in 0..<400_000 { p.addLine(to: CGPoint(x: i, y: i)) } }",
    ])
    func areRefused(_ code: String) throws {
        let figure = TestPreview.figure("import SwiftUI\n" + code) { $0.widths = [100] }
        let failure = try #require(figure.diagnostics.first)
        #expect("\(failure.id)".hasPrefix("budget-"), "\(failure.message)")
        #expect(failure.range.lower > 13)
        #expect(figure.pictures.isEmpty)
    }

    /// What fits is drawn as before.
    @Test(arguments: [
        "List(0..<1_000, id: \\.self) { Text(\"\\($0)\") }",
        "VStack { ForEach(0..<3_000, id: \\.self) { Text(\"\\($0)\") } }",
        "MeshGradient(width: Int.max, height: Int.max, points: [[0, 0]], colors: [.red])",
        "Color.red.frame(height: 1e20)",
        // What is made in a layout counts for that one, not for all widths at which breakpoints are looked for.
        "GeometryReader { _ in ScrollView { LazyVStack { ForEach(1...50, id: \\.self) { _ in HStack { Text(\"a\"); VStack { Text(\"b\"); HStack { Text(\"c\"); Text(\"d\") } } } } } } }",
    ])
    func areDrawn(_ code: String) {
        let figure = TestPreview.figure("import SwiftUI\n" + code) { $0.widths = [100] }
        #expect(figure.diagnostics.isEmpty)
        #expect(figure.pictures.count == 1)
    }

    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Cases/budgets/ordinary")
    nonisolated static let ordinary =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".swift")
        }.sorted()

    /// Programs that nobody would call large: none may be refused.
    @Test(arguments: ordinary)
    func ordinaryProgramsAreDrawn(_ name: String) throws {
        let figure = TestPreview.figure(
            try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        ) { $0.widths = [300] }
        #expect(figure.diagnostics.isEmpty, "\(figure.diagnostics.first?.message ?? "")")
        #expect(figure.pictures.count == 1)
    }

    @Test func ordinaryProgramsAreFound() { #expect(Self.ordinary.count >= 15) }
}
