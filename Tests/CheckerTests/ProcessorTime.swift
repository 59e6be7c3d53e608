import Foundation

/// What this process has computed so far, in which a busy machine does not count.
enum ProcessorTime {
    static var now: Duration { .seconds(Double(clock()) / Double(CLOCKS_PER_SEC)) }
}
