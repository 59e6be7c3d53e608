import SwiftUI
struct Matrix<Cell: View>: View {
    private let content: [[Cell]]
    init(_ size: Int, @ViewBuilder cell: (Int, Int) -> Cell) { content = (0..<size).map { r in (0..<size).map { c in cell(r, c) } } }
    var body: some View { Grid { ForEach(content.indices, id: \.self) { r in GridRow { ForEach(content[r].indices, id: \.self) { c in content[r][c] } } } } }
}
struct Pulse: ViewModifier, Animatable { var amount: CGFloat; var animatableData: CGFloat { get { amount } set { amount = newValue } }
    func body(content: Content) -> some View { content.scaleEffect(1 + amount * 0.1) } }
extension AnyTransition { static var pulse: AnyTransition { .modifier(active: Pulse(amount: 1), identity: Pulse(amount: 0)) } }
struct S: View {
    let numbers = [3, 1, 2]
    @State private var isOn = false
    var total: Int { numbers.reduce(0, +) }
    var body: some View {
        let sorted = numbers.sorted()
        let text: String = if total > 5 { "big" } else { "small" }
        return VStack(alignment: .custom) {
            Matrix(2) { r, c in Text("\(r),\(c)").padding(4).background(.gray.opacity(0.1 * Double(r + c + 1))) }
            Text(text).alignmentGuide(.custom) { d in d[HorizontalAlignment.center] }
            ForEach(sorted, id: \.self) { n in
                switch n { case 1: Text("one"); case 2...: Text("\(n)").bold(); default: EmptyView() }
            }
            Text("A").modifier(Pulse(amount: isOn ? 1 : 0)).transition(.pulse)
            Text("\(numbers.map { String($0) }.joined(separator: ", "))")
            Text("Sum: ") + Text("\(total)").bold() + Text(verbatim: "!")
        }
        .onAppear { isOn = true }
    }
}
extension HorizontalAlignment { private enum Custom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] } }
    static let custom = HorizontalAlignment(Custom.self) }
#Preview { S() }
