import SwiftUI
#if os(iOS)
typealias PlatformColor = Color
#else
typealias PlatformColor = Never
#endif
@available(iOS 17, *)
struct Dashboard: View {
    struct Metric: Identifiable { var id: String { title }; let title: String; let value: Double; let change: Double; var format: Format = .number
        enum Format { case number, currency, percent
            func string(_ value: Double) -> String { switch self { case .number: value.formatted(.number.grouping(.automatic)); case .currency: value.formatted(.currency(code: "USD")); case .percent: value.formatted(.percent) } } } }
    let metrics: [Metric] = [.init(title: "Revenue", value: 12345.6, change: 0.12, format: .currency), .init(title: "Users", value: 1280, change: -0.03), .init(title: "Rate", value: 0.256, change: 0, format: .percent)]
    @State private var expanded: Set<Metric.ID> = []
    @Environment(\.horizontalSizeClass) private var sizeClass
    var layout: AnyLayout { sizeClass == .regular ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) }
    var body: some View {
        ViewThatFits {
            content.fixedSize()
            ScrollView(.vertical) { content }
        }
    }
    var content: some View {
        layout {
            ForEach(metrics) { metric in
                let isUp = metric.change >= 0
                VStack(alignment: .leading, spacing: 4) {
                    Text(metric.title).font(.caption).foregroundStyle(.secondary)
                    Text(metric.format.string(metric.value)).font(.title.monospacedDigit()).minimumScaleFactor(0.5)
                    HStack(alignment: .firstTextBaseline, spacing: 2) {
                        Image(systemName: isUp ? "arrow.up" : "arrow.down")
                        Text(abs(metric.change), format: .percent.precision(.fractionLength(0...1)))
                    }
                    .foregroundStyle(metric.change == 0 ? Color.secondary : isUp ? .green : .red)
                    if expanded.contains(metric.id) { Text("Details").transition(.slide) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
                .background(PlatformColor.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
                .onTapGesture { withAnimation(.snappy) { _ = expanded.contains(metric.id) ? expanded.remove(metric.id) : expanded.insert(metric.id).memberAfterInsert } }
            }
        }
        .padding()
    }
}
#Preview { if #available(iOS 17, *) { Dashboard() } else { Text("old") } }
