import SwiftUI
struct Checklist: View {
    struct Task: Identifiable { let id = UUID(); var title: String; var done = false }
    @State private var tasks: [Task] = [.init(title: "Write"), .init(title: "Read", done: true)]
    var remaining: Int { tasks.count { !$0.done } }
    var body: some View {
        List($tasks) { $task in
            HStack { Image(systemName: task.done ? "checkmark.circle.fill" : "circle").onTapGesture { task.done.toggle() }
                TextField("Title", text: $task.title) }
            .swipeActions { Button("Delete", role: .destructive) { tasks.removeAll { $0.id == task.id } } }
        }.overlay { if tasks.isEmpty { ContentUnavailableView.search } }
        .badge(remaining)
    }
}
