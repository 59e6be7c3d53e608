// The last row asks for more when it appears: what is far below the screen does not.
import SwiftUI

@Observable final class Feed {
    private(set) var items = Array(0..<120)
    private(set) var pages = 1
    func loadMore() {
        pages += 1
        items += items.count..<(items.count + 120)
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
                    ProgressView().frame(maxWidth: .infinity)
                }
            }
            .navigationTitle("Feed, \(feed.pages) page")
        }
    }
}

#Preview { FeedScreen() }
