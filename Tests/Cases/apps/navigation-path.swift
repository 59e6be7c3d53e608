import SwiftUI
struct V: View {
    @State private var path = NavigationPath([3])
    var body: some View {
        NavigationStack(path: $path) {
            List(0..<3) { i in NavigationLink("Row \(i)", value: i) }
                .navigationDestination(for: Int.self) { n in
                    Text("Number \(n)").navigationTitle("Number \(n)").navigationSubtitle("Sub")
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
                            ToolbarSpacer(.fixed)
                            ToolbarItem(placement: .topBarTrailing) { Button("Star", systemImage: "star") {} }
                            ToolbarItem(placement: .topBarTrailing) { Button("Heart", systemImage: "heart") {} }
                        }
                        .toolbarTitleMenu { Button("X") {} }
                }
                .navigationTitle("Root")
        }
    }
}
V()
