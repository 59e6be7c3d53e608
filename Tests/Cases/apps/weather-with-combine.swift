import Combine
import SwiftUI

struct Forecast: Identifiable, Equatable {
    struct Temperature: Comparable, CustomStringConvertible, ExpressibleByFloatLiteral {
        var celsius: Double

        init(celsius: Double) { self.celsius = celsius }
        init(floatLiteral value: Double) { celsius = value }

        var fahrenheit: Double {
            get { celsius * 9 / 5 + 32 }
            set { celsius = (newValue - 32) * 5 / 9 }
        }

        var description: String { "\(Int(celsius.rounded()))°" }

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.celsius < rhs.celsius }
        static func + (lhs: Self, rhs: Self) -> Self { .init(celsius: lhs.celsius + rhs.celsius) }
        static func / (lhs: Self, divisor: Double) -> Self { .init(celsius: lhs.celsius / divisor) }
    }

    enum Condition: String, CaseIterable {
        case sun = "sun.max.fill"
        case cloud = "cloud.fill"
        case rain = "cloud.rain.fill"

        init?(code: Int) {
            switch code {
            case 0...9: self = .sun
            case 10..<30: self = .cloud
            case 30...: self = .rain
            default: return nil
            }
        }
    }

    var id: String { day }
    let day: String
    let low, high: Temperature
    let condition: Condition
}

extension Collection where Element: Comparable {
    var extremes: (min: Element, max: Element)? {
        guard let low = self.min(), let high = self.max() else { return nil }
        return (low, high)
    }
}

extension Sequence {
    func average<T>(of value: (Element) -> T, by divide: (T, Double) -> T, adding: (T, T) -> T) -> T? {
        var count = 0.0
        var sum: T?
        for element in self {
            sum = sum.map { adding($0, value(element)) } ?? value(element)
            count += 1
        }
        return sum.map { divide($0, count) }
    }
}

final class ForecastModel: ObservableObject {
    enum Unit: String, CaseIterable { case celsius = "°C", fahrenheit = "°F" }

    @Published var unit: Unit = .celsius
    @Published private(set) var days: [Forecast] = []
    @Published private(set) var summary = "–"

    private let subject = PassthroughSubject<[(String, Double, Double, Int)], Never>()
    private var bag: Set<AnyCancellable> = []

    init() {
        subject
            .map { rows in
                rows.compactMap { name, low, high, code in
                    Forecast.Condition(code: code).map {
                        Forecast(day: name, low: .init(celsius: low), high: .init(celsius: high), condition: $0)
                    }
                }
            }
            .assign(to: &$days)
        Publishers.CombineLatest($days, $unit)
            .map { days, unit in Self.summary(days, in: unit) }
            .removeDuplicates()
            .sink { [weak self] in self?.summary = $0 }
            .store(in: &bag)
        subject.send([("Mon", 4.2, 11, 3), ("Tue", 6, 13.5, 22), ("Wed", -1, 5, 40), ("Thu", 0, 0, -1)])
    }

    private static func summary(_ days: [Forecast], in unit: Unit) -> String {
        guard
            let extremes = days.flatMap({ [$0.low, $0.high] }).extremes,
            let mean = days.average(of: \.high, by: /, adding: +)
        else { return "no data" }
        let format: (Forecast.Temperature) -> String = { temperature in
            switch unit {
            case .celsius: temperature.description
            case .fahrenheit: String(format: "%.0f°", temperature.fahrenheit)
            }
        }
        return "\(format(extremes.min)) to \(format(extremes.max)), mean \(format(mean))"
    }
}

struct TemperatureBar: View {
    let range: ClosedRange<Double>
    let low: Double
    let high: Double

    var body: some View {
        GeometryReader { proxy in
            let scale = proxy.size.width / (range.upperBound - range.lowerBound)
            Capsule()
                .fill(.linearGradient(colors: [.blue, .yellow, .red], startPoint: .leading, endPoint: .trailing))
                .frame(width: max(6, (high - low) * scale))
                .offset(x: (low - range.lowerBound) * scale)
        }
        .frame(height: 6)
        .background(.quaternary, in: .capsule)
        .accessibilityLabel("From \(low, specifier: "%.0f") to \(high, specifier: "%.0f")")
    }
}

struct ForecastView: View {
    @StateObject private var model = ForecastModel()
    @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 22

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Unit", selection: $model.unit) {
                ForEach(ForecastModel.Unit.allCases, id: \.rawValue) { unit in
                    Text(unit.rawValue).tag(unit)
                }
            }
            .pickerStyle(.segmented)
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
                ForEach(model.days) { day in
                    GridRow {
                        Text(day.day).bold()
                        Image(systemName: day.condition.rawValue)
                            .symbolRenderingMode(.multicolor)
                            .frame(width: iconSize)
                        Text(day.low.description).foregroundStyle(.secondary)
                        TemperatureBar(range: -5...20, low: day.low.celsius, high: day.high.celsius)
                        Text("\(day.high)")
                    }
                    if day != model.days.last { Divider() }
                }
            }
            Text(model.summary).font(.footnote)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).fill(.background).shadow(radius: 4))
        .padding()
    }
}

#Preview { ForecastView() }
