import Syntax

extension Evaluator {
    /// Runs a function as a task of its own: when it waits, its caller goes on; an error it throws is lost.
    public func callTask(_ function: Value) -> Value? {
        let result = call(function, [])
        if isSuspended || pendingError != nil {
            isSuspended = false
            pendingError = nil
            return nil
        }
        return result
    }

    /// Waits for a time that never comes.
    func suspend() { isSuspended = true }

    /// Identifiers count up, so that every build of a page gets the same ones.
    func nextIdentifier() -> Int {
        identifiers += 1
        return identifiers
    }
}
