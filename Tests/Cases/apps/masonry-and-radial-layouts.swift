import SwiftUI

struct MasonryLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 8

    struct Cache {
        var frames: [CGRect] = []
        var width: CGFloat?
        var height: CGFloat = 0
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.width = nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        arrange(subviews, in: width, &cache)
        return CGSize(width: width, height: cache.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        arrange(subviews, in: bounds.width, &cache)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .leading ? bounds.minX : nil
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat, _ cache: inout Cache) {
        guard cache.width != width else { return }
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        cache.frames = subviews.map { subview in
            let span = min(subview[ColumnSpan.self], columns)
            let column = (0...(columns - span)).min { a, b in
                heights[a..<(a + span)].max()! < heights[b..<(b + span)].max()!
            } ?? 0
            let wide = columnWidth * CGFloat(span) + spacing * CGFloat(span - 1)
            let size = subview.sizeThatFits(.init(width: wide, height: nil))
            let y = heights[column..<(column + span)].max() ?? 0
            for index in column..<(column + span) { heights[index] = y + size.height + spacing }
            return CGRect(x: CGFloat(column) * (columnWidth + spacing), y: y, width: wide, height: size.height)
        }
        cache.width = width
        cache.height = max(0, (heights.max() ?? 0) - spacing)
    }
}

struct ColumnSpan: LayoutValueKey {
    static let defaultValue = 1
}

extension View {
    func columnSpan(_ span: Int) -> some View { layoutValue(key: ColumnSpan.self, value: span) }
}

struct RadialLayout: Layout {
    var startAngle: Angle = .zero

    var animatableData: Double {
        get { startAngle.degrees }
        set { startAngle = .degrees(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = min(proposal.width ?? 200, proposal.height ?? 200)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let radius = min(bounds.width - largest.width, bounds.height - largest.height) / 2
        let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
        for (index, subview) in subviews.enumerated() {
            let angle = startAngle + step * Double(index)
            let point = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle.radians))
            subview.place(at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center, proposal: .unspecified)
        }
    }
}

struct Gallery: View {
    @State private var isRadial = false
    @State private var angle = Angle.degrees(-90)
    private let heights: [CGFloat] = [60, 110, 80, 140, 50]

    var body: some View {
        let layout = isRadial ? AnyLayout(RadialLayout(startAngle: angle)) : AnyLayout(MasonryLayout(columns: 3))
        VStack {
            Toggle("Radial", isOn: $isRadial.animation(.spring(duration: 0.4)))
            layout {
                ForEach(heights.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(hue: Double(index) / Double(heights.count), saturation: 0.6, brightness: 0.9))
                        .frame(height: isRadial ? 40 : heights[index])
                        .frame(width: isRadial ? 40 : nil)
                        .columnSpan(index == 3 ? 2 : 1)
                        .overlay(Text(index, format: .number))
                }
            }
            RadialLayout(startAngle: angle) {
                ForEach(1...12, id: \.self) { hour in Text("\(hour)").font(.caption) }
            }
            .frame(height: 150)
        }
        .padding()
    }
}

#Preview { Gallery() }
