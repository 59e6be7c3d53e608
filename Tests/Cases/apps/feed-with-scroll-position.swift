import SwiftUI
struct Feed: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var isScrolled = false
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(1...40, id: \.self) { n in
                    Text("Post \(n)").padding().frame(maxWidth: .infinity, alignment: .leading).background(.fill.tertiary, in: .rect(cornerRadius: 12)).id(n)
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y > geometry.contentInsets.top + 50
        } action: { _, isNow in
            withAnimation { isScrolled = isNow }
        }
        .overlay(alignment: .bottomTrailing) {
            Button("Top", systemImage: "arrow.up") { withAnimation { position.scrollTo(edge: .top) } }
                .labelStyle(.iconOnly).buttonStyle(.borderedProminent).buttonBorderShape(.circle).padding()
                .opacity(isScrolled ? 1 : 0.2)
        }
        .toolbar {
            Button("Middle") { position.scrollTo(id: 20, anchor: .center) }
            Button("Down") { position.scrollTo(y: 400) }
        }
    }
}
#Preview { NavigationStack { Feed() } }
