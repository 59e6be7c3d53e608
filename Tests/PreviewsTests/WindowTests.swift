import Graphics
import Testing

@testable import Previews

/// How high the window of a figure without a height is.
@Suite struct WindowTests {
    @Test(arguments: [
        ("Color.red.frame(height: 30)", 30.0), ("Color.red", 240),
        ("VStack(spacing: 0) { ForEach(0..<40) { _ in Color.red.frame(height: 20) } }", 800),
        ("VStack(spacing: 0) { Color.red.frame(height: 500); Spacer(minLength: 0) }", 500),
        ("ScrollView { Color.red.frame(height: 500) }", 240), ("List { Text(\"A\") }", 240),
        ("NavigationStack { Color.red.navigationTitle(\"T\") }", 480), ("NavigationStack { Color.red }", 240),
        ("NavigationStack { Color.red.toolbar { Button(\"A\") {} } }", 480),
        ("TabView { Tab(\"A\", systemImage: \"house\") { Color.red } }", 480),
        ("TabView { Color.red }.tabViewStyle(.page)", 240),
        ("Text(\"A\").alert(\"B\", isPresented: .constant(true)) {}", 480),
        ("Text(\"A\").sheet(isPresented: .constant(true)) { Text(\"B\") }", 480),
        ("Text(\"A\").alert(\"B\", isPresented: .constant(false)) {}.frame(height: 30)", 30),
    ])
    func height(code: String, expected: Double) throws {
        let session = try #require(PreviewSession(TestPreview.compile(code), in: PreviewEnvironment()))
        #expect(session.rendering(width: 200, height: nil)?.canvas.height == expected)
    }

    /// `UIPopoverPresentationController.popoverLayoutMargins`: 10 points on each side.
    @Test func aPopoverStaysInTheWindow() throws {
        let code = """
            HStack {
                Color.gray.frame(width: 20, height: 20).popover(isPresented: .constant(true)) {
                    Color.red.frame(width: 100, height: 30).accessibilityIdentifier("p").presentationCompactAdaptation(.popover)
                }
                Spacer()
            }
            """
        #expect(try TestPreview.failures(code, ["device \"iPhone SE\": #p frame 10 366.5 100 30"]) == [nil])
    }

    /// What lies behind a navigation stack is covered on a screen, unless the content has a ground of its
    /// own: that is what `containerBackground(_:for:)` is documented to replace.
    @Test(arguments: [
        ("NavigationStack { Text(\"A\") }", true),
        ("NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }", true),
        ("NavigationStack { Text(\"A\").containerBackground(.clear, for: .navigation) }", false),
        ("VStack { Text(\"A\") }", false),
    ])
    func ground(code: String, isOpaque: Bool) throws {
        let session = try #require(
            PreviewSession(TestPreview.compile("ZStack { Color.red; \(code) }"), in: PreviewEnvironment()))
        let rendering = try #require(session.rendering(width: 200, height: 300))
        let isCovered = rendering.list.commands.contains { command in
            guard case .fill(let path, .color(Color(.systemBackground)), _) = command.operation else {
                return false
            }
            return path.boundingRect == Rect(x: 0, y: 0, width: 200, height: 300)
        }
        #expect(isCovered == isOpaque)
    }

    private static func header(_ more: String) -> String {
        """
        final class Model: ObservableObject { @Published var offset: CGFloat = 0; @Published var count = 0 }
        struct Header: View {
            @StateObject private var model = Model()
            var body: some View {
                Text("\\(model.count) at \\(model.offset)").overlay(
                    GeometryReader { proxy -> Color in
                        let y = proxy.frame(in: .global).minY
                        DispatchQueue.main.async { \(more) model.offset = y }
                        return Color.clear
                    })
            }
        }
        Header()
        """
    }

    /// An object tells of each change, also of one to the same value: the picture is as it is all the same. One
    /// that another value changes each time is none.
    @Test(arguments: [("", true), ("model.count += 1;", false)])
    func whatIsSetToTheSameSettles(more: String, isDrawn: Bool) throws {
        let session = try #require(
            PreviewSession(TestPreview.compile(Self.header(more)), in: PreviewEnvironment()))
        #expect((session.rendering(width: 200, height: nil) != nil) == isDrawn)
        #expect(session.diagnostics.isEmpty == isDrawn)
    }

    /// A tab is called by its title alone, and a badge is its value.
    @Test func tabsHaveTheirTitles() throws {
        let code = """
            TabView {
                Text("Feed").tabItem { Label("News", systemImage: "star") }.badge(3)
                Text("Me").tabItem { Image(systemName: "person"); Text("Profile") }
            }
            """
        #expect(try TestPreview.failures(code, ["after 1: says \"Me\""], steps: ["tap Profile"]) == [nil])
        #expect(
            try TestPreview.failures(code, ["after 2: says \"Feed\""], steps: ["tap Profile", "tap News"])
                == [nil])
    }
}
