import SwiftUI
struct Backgrounds: View {
    var body: some View {
        NavigationStack {
            ScrollView { Text("Content").frame(maxWidth: .infinity) }
                .containerBackground(.orange.gradient, for: .navigation)
                .navigationTitle("Sunny")
        }
    }
}
#Preview { Backgrounds() }
