import SwiftUI
struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    struct Cache { var rows: [[Int]] = []; var sizes: [CGSize] = [] }
    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: .init(width: 300, height: 10)).width
        cache.rows = rows(width, cache.sizes)
        let height = cache.rows.map { row in row.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
        return CGSize(width: width, height: height + CGFloat(max(0, cache.rows.count - 1)) * spacing)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(bounds.width, cache.sizes) {
            var x = bounds.minX
            let height = row.map { cache.sizes[$0].height }.max() ?? 0
            for index in row {
                subviews[index].place(at: CGPoint(x: x, y: y + height / 2), anchor: .leading, proposal: .init(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
            y += height + spacing
        }
    }
    private func rows(_ width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var x: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if x + size.width > width, !rows[rows.endIndex - 1].isEmpty { rows.append([]); x = 0 }
            rows[rows.count - 1].append(index)
            x += size.width + spacing
        }
        return rows
    }
}
struct Tags: View {
    let tags = "swift ios macos layout custom protocol generic".split(separator: " ").map(String.init)
    @State private var selected: Set<String> = ["ios"]
    var body: some View {
        FlowLayout(spacing: 6) {
            ForEach(tags, id: \.self) { tag in
                Text(tag).padding(6).background(selected.contains(tag) ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
                    .onTapGesture { if !selected.insert(tag).inserted { selected.remove(tag) } }
            }
        }
        .padding()
    }
}
#Preview { Tags() }
