import SwiftUI
struct Timer2: View {
    enum State2: Equatable { case stopped, running(since: Date), paused(elapsed: TimeInterval) }
    @State private var state: State2 = .stopped
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var now = Date()
    private var elapsed: TimeInterval {
        switch state { case .stopped: 0; case .running(let since): now.timeIntervalSince(since); case .paused(let elapsed): elapsed }
    }
    private var formatted: String { let total = Int(elapsed); return String(format: "%02d:%02d", total / 60, total % 60) }
    var body: some View {
        VStack {
            Text(formatted).font(.system(size: 48, weight: .thin, design: .monospaced))
            switch state {
            case .stopped: Button("Start") { state = .running(since: .now) }
            case .running: Button("Pause") { state = .paused(elapsed: elapsed) }
            case .paused(let e): HStack { Button("Resume") { state = .running(since: Date(timeIntervalSinceNow: -e)) }; Button("Reset") { state = .stopped } }
            }
        }
        .onReceive(timer) { now = $0 }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reset"))) { _ in state = .stopped }
        .onDisappear { timer.upstream.connect().cancel() }
    }
}
#Preview { Timer2() }
