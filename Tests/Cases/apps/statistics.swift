import SwiftUI
struct Stats: View { let values = [4.0, 8, 15, 16, 23, 42]
 var mean: Double { values.reduce(0, +) / Double(values.count) }
 var deviation: Double { sqrt(values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count - 1)) }
 var body: some View { Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
  GridRow { Text("Mean"); Text(mean, format: .number.precision(.fractionLength(2))).gridColumnAlignment(.trailing) }
  Divider().gridCellUnsizedAxes(.horizontal)
  GridRow { Text("Deviation"); Text(deviation.formatted(.number.rounded(increment: 0.1))) }
  GridRow { Text("All: " + values.map { $0.formatted() }.formatted(.list(type: .and))).gridCellColumns(2) } } } }
