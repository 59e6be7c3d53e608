import SwiftUI

struct MasonryLayout: Layout {
    let columns: Int
    let spacing: Double

    init(columns: Int = 3, spacing: Double = 5) {
        self.columns = max(1, columns)
        self.spacing = spacing
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private func frames(for subviews: Subviews, in totalWidth: Double) -> [CGRect] {
        let totalSpacing = spacing * Double(columns - 1)
        let columnWidth = (totalWidth - totalSpacing) / Double(columns)
        let columnWidthWithSpacing = columnWidth + spacing
        let proposedSize = ProposedViewSize(width: columnWidth, height: nil)
        var viewFrames = [CGRect]()
        var columnHeights = Array(repeating: 0.0, count: columns)
        for subview in subviews {
            var selectedColumn = 0
            var selectedHeight = Double.greatestFiniteMagnitude
            for (columnIndex, height) in columnHeights.enumerated() where height < selectedHeight {
                selectedColumn = columnIndex
                selectedHeight = height
            }
            let x = Double(selectedColumn) * columnWidthWithSpacing
            let y = columnHeights[selectedColumn]
            let size = subview.sizeThatFits(proposedSize)
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            columnHeights[selectedColumn] += size.height + spacing
            viewFrames.append(frame)
        }
        return viewFrames
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let viewFrames = frames(for: subviews, in: width)
        let bottomView = viewFrames.max { $0.maxY < $1.maxY } ?? .zero
        cache = viewFrames
        return CGSize(width: width, height: bottomView.maxY)
    }

    func makeCache(subviews: Subviews) -> [CGRect] { [] }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGRect]) {
        for index in subviews.indices {
            let frame = cache[index]
            let position = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subviews[index].place(at: position, proposal: ProposedViewSize(frame.size))
        }
    }
}

struct PlaceholderView: View {
    let color: Color = [.blue, .cyan, .green, .indigo, .mint, .orange, .pink, .purple, .red].randomElement()!
    let size: CGSize
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(color)
            Text("\(Int(size.width))x\(Int(size.height))").foregroundColor(.white).font(.headline)
        }
        .aspectRatio(size, contentMode: .fill)
    }
}

struct ContentView: View {
    @State private var columns = 3
    @State private var views = (0..<12).map { i in CGSize(width: .init(100 + i * 37 % 400), height: .init(100 + i * 83 % 400)) }
    var body: some View {
        ScrollView {
            MasonryLayout(columns: columns, spacing: 5) {
                ForEach(0..<12) { i in PlaceholderView(size: views[i]) }
            }
            .padding(.horizontal, 5)
        }
        .safeAreaInset(edge: .bottom) {
            Stepper("Columns: \(columns)", value: $columns.animation(), in: 1...5).padding().background(.regularMaterial)
        }
    }
}
#Preview { ContentView() }
