import SwiftUI
struct Item: Identifiable { let id = UUID(); let n: Int }
struct Pager: View {
    let items = (0..<20).map { Item(n: $0) }
    @State private var position: ScrollPosition = .init(idType: Item.ID.self)
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack { ForEach(items) { item in Text("\(item.n)").frame(width: 80, height: 80).background(.orange.opacity(0.3)) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .leading)
            HStack {
                Button("First") { position.scrollTo(id: items[0].id) }
                Button("Last") { if let last = items.last { position.scrollTo(id: last.id) } }
                Text("Viewing: \(position.viewID(type: Item.ID.self)?.uuidString ?? "none")")
                Text(position.isPositionedByUser ? "user" : "code")
            }
        }
        .onAppear { position.scrollTo(id: items[5].id) }
    }
}
#Preview { Pager() }
