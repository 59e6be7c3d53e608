struct Photo:Identifiable{let id:Int;let title:String;let detail:String}
struct PhotoRow:View{    let  photo: Photo
    var body: some View {
        HStack {
            VStack {
            }
        }
    }
}
struct LibraryScreen: View {
let photos = (0..<10_000).map { Photo(id: $0, title: "Photo \($0)", detail: "Taken on day \($0 % 31 + 1)") }
    var body: some View {
        TabView {
            List(photos) { PhotoRow(photo: $0) }.tabItem { Label("List", systemImage: "list.bullet") }
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section("All") { ForEach(photos) { PhotoRow(photo: $0).padding() } }
                }
            }
        }
    }
}
