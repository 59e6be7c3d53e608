ViewThatFits(in: .horizontal) {
    HStack {
        Label("Reading list", systemImage: "book")
        Text("12 unread").foregroundStyle(.secondary)
    }
    Label("12 unread", systemImage: "book")
    Text("12")
}
.padding()
