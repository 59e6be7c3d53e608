struct StopwatchView: View {
    @State private var start: Date? = Date(timeIntervalSinceReferenceDate: 0)
    @State private var laps: [TimeInterval] = [61.25, 59.8, 62.03]
    private func format(_ t: TimeInterval) -> String { String(format: "%02d:%02d.%02d", Int(t) / 60, Int(t) % 60, Int((t * 100).rounded()) % 100) }
    var body: some View {
        VStack {
            Text(format(183.08)).font(.system(size: 72, weight: .thin, design: .default)).monospacedDigit().minimumScaleFactor(0.3).lineLimit(1)
            HStack {
                ForEach([("Lap", Color.gray), ("Stop", .red)], id: \.0) { title, color in
                    Button(title) {}.frame(width: 80, height: 80).background(color.opacity(0.25)).clipShape(Circle()).padding(3).overlay(Circle().stroke(color.opacity(0.25), lineWidth: 2)).foregroundStyle(color)
                    if title == "Lap" { Spacer() }
                }
            }
            List(Array(zip(laps.indices, laps)).reversed(), id: \.0) { i, lap in
                HStack { Text("Lap \(i + 1)"); Spacer(); Text(format(lap)).monospacedDigit() }
                    .foregroundStyle(lap == laps.min() ? .green : lap == laps.max() ? .red : .primary)
            }
            .listStyle(.plain)
        }
        .padding()
    }
}
