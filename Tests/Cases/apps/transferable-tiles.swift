struct DragGridItem: Identifiable, Equatable, Codable, Transferable {
    var id: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
struct DragGrid: View {
    @State private var items = (0..<9).map(DragGridItem.init)
    @State private var dragging: DragGridItem?
    let columns = [GridItem(.adaptive(minimum: 90, maximum: 120))]
    var body: some View {
        LazyVGrid(columns: columns) {
            ForEach(items) { item in
                Text("\(item.id)").frame(maxWidth: .infinity, minHeight: 80).background(Color.mint.opacity(0.4)).clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                    .opacity(dragging == item ? 0.4 : 1)
                    .draggable(item) { Text("\(item.id)").onAppear { dragging = item } }
                    .dropDestination(for: DragGridItem.self) { dropped, location in
                        guard let first = dropped.first, let from = items.firstIndex(of: first), let to = items.firstIndex(of: item) else { return false }
                        withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
                        return true
                    } isTargeted: { _ in }
            }
        }
        .padding()
    }
}
