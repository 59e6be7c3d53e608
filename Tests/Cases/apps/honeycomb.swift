struct HoneycombLayout: Layout {
    let rows: Int
    let columns: Int
    var spacing: CGFloat = 0
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
        let w = size.width / (CGFloat(columns) + 0.5)
        let h = w / cos(.pi / 6)
        return CGSize(width: size.width, height: h * 0.75 * CGFloat(rows) + h * 0.25)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let w = bounds.width / (CGFloat(columns) + 0.5)
        let h = w / cos(.pi / 6)
        let size = ProposedViewSize(width: w - spacing, height: h - spacing)
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let xOffset = row.isMultiple(of: 2) ? 0 : w / 2
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * w + xOffset + w / 2, y: bounds.minY + CGFloat(row) * h * 0.75 + h / 2),
                anchor: .center, proposal: size)
        }
    }
}
struct Hexagon: Shape {
    static let aspectRatio: CGFloat = 2 / sqrt(3)
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let width = min(rect.width, rect.height * Self.aspectRatio)
        let size = width / 2
        let corners = (0..<6).map { i -> CGPoint in
            let angle = -CGFloat.pi / 2 + CGFloat.pi / 3 * CGFloat(i)
            return CGPoint(x: center.x + size * cos(angle), y: center.y + size * sin(angle))
        }
        path.move(to: corners[0])
        corners[1..<6].forEach { point in path.addLine(to: point) }
        path.closeSubpath()
        return path
    }
}
struct Honeycomb: View {
    var body: some View {
        HoneycombLayout(rows: 4, columns: 4, spacing: 6) {
            ForEach(0..<16) { i in
                Hexagon()
                    .fill(i % 3 == 0 ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.yellow))
                    .overlay(Text("\(i)").font(.caption2.monospacedDigit()))
            }
        }
        .padding()
    }
}
