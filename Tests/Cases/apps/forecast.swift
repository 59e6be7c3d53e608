import SwiftUI
struct Weather: Identifiable { let id = UUID(); let day: String; let high: Int; let low: Int; let condition: Condition
    enum Condition: String, CaseIterable { case sunny, cloudy, rainy
        var symbol: String { switch self { case .sunny: "sun.max.fill"; case .cloudy: "cloud.fill"; case .rainy: "cloud.rain.fill" } }
        var color: Color { switch self { case .sunny: .yellow; case .cloudy: .gray; case .rainy: .blue } } } }
extension Array where Element == Weather {
    static var week: [Weather] { zip(["Mon", "Tue", "Wed"], [(21, 12), (18, 9), (15, 7)]).enumerated().map { index, pair in
        Weather(day: pair.0, high: pair.1.0, low: pair.1.1, condition: Weather.Condition.allCases[index % 3]) } }
    var range: ClosedRange<Int> { (map(\.low).min() ?? 0)...(map(\.high).max() ?? 1) }
}
struct TemperatureBar: View {
    let low: Int, high: Int
    let range: ClosedRange<Int>
    var body: some View {
        GeometryReader { geometry in
            let scale = geometry.size.width / CGFloat(range.upperBound - range.lowerBound)
            Capsule().fill(.linearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
                .frame(width: CGFloat(high - low) * scale)
                .offset(x: CGFloat(low - range.lowerBound) * scale)
        }
        .frame(height: 6)
    }
}
struct ForecastView: View {
    var forecast: [Weather] = .week
    var body: some View {
        VStack(alignment: .leading) {
            header
            ForEach(Array(forecast.enumerated()), id: \.element.id) { index, day in
                if index > 0 { Divider() }
                row(for: day)
            }
            Grid(alignment: .leading, horizontalSpacing: 8) {
                GridRow { Text("Day").bold(); Text("High").gridColumnAlignment(.trailing) }
                ForEach(forecast) { d in GridRow { Text(d.day); Text("\(d.high)°") } }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
    private var header: some View { Label("3-Day Forecast", systemImage: "calendar").font(.caption).foregroundStyle(.secondary).textCase(.uppercase) }
    @ViewBuilder private func row(for day: Weather) -> some View {
        let isHot = day.high > 20
        HStack {
            Text(day.day).frame(width: 44, alignment: .leading).fontWeight(isHot ? .bold : .regular)
            Image(systemName: day.condition.symbol).symbolRenderingMode(.multicolor).foregroundStyle(day.condition.color).frame(width: 30)
            Text("\(day.low)°").foregroundStyle(.secondary)
            TemperatureBar(low: day.low, high: day.high, range: forecast.range)
            Text(verbatim: "\(day.high)°")
        }
    }
}
#Preview { ForecastView().preferredColorScheme(.dark) }
