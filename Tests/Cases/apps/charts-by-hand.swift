import SwiftUI

struct DataPoint: Identifiable {
    let id: Int
    let date: Date
    let value: Double
}

struct Scale<Domain> {
    private let transform: (Domain) -> CGFloat

    init(_ transform: @escaping (Domain) -> CGFloat) { self.transform = transform }
    func callAsFunction(_ value: Domain) -> CGFloat { transform(value) }

    func pullback<Other>(_ f: @escaping (Other) -> Domain) -> Scale<Other> {
        Scale<Other> { self(f($0)) }
    }
}

extension Scale where Domain: BinaryFloatingPoint {
    static func linear(_ domain: ClosedRange<Domain>, to range: ClosedRange<CGFloat>) -> Self {
        let span = domain.upperBound - domain.lowerBound
        return Scale { value in
            let fraction = span == 0 ? 0 : CGFloat((value - domain.lowerBound) / span)
            return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
        }
    }
}

struct LineChart: Shape {
    var points: [Double]
    var isClosed = false

    func path(in rect: CGRect) -> Path {
        guard let low = points.min(), let high = points.max(), points.count > 1 else { return Path() }
        let x = Scale.linear(0...Double(points.count - 1), to: rect.minX...rect.maxX).pullback(Double.init as (Int) -> Double)
        let y = Scale.linear(low...high, to: 0...rect.height)
        var path = Path()
        for (index, value) in points.enumerated() {
            let point = CGPoint(x: x(index), y: rect.maxY - y(value))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

struct Histogram: View {
    let values: [Double]
    let bins: Int

    private var counts: [(range: Range<Double>, count: Int)] {
        guard let low = values.min(), let high = values.max(), low < high else { return [] }
        let step = (high - low) / Double(bins)
        return stride(from: low, to: high, by: step).map { start in
            let range = start..<(start + step)
            return (range, values.lazy.filter { range ~= $0 }.count)
        }
    }

    var body: some View {
        let counts = counts
        let most = counts.max { $0.count < $1.count }?.count ?? 1
        HStack(alignment: .bottom, spacing: 2) {
            ForEach(counts.indices, id: \.self) { index in
                let bin = counts[index]
                Rectangle()
                    .fill(bin.count == most ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.4)))
                    .frame(height: 60 * CGFloat(bin.count) / CGFloat(most))
                    .help("\(bin.range.lowerBound.formatted(.number.precision(.fractionLength(1))))")
            }
        }
        .frame(height: 60, alignment: .bottom)
    }
}

struct Axis: View {
    let labels: [String]

    init(_ values: some Sequence<Double>, format: (Double) -> String = { String(Int($0)) }) {
        labels = values.map(format)
    }

    var body: some View {
        HStack {
            ForEach(Array(labels.enumerated()), id: \.offset) { offset, label in
                if offset > 0 { Spacer(minLength: 0) }
                Text(label).font(.caption2).foregroundStyle(.secondary)
            }
        }
    }
}

struct Legend: View {
    let entries: KeyValuePairs<String, Color> = ["Visits": .blue, "Sales": .orange]

    var body: some View {
        HStack {
            ForEach(entries, id: \.key) { key, color in
                Label {
                    Text(key)
                } icon: {
                    Circle().fill(color).frame(width: 8, height: 8)
                }
            }
        }
        .font(.caption)
    }
}

struct ChartScreen: View {
    @State private var points: [DataPoint] = (0..<12).map { index in
        DataPoint(
            id: index, date: Date(timeIntervalSinceReferenceDate: Double(index) * 86_400),
            value: sin(Double(index) / 2) * 10 + 20)
    }
    @State private var selection: DataPoint.ID?
    @GestureState private var dragX: CGFloat?

    private var selected: DataPoint? { selection.flatMap { id in points.first(where: { $0.id == id }) } ?? points.last }

    private var trend: String {
        guard let first = points.first?.value, let last = points.last?.value else { return "" }
        let change = (last - first) / first
        return change.formatted(.percent.precision(.fractionLength(1)).sign(strategy: .always()))
    }

    var body: some View {
        VStack(alignment: .leading) {
            if let selected {
                Text(selected.date, format: .dateTime.day().month())
                    + Text(": ") + Text(selected.value, format: .number.precision(.fractionLength(2))).bold()
            }
            ZStack {
                LineChart(points: points.map(\.value), isClosed: true).fill(.blue.opacity(0.15))
                LineChart(points: points.map(\.value))
                    .stroke(.blue, style: StrokeStyle(lineWidth: 2, lineJoin: .round, dash: selection == nil ? [] : [4, 2]))
            }
            .frame(height: 120)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($dragX) { value, state, _ in state = value.location.x }
                    .onChanged { value in
                        let step = 300 / CGFloat(points.count)
                        selection = points.indices.contains(Int(value.location.x / step)) ? Int(value.location.x / step) : nil
                    })
            Axis(stride(from: 0.0, through: 12, by: 3)) { "\(Int($0))d" }
            Histogram(values: points.map { $0.value }, bins: 5)
            Legend()
            Text("Change: \(trend)")
        }
        .padding()
    }
}

#Preview { ChartScreen() }
