import Syntax

extension Evaluator {
    /// Runs a function as a task of its own: when it waits, its caller goes on; an error it throws is its
    /// own.
    @discardableResult
    func callTask(_ function: Value) -> (value: Value?, error: Value?) {
        let result = call(function, [])
        guard isSuspended || pendingError != nil else { return (result, nil) }
        let error = pendingError
        isSuspended = false
        pendingError = nil
        return (nil, error)
    }

    /// Waits for a time that never comes.
    func suspend() { isSuspended = true }

    /// Identifiers count up, so that every build of a page gets the same ones.
    func nextIdentifier() -> Int {
        identifiers += 1
        return identifiers
    }
}
