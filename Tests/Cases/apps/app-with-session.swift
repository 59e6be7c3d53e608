import SwiftUI
@main struct MyApp: App {
    @State private var session = Session()
    var body: some Scene { WindowGroup { RootView().environment(session) } }
}
@Observable class Session {
    enum User { case guest, member(name: String, isAdmin: Bool) }
    var user: User = .member(name: "Ann", isAdmin: true)
    @ObservationIgnored var cache: [String: Int] = [:]
    var displayName: String { if case let .member(name, _) = user { name } else { "Guest" } }
}
struct RootView: View {
    @Environment(Session.self) private var session
    @State private var selection: Tab = .home
    enum Tab: Hashable, CaseIterable { case home, profile }
    var body: some View {
        TabView(selection: $selection) {
            ForEach(Tab.allCases, id: \.self) { tab in
                screen(tab).tabItem { Label(title(tab), systemImage: tab == .home ? "house" : "person") }.tag(tab)
            }
        }
        .overlay(alignment: .topTrailing) { badge }
    }
    private func title(_ tab: Tab) -> String { switch tab { case .home: return "Home"; case .profile: return session.displayName } }
    @ViewBuilder private func screen(_ tab: Tab) -> some View {
        switch (tab, session.user) {
        case (.home, .guest): Text("Please log in")
        case (.home, .member(let name, true)): VStack { Text("Admin \(name)"); Button("Out") { session.user = .guest } }
        case (.home, .member(let name, _)): Text("Hello, \(name)")
        case (.profile, _): EmptyView()
        }
    }
    @ViewBuilder var badge: some View {
        if case .member(_, isAdmin: true) = session.user, selection == .home { Circle().fill(.red).frame(width: 10, height: 10) }
    }
}
