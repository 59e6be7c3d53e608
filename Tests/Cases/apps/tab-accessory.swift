struct V: View {
    @State private var q = ""
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") {
                NavigationStack {
                    List(0..<20) { Text("Row \($0)") }
                        .navigationTitle("Home").navigationSubtitle("Today")
                        .toolbarBackground(.orange, for: .navigationBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                }
            }.badge(3)
            Tab("Music", systemImage: "music.note") { Text("x") }
            Tab(role: .search) { Text("S") }
        }
        .tabViewBottomAccessory { HStack { Image(systemName: "music.note"); Text("Now Playing"); Spacer(); Image(systemName: "play.fill") }.padding(.horizontal) }
    }
}
V()
