BasicVStack {
    Text("A Subview")
    Text("Another Subview")
}
