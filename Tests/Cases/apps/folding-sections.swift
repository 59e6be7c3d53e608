struct ListSections: View {
    struct Group: Identifiable { let id: String; let items: [String] }
    let groups = [Group(id: "Fruit", items: ["Apple", "Pear"]), Group(id: "Vegetables", items: ["Leek", "Kale"])]
    @State private var expanded: Set<String> = ["Fruit"]
    var body: some View {
        List {
            ForEach(groups) { group in
                Section(isExpanded: Binding(get: { expanded.contains(group.id) }, set: { if $0 { expanded.insert(group.id) } else { expanded.remove(group.id) } })) {
                    ForEach(group.items, id: \.self) { item in Text(item).listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)).listRowBackground(Color.yellow.opacity(0.2)) }
                } header: { Text(group.id) }
                .headerProminence(.increased)
            }
            Section { LabeledContent("Total") { Text("4").bold() } }
        }
        .listStyle(.sidebar)
        .scrollContentBackground(.hidden)
        .background(LinearGradient(colors: [.mint, .white], startPoint: .top, endPoint: .bottom))
    }
}
