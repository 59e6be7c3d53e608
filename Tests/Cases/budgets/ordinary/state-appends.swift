struct Content: View {
    @State private var items: [Int] = []
    var body: some View {
        Text("\(items.count)").onAppear { for i in 0..<5_000 { items.append(i) } }
    }
}
Content()
