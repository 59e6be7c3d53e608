final class Model: ObservableObject {
    @Published var items: [Int] = []
    init() { for i in 0..<3_000 { items.append(i) } }
}
struct Content: View {
    @StateObject private var model = Model()
    var body: some View { Text("\(model.items.count)") }
}
Content()
