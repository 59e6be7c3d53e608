import SwiftUI
struct BarChart<Data: RandomAccessCollection>: View where Data.Element: Hashable {
    var data: Data
    var value: KeyPath<Data.Element, Double>
    var label: KeyPath<Data.Element, String>
    private var maximum: Double { data.map { $0[keyPath: value] }.max() ?? 1 }
    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(Array(data), id: \.self) { element in
                VStack {
                    Text(element[keyPath: value], format: .number)
                    Rectangle().fill(.tint).frame(height: 100 * element[keyPath: value] / maximum)
                    Text(element[keyPath: label]).font(.caption).rotationEffect(.degrees(-45))
                }
            }
        }
        .tint(.purple)
    }
}
struct Sale: Hashable { var month: String; var amount: Double }
#Preview { BarChart(data: [Sale(month: "Jan", amount: 10), Sale(month: "Feb", amount: 25)], value: \.amount, label: \.month) }
