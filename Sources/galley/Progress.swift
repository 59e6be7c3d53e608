import Foundation

/// Shows how far a long build is: in place on a terminal, a line now and then in a log. A short build says
/// nothing.
final class Progress: @unchecked Sendable {
    private let start = Date()
    private var last = Date()

    /// Called one at a time.
    func report(_ done: Int, _ total: Int) {
        let now = Date()
        guard now.timeIntervalSince(start) > 1 else { return }
        if Terminal.isTerminal {
            guard now.timeIntervalSince(last) > 0.1 || done == total else { return }
            Terminal.error("\r\u{1B}[K" + (done == total ? "" : "\(done) of \(total) pages"))
        } else {
            guard now.timeIntervalSince(last) > 10, done < total else { return }
            Terminal.error("\(done) of \(total) pages\n")
        }
        last = now
    }
}
