struct Inbox:View{var body: some View {
        NavigationStack {
            List(1..<8) { number in
                NavigationLink("Message \(number)") { Text("\(number)") }
            }
            navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                }
            }
        }
    }
}
