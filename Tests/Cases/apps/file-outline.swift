import SwiftUI
struct FileItem: Hashable, Identifiable, CustomStringConvertible { var id: Self { self }; var name: String; var children: [FileItem]? = nil
    var description: String { switch children { case nil: "📄 \(name)"; case .some(let children): children.isEmpty ? "📂 \(name)" : "📁 \(name)" } } }
struct Files: View {
    let data = [FileItem(name: "users", children: [FileItem(name: "user1234", children: [FileItem(name: "Photos", children: [FileItem(name: "photo001.jpg")]), FileItem(name: "Documents", children: [])])])]
    var body: some View {
        List(data, children: \.children) { item in Text(item.description) }
        OutlineGroup(data, children: \.children) { Text("\($0.description)") }
        List { OutlineGroup(data[0], children: \.children) { item in Label(item.name, systemImage: item.children == nil ? "doc" : "folder") } }.listStyle(.sidebar)
    }
}
#Preview { Files() }
