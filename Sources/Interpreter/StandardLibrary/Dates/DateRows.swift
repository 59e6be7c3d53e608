/// `Date`, with its calendars and formats. The clock stands still and the calendar is the Gregorian one in GMT, in en_US.
extension StandardLibrary {
    static var dates: [Declaration] { dateType + calendars + dateStyles }

    private static var dateType: [Declaration] {
        [
            Declaration(
                """
                struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable, Strideable {
                    typealias Stride = Double
                    var timeIntervalSinceReferenceDate: Double
                    init() { timeIntervalSinceReferenceDate = _now() }
                    init(timeIntervalSinceReferenceDate ti: Double) { timeIntervalSinceReferenceDate = ti }
                    init(timeIntervalSinceNow ti: Double) { timeIntervalSinceReferenceDate = _now() + ti }
                    init(timeIntervalSince1970 ti: Double) { timeIntervalSinceReferenceDate = ti - 978307200 }
                    init(timeInterval ti: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + ti }
                    static var now: Date { Date() }
                    static var timeIntervalSinceReferenceDate: Double { _now() }
                    static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800)
                    static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000)
                    var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
                    var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
                    func timeIntervalSince(_ date: Date) -> Double { timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate }
                    func addingTimeInterval(_ ti: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti) }
                    mutating func addTimeInterval(_ ti: Double) { timeIntervalSinceReferenceDate += ti }
                    func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
                    func advanced(by n: Double) -> Date { addingTimeInterval(n) }
                    static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
                    static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
                    static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
                    static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
                    var description: String { _formatDate(timeIntervalSinceReferenceDate, "yyyy-MM-dd HH:mm:ss") + " +0000" }
                }
                """),
            Declaration("func _now() -> Double", { .double($0.evaluator.now) }),
            Declaration(
                "func _formatDate(_ seconds: Double, _ pattern: String) -> String",
                { .string(Dates.format($0.double(0), $0.string(1))) }),
            Declaration("func _parseDate(_ text: String, _ pattern: String) -> Double?", { call in
                DateParser.parse(call.string(0), call.string(1)).map { .some(.double($0)) } ?? .none
            }),
            Declaration(
                "func _dateParts(_ seconds: Double) -> [Int]", { .array(Dates.parts($0.double(0)).map { .int($0) }) }),
            Declaration(
                "func _dateSeconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) -> Double",
                { .double(Dates.seconds($0.int(0), $0.int(1), $0.int(2), $0.int(3), $0.int(4), $0.int(5))) }),
        ]
    }
}
