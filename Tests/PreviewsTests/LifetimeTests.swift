import Interpreter
import Testing
import Views

@testable import Previews

/// A program goes with the last that shows it, whatever its values hold.
@Suite struct LifetimeTests {
    @Test(arguments: [
        // A state, and a closure in a state that holds the state.
        """
        struct Counter: View {
            @State private var count = 0
            @State private var action: () -> Void = {}
            var body: some View {
                Button("\\(count)") { action() }.onAppear { action = { count += 1 } }
            }
        }
        Counter()
        """,
        // Objects that hold each other and tell of their changes.
        """
        final class Node: ObservableObject {
            @Published var other: Node?
            var onEnd: () -> Void = {}
        }
        struct Pair: View {
            @StateObject private var first = Node()
            var body: some View {
                Text(first.other == nil ? "one" : "two").onAppear {
                    let second = Node()
                    second.other = first
                    first.other = second
                    first.onEnd = { first.other = nil }
                }
            }
        }
        Pair()
        """,
        // Subscriptions, tasks and what is left for the end of a view.
        """
        import Combine
        final class Model: ObservableObject {
            @Published var text = "a"
            @Published var length = 0
            var bag = Set<AnyCancellable>()
            init() { $text.map { $0.count }.sink { self.length = $0 }.store(in: &bag) }
        }
        let shared = Model()
        struct Field: View {
            @ObservedObject var model = shared
            @AppStorage("name") private var name = "b"
            var body: some View {
                TextField("c", text: $model.text)
                    .onReceive(model.$length) { name = "\\($0)" }
                    .task { try? await Task.sleep(nanoseconds: 1); model.text = "abc" }
                    .onDisappear { name = "" }
            }
        }
        Field()
        """,
        // Lists of links among views that are drawn by the program itself.
        """
        struct Star: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }
        struct Drawn: View {
            @State private var isOn = true
            var body: some View {
                NavigationStack {
                    List(0..<3) { n in NavigationLink("\\(n)") { Toggle("a", isOn: $isOn) } }
                    Canvas { context, size in context.fill(Star().path(in: CGRect(origin: .zero, size: size)), with: .color(.red)) }
                    GeometryReader { proxy in Star().frame(width: isOn ? proxy.size.width : 1) }
                }
            }
        }
        Drawn()
        """,
    ])
    func nothingIsLeft(of code: String) throws {
        weak var graph: ViewGraph?
        weak var program: Program?
        do {
            let compilation = TestPreview.compile(code)
            let session = try #require(
                PreviewSession(compilation, in: PreviewEnvironment()), "\(compilation.diagnostics)")
            (graph, program) = (session.graph, compilation.program)
            let rendering = session.rendering(width: 300, height: nil)
            #expect(rendering?.list != nil, "\(session.diagnostics)")
            #expect(graph != nil && program != nil)
        }
        #expect(graph == nil)
        #expect(program == nil)
    }

    /// What a picture shows is drawn when it is asked for, by code of the program.
    @Test func pictureKeepsItsProgram() throws {
        let code = """
            let side = 12.0
            Canvas { context, size in context.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), with: .color(.red)) }
            """
        let session = PreviewSession(TestPreview.compile(code), in: PreviewEnvironment())
        let expected = session?.rendering(width: 50, height: 50)?.list.dump
        func rendering() -> Rendering? {
            PreviewSession(TestPreview.compile(code), in: PreviewEnvironment())?.rendering(
                width: 50, height: 50)
        }
        #expect(try #require(expected).contains("12"))
        #expect(rendering()?.list.dump == expected)
    }

    /// Of thousands of warnings the first are told, and that there are more.
    @Test func manyWarnings() {
        let figure = TestPreview.figure(
            "VStack { ForEach(0..<500, id: \\.self) { Image(systemName: \"none\\($0)\") } }")
        #expect(figure.diagnostics.count == 101)
        #expect(figure.diagnostics.last?.message == "more warnings than the first 100 are not shown")
    }
}
