import SwiftUI
struct CardView<Header: View, Content: View, Footer: View>: View {
    let header: Header, content: Content, footer: Footer
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() }, @ViewBuilder footer: () -> Footer = { EmptyView() }) {
        self.header = header(); self.content = content(); self.footer = footer()
    }
    var body: some View { VStack(alignment: .leading) { header.font(.headline); content; footer.font(.footnote) }.padding().background(RoundedRectangle(cornerRadius: 12).fill(.background.secondary)) }
}
extension CardView where Header == EmptyView, Footer == EmptyView { init(_ text: LocalizedStringKey) where Content == Text { self.init(content: { Text(text) }) } }
#Preview {
    VStack {
        CardView { Text("Only") }
        CardView { Text("Content"); Text("Two") } header: { Text("Header") }
        CardView { Text("All") } header: { Label("H", systemImage: "star") } footer: { Text("F") }
        CardView("**Bold**")
    }
}
