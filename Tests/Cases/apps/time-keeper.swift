import SwiftUI
struct Stopwatch: View { @State private var start: Date? = nil; @State private var elapsed: TimeInterval = 0
 var body: some View { TimelineView(.animation(minimumInterval: 0.1, paused: start == nil)) { context in VStack { Text(Duration.seconds(elapsed + (start.map { context.date.timeIntervalSince($0) } ?? 0)), format: .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))).monospacedDigit()
  Button(start == nil ? "Start" : "Stop") { if let s = start { elapsed += Date().timeIntervalSince(s); start = nil } else { start = .now } }.buttonStyle(.bordered).tint(start == nil ? .green : .red) } } } }
