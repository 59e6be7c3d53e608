import Combine
import SwiftUI

struct Phase: Equatable {
    enum Kind: CaseIterable { case work, shortBreak, longBreak }
    let kind: Kind
    let duration: TimeInterval

    static let work = Phase(kind: .work, duration: 25 * 60)
    static let shortBreak = Self(kind: .shortBreak, duration: 5 * 60)
    static let longBreak = Self(kind: .longBreak, duration: .minutes(15))
}

extension TimeInterval {
    static func minutes(_ count: Int) -> TimeInterval { Double(count) * 60 }

    var clockText: String {
        let (minutes, seconds) = Int(self).quotientAndRemainder(dividingBy: 60)
        return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    }
}

final class PomodoroModel: ObservableObject {
    @Published private(set) var remaining: TimeInterval
    @Published private(set) var phase: Phase
    @Published var isRunning = false
    @Published private(set) var completed = 0

    private var cancellables = Set<AnyCancellable>()
    private let ticks: AnyPublisher<Date, Never>
    private lazy var schedule: [Phase] = {
        var phases: [Phase] = []
        for round in 1...4 {
            phases.append(.work)
            phases.append(round.isMultiple(of: 4) ? .longBreak : .shortBreak)
        }
        return phases
    }()

    init(ticks: AnyPublisher<Date, Never> = Timer.publish(every: 1, on: .main, in: .common).autoconnect().eraseToAnyPublisher()) {
        self.ticks = ticks
        phase = .work
        remaining = Phase.work.duration
        ticks
            .filter { [weak self] _ in self?.isRunning ?? false }
            .sink { [weak self] _ in self?.tick() }
            .store(in: &cancellables)
        $remaining
            .map { $0 <= 0 }
            .removeDuplicates()
            .filter { $0 }
            .sink { [unowned self] _ in self.advance() }
            .store(in: &cancellables)
    }

    var progress: Double { 1 - remaining / phase.duration }

    private func tick() { remaining = max(0, remaining - 1) }

    private func advance() {
        completed += 1
        phase = schedule[completed % schedule.count]
        remaining = phase.duration
    }

    func toggle() { isRunning.toggle() }
    func skip() { remaining = 0 }
}

struct ProgressRing: Shape {
    var progress: Double
    var lineWidth: CGFloat = 12

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(progress, lineWidth) }
        set { (progress, lineWidth) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let inset = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        return Path { path in
            path.addArc(
                center: CGPoint(x: inset.midX, y: inset.midY), radius: min(inset.width, inset.height) / 2,
                startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        }
        .strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
}

struct PomodoroView: View {
    @StateObject private var model = PomodoroModel(ticks: Empty().eraseToAnyPublisher())

    private var color: Color {
        switch model.phase.kind {
        case .work: .red
        case .shortBreak, .longBreak: .green
        }
    }

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(color.opacity(0.2), lineWidth: 12).padding(6)
                ProgressRing(progress: max(0.25, model.progress)).fill(color.gradient)
                VStack {
                    Text(model.remaining.clockText)
                        .font(.system(size: 44, weight: .semibold, design: .rounded).monospacedDigit())
                        .contentTransition(.numericText(countsDown: true))
                    Text(String(describing: model.phase.kind)).foregroundStyle(.secondary)
                }
            }
            .frame(width: 220, height: 220)
            HStack(spacing: 12) {
                ForEach(0..<4) { index in
                    Circle().fill(index < model.completed ? color : Color.gray.opacity(0.3)).frame(width: 10)
                }
            }
            HStack {
                Button(model.isRunning ? "Pause" : "Start", action: model.toggle)
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.space, modifiers: [])
                Button("Skip", action: model.skip).buttonStyle(.bordered)
            }
            .controlSize(.large)
        }
        .tint(color)
        .padding()
        .animation(.default, value: model.phase)
    }
}

#Preview { PomodoroView() }
