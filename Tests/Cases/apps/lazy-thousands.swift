// Ten thousand rows: a lazy container makes what is seen and some around it.
import SwiftUI

struct Photo: Identifiable { let id: Int; let title: String; let detail: String }

struct PhotoRow: View {
    let photo: Photo
    var body: some View {
        HStack {
            Image(systemName: "photo").foregroundStyle(.tint)
            VStack(alignment: .leading) {
                Text(photo.title).font(.headline)
                Text(photo.detail).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text(photo.id, format: .number).monospacedDigit()
        }
    }
}

struct LibraryScreen: View {
    private let photos = (0..<10_000).map { Photo(id: $0, title: "Photo \($0)", detail: "Taken on day \($0 % 31 + 1)") }
    var body: some View {
        TabView {
            List(photos) { PhotoRow(photo: $0) }.tabItem { Label("List", systemImage: "list.bullet") }
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section("All") { ForEach(photos) { PhotoRow(photo: $0).padding() } }
                }
            }
            .tabItem { Label("Stack", systemImage: "square.stack") }
        }
    }
}

#Preview { LibraryScreen() }
