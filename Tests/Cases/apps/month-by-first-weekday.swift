struct MonthGrid: View {
    @State private var date = Date(timeIntervalSince1970: 1_714_000_000)
    @State private var selected: Date?
    private var calendar: Calendar = { var c = Calendar(identifier: .gregorian); c.firstWeekday = 2; c.locale = Locale(identifier: "en_US"); return c }()
    private var symbols: [String] {
        let s = calendar.veryShortStandaloneWeekdaySymbols
        return Array(s[(calendar.firstWeekday - 1)...] + s[..<(calendar.firstWeekday - 1)])
    }
    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: date), let range = calendar.range(of: .day, in: .month, for: date) else { return [] }
        let leading = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: leading) + range.compactMap { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
    }
    var body: some View {
        VStack {
            HStack {
                Button { date = calendar.date(byAdding: .month, value: -1, to: date)! } label: { Image(systemName: "chevron.left") }
                Spacer()
                Text(date, format: .dateTime.month(.wide).year()).font(.headline)
                Spacer()
                Button { date = calendar.date(byAdding: .month, value: 1, to: date)! } label: { Image(systemName: "chevron.right") }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 12) {
                ForEach(Array(symbols.enumerated()), id: \.offset) { Text($0.element).font(.caption).foregroundStyle(.secondary) }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        let isToday = calendar.isDate(day, inSameDayAs: date)
                        Text(day.formatted(.dateTime.day()))
                            .frame(width: 36, height: 36)
                            .background { if isToday { Circle().fill(.red) } }
                            .foregroundStyle(isToday ? .white : calendar.isDateInWeekend(day) ? .secondary : .primary)
                    } else { Color.clear.frame(height: 36) }
                }
            }
        }
        .padding()
    }
}
#Preview { MonthGrid() }
