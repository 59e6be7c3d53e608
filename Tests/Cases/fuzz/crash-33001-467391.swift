struct Segment<Value: Hashable>: View {
    @Binding var selection: Value
    let options: [(value: Value, label: String)]
    @Namespace private var ns
    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.value) { option in
                let isSelected = option.value == selection
                Button { selection = option.value } label: {
                }
                .buttonStyle(.plain)
            }
        }
    }
}
struct Host: View {
    @State private var unit = "km"
    @State private var values: [String: Double] = ["km": 5, "mi": 3.1]
    var binding: Binding<Double> { Binding { values[unit, default: 0] } set: { values[unit] = $0 } }
    var body: some View {
        VStack(alignment: .leading) {
            Segment(selection: $unit, options: [("km"), ("mi", "Miles")].map { (value: $0.0, label: $0.1) })
            Slider(value: binding, in: 0...10)
        }
        .padding()
    }
}
