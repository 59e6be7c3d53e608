import SwiftUI
protocol Theme { associatedtype Background: ShapeStyle; var background: Background { get }; var font: Font { get } }
struct Light: Theme { var background: some ShapeStyle { Color.white }; let font = Font.body }
struct Fancy: Theme { var background: LinearGradient { LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom) }; var font: Font { .system(size: 20, weight: .heavy, design: .rounded) } }
struct Themed<T: Theme, Content: View>: View {
    let theme: T
    @ViewBuilder var content: Content
    var body: some View { content.font(theme.font).padding().background(theme.background) }
}
struct StarButtonStyle: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.trigger() } } }
struct OptionalImage: View { var name: String?; var body: some View { if let name { Image(systemName: name) } else { EmptyView() } } }
struct Stack<Content: View>: View { var axis: Axis = .vertical; @ViewBuilder var content: () -> Content
    var body: some View { let layout = axis == .vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()); layout { content() } } }
extension Text { func heading() -> Text { font(.title).bold().foregroundColor(.blue) } 
    init(_ number: some BinaryInteger) { self.init(verbatim: "\(number)") } }
extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6); init(hex: UInt32) { self.init(red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255) } }
extension ShapeStyle where Self == Color { static var brandTint: Color { .brand } }
extension Font { static let heading = Font.system(.title2, design: .serif).weight(.semibold) }
extension Animation { static var bouncy2: Animation { .spring(response: 0.3, dampingFraction: 0.5) } }
extension EdgeInsets { static let card = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16) }
extension CGFloat { static let gutter: CGFloat = 12 }
struct Screen: View {
    var body: some View {
        Stack {
            Themed(theme: Light()) { Text("light") }
            Themed(theme: Fancy()) { Text("fancy"); OptionalImage(name: "star") }
            Text("H").heading() + Text(" tail").italic()
            Text(42).font(.heading).foregroundStyle(.brandTint).padding(.card).background(Color(hex: 0xff8800))
            Stack(axis: .horizontal) { Text("a"); Text("b") }.padding(.gutter)
            Button("Star") {}.buttonStyle(StarButtonStyle())
        }
    }
}
#Preview { Screen() }
