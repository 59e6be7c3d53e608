import SwiftUI
@Observable final class TodoStore {
    var items: [Todo] = Todo.samples
    var filter: Filter = .all
    var visible: [Todo] {
        switch filter {
        case .all: items
        case .open: items.filter { !$0.isDone }
        case .done: items.filter(\.isDone)
        }
    }
    var progress: Double { items.isEmpty ? 0 : Double(items.filter(\.isDone).count) / Double(items.count) }
    func toggle(_ todo: Todo) {
        guard let index = items.firstIndex(where: { $0.id == todo.id }) else { return }
        items[index].isDone.toggle()
    }
    func add(_ title: String) { items.append(Todo(title: title)) }
    func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
}
enum Filter: String, CaseIterable, Identifiable { case all = "All", open = "Open", done = "Done"; var id: Self { self } }
struct Todo: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
    static let samples = [Todo(title: "Milk"), Todo(title: "Bread", isDone: true)]
}
struct TodoRow: View {
    let todo: Todo
    var onToggle: () -> Void = {}
    var body: some View {
        HStack {
            Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(todo.isDone ? .green : .secondary)
            Text(todo.title).strikethrough(todo.isDone)
            Spacer()
        }
        .contentShape(.rect)
        .onTapGesture(perform: onToggle)
    }
}
struct TodoList: View {
    @State private var store = TodoStore()
    @State private var draft = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(store.visible) { todo in
                        TodoRow(todo: todo) { withAnimation { store.toggle(todo) } }
                    }
                    .onDelete(perform: store.delete)
                } header: {
                    Picker("Filter", selection: $store.filter) {
                        ForEach(Filter.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    ProgressView(value: store.progress)
                }
                TextField("New", text: $draft).focused($isFocused).onSubmit { store.add(draft); draft = "" }
            }
            .navigationTitle("Todos")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { isFocused = true } }
                ToolbarItemGroup(placement: .bottomBar) { Text("\(store.items.count) items"); Spacer() }
            }
        }
    }
}
#Preview("List") { TodoList() }
#Preview("Row", traits: .sizeThatFitsLayout) { TodoRow(todo: .samples[0]) }
