/// Measures how high the water stands at a ``Place``.
///
/// A gauge knows nothing of the moon: ask a ``Table`` for what is to come. See ``level(at:)-(Int)`` and ``Gauge/mean``.
///
/// ## Accuracy
///
/// ```swift
/// let gauge = Gauge(place: .harbour)
/// ```
///
/// - Note: Waves are left out.
/// - Complexity: O(1), however long it has been measuring.
public struct Gauge: Equatable, Sendable {
    /// A place with water.
    public enum Place: String, CaseIterable, Sendable {
        /// Behind the breakwater.
        case harbour
        case pier
    }

    /// Where it stands.
    public let place: Place

    /// Makes a gauge that stands at a place.
    ///
    /// - Parameter place: Where the gauge stands.
    public init(place: Place) {
        self.place = place
    }

    /// The level at an hour.
    ///
    /// - Parameters:
    ///   - hour: The hour of the day, from 0 to 23.
    /// - Returns: The height in metres.
    /// - Throws: ``TideError/ebb`` where there is no water.
    public func level(at hour: Int) throws -> Double {
        guard hour < 24 else { throw TideError.ebb }
        return Double(hour)
    }

    /// The level at a part of the day.
    public func level(at part: Double) -> Double { part * 24 }

    /// What the water stands at on most days.
    ///
    /// ```swift preview id=mean widths=200
    /// Text("\(Gauge.mean) m")
    /// ```
    ///
    /// ```expect of=mean
    /// says "1.5 m"
    /// ```
    public static let mean = 1.5

    /// Adds two levels.
    public static func + (first: Gauge, second: Gauge) -> Double { mean + mean }

    /// The old name of ``level(at:)-(Int)``.
    @available(*, deprecated, message: "Use `level(at:)`, which knows of the *hour*.", renamed: "level(at:)")
    public func height(hour: Int) -> Double { Double(hour) }
}

/// What may go wrong at sea.
public enum TideError: Error {
    /// The water is gone.
    case ebb
}
