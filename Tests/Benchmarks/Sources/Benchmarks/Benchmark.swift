/// Something to measure: fresh material is prepared outside the clock, then worked on inside it.
struct Benchmark {
    let name: String
    /// What one run gets through, and how many of them.
    let unit: String
    let count: Int
    /// What the result is to stay under, in seconds for the whole run; nothing where no promise was made.
    var target: Double?
    let prepare: () -> () -> Void

    /// One run's time in seconds.
    func sample() -> Double {
        let work = prepare()
        let clock = ContinuousClock()
        let duration = clock.measure(work).components
        return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
    }

    /// Runs for about a second, at least seven times, the first two not counted: what is made on first need
    /// is made by then.
    func samples() -> Samples {
        _ = sample()
        let count = min(max(Int(1 / max(sample(), 1e-6)), 7), 501)
        return Samples((0..<count).map { _ in sample() })
    }
}

/// Times in seconds, sorted.
struct Samples {
    private let sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    var count: Int { sorted.count }
    var least: Double { sorted[0] }
    var median: Double { sorted[count / 2] }
    /// The time that nine of ten runs stay under.
    var ninth: Double { sorted[count * 9 / 10] }
}

/// Keeps the optimizer from dropping work whose result nobody reads.
@inline(never)
func keep<T>(_ value: T) {}
