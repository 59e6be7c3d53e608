@Observable final class Feed {
    private(set) var items = Array(0..<120)
    private(set) var pages = 1
    func loadMore() {
    }
}
struct FeedScreen: View {
    @State private var feed = Feed()
    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(feed.items, id: \.self) { item in
                        Text("Post \(item)").padding().onAppear { if item == feed.items.last { feed.loadMore() } }
                    }
                }
            }
            navigationTitle("Feed, \(feed.pages) page")
        }
    }
}
