import Testing

@testable import Layout
@testable import Views

/// Breakpoints are found by halving between a few widths; here every whole width is tried as well.
@MainActor @Suite struct BreakpointCases {
    nonisolated static let snippets = [
        choice,
        "\(choice).padding(.horizontal, 7.5)",
        "HStack(spacing: 5) { \(choice); Color.clear.frame(width: 40, height: 9) }",
        "HStack(spacing: 5) { \(choice); Color.clear }",
        "HStack(spacing: 0) { \(choice); \(choice) }",
        "VStack { \(choice); Text(\"Some words that take several lines where there is little room\") }",
        "ViewThatFits(in: .horizontal) { HStack { \(choice); Text(\"and more\") }; \(choice) }",
        "ViewThatFits { Text(\"A few words\").font(.title); Text(\"A few words\"); Text(\"Few\") }",
        "ViewThatFits(in: .vertical) { Text(\"So many words that it takes several lines in a narrow place\"); Text(\"…\") }.frame(height: 50)",
        "Text(\"The quick brown fox jumps over the lazy dog and is gone\")",
        "Text(\"The quick brown fox jumps over the lazy dog and is gone\").lineLimit(2).padding()",
        "Text(\"Hello, wide world\").lineLimit(1).minimumScaleFactor(0.5)",
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<9) { _ in Color.clear.frame(height: 9) } }",
        "LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 33, maximum: 44))]) { Color.clear }",
        "GeometryReader { proxy in if proxy.size.width > 301.5 { Color.red } else { Text(\"narrow\") } }",
        "Grid { GridRow { Text(\"Name\"); Text(\"A longer text in the second column\") } }",
        "Color.clear.frame(height: 60).overlay { \(choice) }",
        "\(choice).frame(maxWidth: 180).frame(minWidth: 60)",
        "ScrollView(.horizontal) { HStack { \(choice).containerRelativeFrame(.horizontal, count: 2, spacing: 8) } }",
        "HStack { Text(\"First words\").layoutPriority(1); Text(\"Second words\") }",
    ]

    nonisolated private static let choice = """
        ViewThatFits(in: .horizontal) { \
        Color.clear.frame(width: 200.25, height: 10); Color.clear.frame(width: 90, height: 10); \
        Color.clear.frame(width: 20, height: 10) }
        """

    @Test(arguments: snippets)
    func agreeWithEveryWidth(_ snippet: String) throws {
        let run = SnippetRun(snippet, library: MeasuredCases.library)
        _ = run.layout(ProposedViewSize(width: 300, height: 400))
        #expect(run.messages.isEmpty, "\(run.messages)")
        let tree = try #require(run.tree)
        func structure(_ width: Double) -> [Int] {
            BreakpointSample(tree, ProposedViewSize(width: width, height: 400), width: width).structure
        }
        let found = BreakpointFinder.breakpoints(of: tree, in: 1...600, height: 400)
        for point in found { #expect(structure(point.width) != structure(point.below), "\(point.width)") }
        var before = structure(1)
        for width in 2...600 {
            let now = structure(Double(width))
            let isTold = found.contains { $0.width > Double(width - 1) && $0.width <= Double(width) }
            if now != before { #expect(isTold, "nothing between \(width - 1) and \(width)") }
            before = now
        }
    }

    @Test func snippetsChange() throws {
        let run = SnippetRun(BreakpointCases.choice, library: MeasuredCases.library)
        _ = run.layout(ProposedViewSize(width: 300, height: 400))
        let found = BreakpointFinder.breakpoints(of: try #require(run.tree), in: 1...600, height: 400)
        #expect(found.map { $0.width } == [200.25, 90])
    }
}
