import SwiftUI
struct Onboarding: View {
    private struct Page: Identifiable { let id = UUID(), title: String, symbol: String, tint: Color }
    private let pages = [Page(title: "Welcome", symbol: "hand.wave", tint: .orange), Page(title: "Organize", symbol: "folder", tint: .blue), Page(title: "Share", symbol: "square.and.arrow.up", tint: .green)]
    @State private var index = 0
    @AppStorage("didOnboard") private var done = false
    var body: some View {
        VStack {
            TabView(selection: $index) {
                ForEach(Array(zip(pages.indices, pages)), id: \.0) { i, page in
                    VStack(spacing: 24) { Image(systemName: page.symbol).resizable().scaledToFit().frame(height: 80).foregroundStyle(page.tint.gradient); Text(page.title).font(.title.bold()) }.tag(i)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack { ForEach(pages.indices, id: \.self) { i in Circle().fill(i == index ? Color.primary : .secondary.opacity(0.3)).frame(width: 8) } }
            Button(index == pages.count - 1 ? "Start" : "Next", action: advance).buttonStyle(.borderedProminent).controlSize(.large).tint(pages[index].tint)
        }
        .frame(height: 300)
    }
    private func advance() { withAnimation { if index < pages.count - 1 { index += 1 } else { done = true } } }
}
#Preview { Onboarding() }
