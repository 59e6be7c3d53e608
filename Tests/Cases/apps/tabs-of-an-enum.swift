import SwiftUI
struct RootView: View {
    enum AppTab: Hashable { case home, library(String), search }
    @State private var selection: AppTab = .home
    @State private var query = ""
    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: .home) { Color.teal.backgroundExtensionEffect() }
            TabSection("Library") {
                Tab("Books", systemImage: "book", value: AppTab.library("books")) { Text("Books") }
                Tab("Films", systemImage: "film", value: AppTab.library("films")) { Text("Films") }
            }
            Tab(value: AppTab.search, role: .search) { NavigationStack { Text("Search").searchable(text: $query) } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Text("Now Playing") }
        .onChange(of: selection) { old, new in print(old, new) }
    }
}
#Preview { RootView() }
