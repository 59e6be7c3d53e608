struct ExpandableText: View {
    let text: String
    @State private var expanded = false
    @State private var truncated = false
    var body: some View {
        VStack(alignment: .leading) {
            Text(text).lineLimit(expanded ? nil : 3)
                .background(
                    ViewThatFits(in: .vertical) { Text(text).hidden(); Color.clear.onAppear { truncated = true } }
                )
            if truncated { Button(expanded ? "Show less" : "Show more") { withAnimation { expanded.toggle() } }.font(.footnote) }
        }
    }
}
ExpandableText(text: String(repeating: "Lorem ipsum dolor sit amet. ", count: 14)).padding()
