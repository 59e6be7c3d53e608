import SwiftUI
protocol Displayable { associatedtype Icon: View; var title: String { get }; @ViewBuilder var icon: Icon { get } }
extension Displayable where Icon == EmptyView { var icon: EmptyView { EmptyView() } }
struct Plain: Displayable, Hashable { var title: String }
struct Fancy: Displayable, Hashable {
    var title: String; var symbol: String
    var icon: some View { Image(systemName: symbol).foregroundStyle(.tint) }
}
struct Picklist<Data, ID, RowContent>: View where Data: RandomAccessCollection, Data.Element: Displayable, ID: Hashable, RowContent: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    @ViewBuilder let row: (Data.Element) -> RowContent
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(data, id: id) { element in
                HStack { element.icon; row(element) }
                if element[keyPath: id] != data.last?[keyPath: id] { Divider() }
            }
        }
    }
}
extension Picklist where RowContent == Text {
    init(_ data: Data, id: KeyPath<Data.Element, ID>) { self.init(data: data, id: id) { Text($0.title) } }
}
extension Picklist where Data.Element: Hashable, ID == Data.Element, RowContent == Text {
    init(_ data: Data) { self.init(data, id: \.self) }
}
#Preview {
    Picklist([Plain(title: "One"), Plain(title: "Two")])
    Picklist(data: [Fancy(title: "Sun", symbol: "sun.max"), Fancy(title: "Moon", symbol: "moon")], id: \.title) { Text($0.title).bold() }
}
