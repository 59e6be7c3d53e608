/// What the studio offers to begin with: names of the language and of SwiftUI, each with a snippet that is
/// more than a word.
enum StudioExamples {
    private static let all: [(name: String, code: String)] = [
        (
            "ViewThatFits",
            """
            ViewThatFits(in: .horizontal) {
                HStack {
                    Label("Reading list", systemImage: "book")
                    Text("12 unread").foregroundStyle(.secondary)
                }
                Label("12 unread", systemImage: "book")
                Text("12")
            }
            .padding()

            """
        ),
        (
            "@State",
            """
            struct Counter: View {
                @State private var count = 2

                var body: some View {
                    VStack(spacing: 12) {
                        Text("\\(count)").font(.largeTitle)
                        Stepper("Seats", value: $count, in: 0...9)
                        ProgressView(value: Double(count), total: 9)
                    }
                    .padding()
                }
            }

            """
        ),
        (
            "Grid",
            """
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Width").bold()
                    Text("What is proposed from outside")
                }
                Divider()
                GridRow {
                    Text("Height").bold()
                    Text("What the text needs in lines")
                }
            }
            .padding()

            """
        ),
        (
            "Layout",
            """
            struct Stairs: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                    return CGSize(
                        width: sizes.reduce(0) { $0 + $1.width },
                        height: sizes.reduce(0) { $0 + $1.height })
                }

                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var corner = bounds.origin
                    for subview in subviews {
                        let size = subview.sizeThatFits(.unspecified)
                        subview.place(at: corner, proposal: .unspecified)
                        corner.x += size.width
                        corner.y += size.height
                    }
                }
            }

            Stairs {
                Text("One")
                Text("step")
                Text("after another")
            }
            .padding()

            """
        ),
        (
            "List",
            """
            List {
                Section("Today") {
                    Label("Proofs", systemImage: "doc.text")
                    Toggle("Reminders", isOn: .constant(true))
                }
                Section("Later") {
                    Text("Nothing yet").foregroundStyle(.secondary)
                }
            }
            .frame(height: 300)

            """
        ),
    ]

    /// A button for each, whose script puts the code into the editor.
    static var buttons: String {
        all.map {
            "<button type=\"button\" data-source=\"\(escaped($0.code))\"><code>\($0.name)</code></button>"
        }.joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        var out = Bytes()
        out.putEscaped(text)
        return String(out)
    }
}
