extension Text {
    public struct DateStyle: Sendable {
        let index: Int
        public static let time = DateStyle(index: 0)
        public static let date = DateStyle(index: 1)
        public static let relative = DateStyle(index: 2)
        public static let offset = DateStyle(index: 3)
        public static let timer = DateStyle(index: 4)
    }

    @native public init(_ date: Date, style: Text.DateStyle)
    @native public init(_ dates: ClosedRange<Date>)
    @native public init(_ interval: DateInterval)

    @native public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true)
}
