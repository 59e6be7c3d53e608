struct AverageLayout<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { _VariadicView.Tree(Root()) { content() } }
    struct Root: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            VStack(spacing: 0) {
                ForEach(children) { child in
                    child.padding(8)
                    if child.id != last { Divider() }
                }
            }
        }
    }
}
AverageLayout { Text("A"); Text("B"); Text("C") }.frame(width: 200).border(.gray)
