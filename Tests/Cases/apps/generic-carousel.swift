import SwiftUI
struct Carousel<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    private let data: Data
    private let spacing: CGFloat
    private let content: (Data.Element) -> Content
    init(_ data: Data, spacing: CGFloat = 10, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data; self.spacing = spacing; self.content = content
    }
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: spacing) { ForEach(data) { content($0).containerRelativeFrame(.horizontal, count: 3, spacing: spacing) } }
                .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .safeAreaPadding(.horizontal)
    }
}
struct Section2<Header: View, Content: View>: View {
    let header: Header
    let content: Content
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) { self.header = header(); self.content = content() }
    var body: some View { VStack(alignment: .leading) { header.font(.title2.weight(.semibold)); content } }
}
extension Section2 where Header == Text { init(_ title: String, @ViewBuilder content: () -> Content) { self.init(header: { Text(title) }, content: content) } }
extension Section2 where Header == EmptyView { init(@ViewBuilder content: () -> Content) { self.init(header: { EmptyView() }, content: content) } }
struct Photo: Identifiable { var id: Int; var hue: Double { Double(id) / 10 } }
struct Album: View {
    let photos = (0..<6).map(Photo.init(id:))
    var body: some View {
        VStack {
            Section2("Recents") { Carousel(photos) { photo in Color(hue: photo.hue, saturation: 0.5, brightness: 0.9).frame(height: 80) } }
            Section2 { Text("plain") }
            Section2 { HStack { Text("A"); Spacer(); Text("B") } } content: { Text("content") }
            AnyView(erasing(flag: true))
            stack(of: [1, 2, 3])
        }
    }
    func erasing(flag: Bool) -> any View { flag ? Text("yes") : Image(systemName: "no") }
    func stack(of numbers: some Collection<Int>) -> some View { HStack { ForEach(Array(numbers), id: \.self) { Text("\($0)") } } }
}
#Preview { Album() }
