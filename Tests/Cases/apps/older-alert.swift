struct V: View {
    var body: some View {
        NavigationStack {
            VStack { Text("Hello"); Button("Go") {} }
                .navigationTitle("Doc").toolbarRole(.editor)
                .navigationBarTitleDisplayMode(.inline)
                .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
                .toolbar { ToolbarItem(placement: .secondaryAction) { Button("X") {} }
                   ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
        }
        .alert(isPresented: .constant(true)) { Alert(title: Text("Old"), message: Text("Message"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel()) }
    }
}
V()
