import SwiftUI
struct CalendarView: View {
    let calendar = Calendar(identifier: .gregorian)
    let month: Date
    @State private var selected: Date?
    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: month), let range = calendar.range(of: .day, in: .month, for: month) else { return [] }
        let firstWeekday = calendar.component(.weekday, from: interval.start)
        let leading = (firstWeekday - calendar.firstWeekday + 7) % 7
        let blanks: [Date?] = Array(repeating: nil, count: leading)
        return blanks + range.map { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
    }
    var body: some View {
        VStack {
            Text(month, format: .dateTime.month(.wide).year()).font(.headline)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 8) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in Text(symbol).font(.caption2).foregroundStyle(.secondary) }
                ForEach(Array(days.enumerated()), id: \.offset) { _, date in
                    if let date {
                        Button { selected = date } label: {
                            Text(date, format: .dateTime.day()).frame(width: 32, height: 32)
                                .background { if selected.map({ calendar.isDate($0, inSameDayAs: date) }) == true { Circle().fill(.tint.opacity(0.3)) } else if calendar.isDateInToday(date) { Circle().stroke(.tint) } }
                        }.buttonStyle(.plain)
                    } else { Color.clear.frame(height: 32) }
                }
            }
        }.padding()
    }
}
#Preview { CalendarView(month: .now) }
