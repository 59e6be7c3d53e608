import Interpreter
import Syntax

extension ViewGraph {
    /// Sets the state that the outermost view declares under a name, or a property of what it holds, as an
    /// event from outside would.
    ///
    /// - Parameters:
    ///   - path: a state's name, with names of properties after dots: `count`, `model.user.name`.
    ///   - literal: a number, `true`, `false`, a string in quotes, or a case like `.large`.
    /// - Returns: what is wrong with the path or the literal; nil when the state was set.
    public func setState(named path: String, to literal: String) -> String? {
        var names = Array(path.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { Name(String(decoding: $0, as: UTF8.self)) }
        let state = names.removeFirst()
        guard let cell = states.first(where: { $0.name == state })?.cell else {
            return unknown(state)
        }
        if names.isEmpty { return set(cell, path, to: literal) }
        guard let place = evaluator.settablePath(names, from: cell.value) else {
            return "'\(path)' is no property that can be set"
        }
        return set(cell, path, at: place, to: literal)
    }

    private func unknown(_ state: Name) -> String {
        let known = states.map { "'\($0.name)'" }
        if known.isEmpty { return "no view of the preview has a state" }
        return "no state is called '\(state)'; there is \(known.joinedBytes(", "))"
    }

    private func set(_ cell: StateCell, _ path: String, to literal: String) -> String? {
        guard let value = StateLiteral.value(literal, like: cell.value) else {
            return unfit(literal, path, cell.value)
        }
        cell.value = value
        return nil
    }

    private func set(_ cell: StateCell, _ path: String, at place: Value, to literal: String) -> String? {
        let current = evaluator.read(place, from: cell.value)
        guard let value = StateLiteral.value(literal, like: current) else {
            return unfit(literal, path, current)
        }
        var root = cell.value
        evaluator.write(place, to: &root, value)
        cell.value = root
        return nil
    }

    private func unfit(_ literal: String, _ path: String, _ current: Value) -> String {
        "'\(literal)' is no value for the state '\(path)', which is \(evaluator.describe(current))"
    }
}
