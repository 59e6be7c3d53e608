struct N: Identifiable { let id: Int; let name: String; var kids: [N]? = nil }
struct V: View {
    let tree = [N(id: 1, name: "Fruit", kids: [N(id: 2, name: "Apple")]), N(id: 3, name: "Leek")]
    var body: some View {
        List {
            Section("Spaced") { Text("a").badge(3); Text("b").badge(4).badgeProminence(.increased)
                Label("Tint", systemImage: "star").listItemTint(.red) }
            Section { NavigationLink("Hidden mark") { Text("x") }.navigationLinkIndicatorVisibility(.hidden)
                Text("No line").listRowSeparator(.hidden); Text("c"); Text("Tint").listRowSeparatorTint(.red); Text("d") }
              .listSectionMargins(.horizontal, 40)
            OutlineGroup(tree, children: \.kids) { Text($0.name) }
        }
        .listRowSpacing(8).listSectionSpacing(.compact)
    }
}
V()
