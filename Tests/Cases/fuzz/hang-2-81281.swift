struct Inbox: View {@State var query = ""
    var body: some View {
        NavigationStack {
            List(1..<8) { number in
                NavigationLink("Message \(number)") { Text("\(number)") }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) {
                }
            }
            searchable(text: $query)
        }
    }
}
