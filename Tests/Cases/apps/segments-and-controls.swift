import SwiftUI
struct Segment<Value: Hashable>: View {
    @Binding var selection: Value
    let options: [(value: Value, label: String)]
    @Namespace private var ns
    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.value) { option in
                let isSelected = option.value == selection
                Button { selection = option.value } label: {
                    Text(option.label).frame(maxWidth: .infinity).padding(.vertical, 6)
                        .background { if isSelected { Capsule().fill(.white).matchedGeometryEffect(id: "bg", in: ns) } }
                }
                .buttonStyle(.plain)
            }
        }
        .padding(2)
        .background(Color(.systemGray5), in: Capsule())
    }
}
struct Host: View {
    @State private var unit = "km"
    @State private var values: [String: Double] = ["km": 5, "mi": 3.1]
    var binding: Binding<Double> { Binding { values[unit, default: 0] } set: { values[unit] = $0 } }
    var body: some View {
        VStack(alignment: .leading) {
            Segment(selection: $unit, options: [("km", "Kilometres"), ("mi", "Miles")].map { (value: $0.0, label: $0.1) })
            Slider(value: binding, in: 0...10)
            Text("\(values[unit]!, format: .number.precision(.fractionLength(1))) \(unit)")
            LabeledContent("Distance", value: values[unit, default: 0].formatted())
            Gauge(value: values[unit] ?? 0, in: 0...10) { Text("km") } currentValueLabel: { Text(verbatim: "\(Int(values[unit] ?? 0))") }
            DisclosureGroup("More") { Text("Hidden") }
            Menu("Options") { Button("A") {}; Divider(); Menu("Sub") { Button("B", action: {}) } }
            Link("Site", destination: URL(string: "https://example.com")!)
        }
        .padding()
    }
}
#Preview { Host() }
