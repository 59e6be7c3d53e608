import SwiftUI
struct EqualWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let maxSize = maxSize(subviews)
        let spacing = spacing(subviews)
        return CGSize(width: maxSize.width * CGFloat(subviews.count) + spacing.reduce(0) { $0 + $1 }, height: maxSize.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = maxSize(subviews), spacing = spacing(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
            x += size.width + spacing[index]
        }
    }
    private func maxSize(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }
    private func spacing(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}
private struct Rank: LayoutValueKey { static let defaultValue = 1 }
extension View { func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) } }
struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 3.0
        let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
        let ranks = subviews.map { $0[Rank.self] }
        let offset = getOffset(ranks)
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
    private func getOffset(_ ranks: [Int]) -> Double { guard ranks.count == 3, !ranks.allSatisfy({ $0 == ranks.first }) else { return 0 }; return ranks[0] == ranks[1] ? .pi / 3 : 0 }
}
struct Pets: View {
    @State private var votes = ["Cat": 3, "Dog": 5, "Goldfish": 1]
    var sorted: [(key: String, value: Int)] { votes.sorted { ($0.value, $1.key) > ($1.value, $0.key) } }
    var body: some View {
        VStack {
            Radial { ForEach(Array(sorted.enumerated()), id: \.element.key) { index, pet in Circle().fill(.blue).frame(width: 30).overlay(Text(pet.key.prefix(1))).rank(index + 1) } }.frame(height: 200)
            Grid(alignment: .leading) {
                ForEach(sorted, id: \.key) { pet in
                    GridRow { Text(pet.key); ProgressView(value: Double(pet.value), total: Double(votes.values.reduce(0, +))); Text("\(pet.value)").gridColumnAlignment(.trailing) }
                    Divider().gridCellUnsizedAxes(.horizontal)
                }
            }
            ViewThatFits { EqualWidth { buttons }; VStack { buttons } }
        }
        .padding()
    }
    @ViewBuilder var buttons: some View { ForEach(votes.keys.sorted(), id: \.self) { name in Button { votes[name, default: 0] += 1 } label: { Text(name).frame(maxWidth: .infinity) }.buttonStyle(.bordered) } }
}
#Preview { Pets() }
