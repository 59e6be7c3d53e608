struct Item { var name: String; var isDone = false }
struct Content: View {
    @State private var items = (0..<200).map { Item(name: "Item \($0)") }
    var body: some View {
        Text("\(items.filter { $0.isDone }.count)").onAppear {
            for i in items.indices { items[i].isDone.toggle() }
        }
    }
}
Content()
