import SwiftUI

/// What articles write in one line: values whose type the next argument decides, rows made in place, labels of two
/// parts, what counts down.

struct Entry: Identifiable {
    let id: Int
    var title: String
}

struct ArticleIdioms: View {
    @State private var entries = [Entry(id: 1, title: "One"), Entry(id: 2, title: "Two")]
    @State private var isLoading = false
    @State private var isOn = true

    var body: some View {
        NavigationStack {
            VStack {
                List(isLoading ? entries.map { Entry(id: $0.id, title: "…") } : []) { entry in
                    Text(entry.title)
                }
                List(entries.map { Entry(id: $0.id + 10, title: $0.title.uppercased()) }) { Text($0.title) }
                Text(.now, format: .dateTime.weekday(.wide).day())
                Path { path in
                    for angle in stride(from: 0, through: 360, by: 22.5) {
                        path.addLine(to: CGPoint(x: angle / 4, y: sin(angle * .pi / 180) * 20))
                    }
                }
                .stroke(.blue)
                Toggle(isOn: $isOn) {
                    Text("Notifications")
                    Text("Alerts and sounds")
                }
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                } label: {
                    Label("Edit", systemImage: "pencil")
                }
                ProgressView(timerInterval: .now ... .now + 60, countsDown: true)
                ProgressView(timerInterval: .now ... .now + 60) { Text("Rest") } currentValueLabel: { Text("left") }
                Text("Gradient").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("Lined").underline(pattern: .dash, color: .red)
            }
        }
        .searchable(text: .constant(""), prompt: "Look")
    }
}
