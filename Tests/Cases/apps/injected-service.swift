import SwiftUI
protocol WeatherService: Sendable { func forecast(for city: String) async throws -> [Forecast] }
struct Forecast: Codable, Identifiable, Sendable { let id: Int; let day: String; let high: Double; let low: Double
    enum CodingKeys: String, CodingKey { case id, day, high = "temp_max", low = "temp_min" } }
struct MockService: WeatherService {
    func forecast(for city: String) async throws -> [Forecast] {
        let json = """
        [{"id": 1, "day": "Mon", "temp_max": 21.5, "temp_min": 12}, {"id": 2, "day": "Tue", "temp_max": 19, "temp_min": 9.5}]
        """
        return try JSONDecoder().decode([Forecast].self, from: Data(json.utf8))
    }
}
private struct ServiceKey: EnvironmentKey { static let defaultValue: any WeatherService = MockService() }
extension EnvironmentValues { var weather: any WeatherService { get { self[ServiceKey.self] } set { self[ServiceKey.self] = newValue } } }
struct ForecastView: View {
    @Environment(\.weather) private var service
    @Environment(\.locale) private var locale
    @State private var forecasts: [Forecast] = []
    let city: String
    var body: some View {
        let lowest = forecasts.map(\.low).min() ?? 0, highest = forecasts.map(\.high).max() ?? 1
        ForEach(forecasts) { f in
            HStack {
                Text(f.day).frame(width: 50, alignment: .leading)
                Text("\(f.low.formatted(.number.precision(.fractionLength(0))))°").foregroundStyle(.secondary)
                GeometryReader { g in
                    let scale = g.size.width / (highest - lowest)
                    Capsule().fill(.quaternary).overlay(alignment: .leading) {
                        Capsule().fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing)).frame(width: (f.high - f.low) * scale).offset(x: (f.low - lowest) * scale)
                    }
                }.frame(height: 5)
                Text(Measurement(value: f.high, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .asProvided)))
            }
        }
        .padding(.horizontal)
        .task(id: city) { forecasts = (try? await service.forecast(for: city)) ?? [] }
    }
}
#Preview { ForecastView(city: "Rome").environment(\.weather, MockService()) }
