import SwiftUI
import Observation

@main
struct DemoApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    @Environment(\.scenePhase) private var phase
    @State private var model = AppModel()
    var body: some Scene {
        WindowGroup {
            HomeView().environment(model)
        }
        .onChange(of: phase) { _, new in if new == .background { print("bg") } }
        #if os(macOS)
        Settings { Text("Settings") }
        #endif
    }
}
class AppDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
}
@MainActor @Observable final class AppModel { var user: String? = "Jane"; private(set) var launches = 0 }
struct HomeView: View {
    @Environment(AppModel.self) private var model
    var body: some View { Text("Hi, \(model.user ?? "stranger")!").font(.largeTitle) }
}
