@available(iOS 15.0, *) public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

@available(iOS 15.0, *)
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
        -> AnimationTimelineSchedule
    {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let seconds = startDate.timeIntervalSinceReferenceDate
        return [Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)]
    }
}

@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: Double

    public init(from startDate: Date, by interval: TimeInterval) {
        self.start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let passed = startDate.timeIntervalSince(start)
        if passed <= 0 || interval <= 0 { return [start] }
        return [start.addingTimeInterval((passed / interval).rounded(.down) * interval)]
    }
}

@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

@available(iOS 15.0, *)
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    let content: Content

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        var date = Date()
        for entry in schedule.entries(from: date, mode: .normal) {
            if let first = entry as? Date { date = first }
            break
        }
        self.content = content(TimelineViewDefaultContext(date: date, cadence: .live))
    }
}

extension TimelineView {
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
        public func invalidateTimelineContent() {}
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View { public var body: some View { content } }
