/// A row of levels, whatever they are of.
public protocol Table {
    associatedtype Level

    /// The levels in their order.
    var levels: [Level] { get }

    /// What a reader sees.
    func described() -> String
}

extension Table {
    /// Lists the levels.
    public func described() -> String { "\(levels)" }

    /// Whether there are none.
    public var isEmpty: Bool { levels.isEmpty }
}

/**
 The levels of one day.

 Made of a ``Gauge`` with ``predicted(from:through:every:)``.
 */
public struct DayTable<Level>: Table {
    public var levels: [Level]

    /// Makes a table of levels.
    public init(_ levels: [Level]) { self.levels = levels }
}

extension DayTable: Equatable where Level: Equatable {}

extension DayTable where Level == Double {
    /// Predicts the levels between two hours.
    ///
    /// - Parameters:
    ///   - start: The first hour.
    ///   - end: The last hour.
    ///   - step: The hours between two levels.
    public static func predicted(from start: Int, through end: Int, every step: Int = 1) -> DayTable<Double> {
        DayTable(stride(from: start, through: end, by: step).map(Double.init))
    }
}

extension String {
    /// The name of a tide.
    public var tideName: String { "tide of \(self)" }
}
