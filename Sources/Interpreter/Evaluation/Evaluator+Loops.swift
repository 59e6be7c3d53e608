import Syntax

extension Evaluator {
    /// What a loop does after one pass through its body: nil to go on.
    func afterPass(_ completion: Exit, _ label: Name?) -> Exit? {
        switch completion {
        case .normal, .fellThrough: return nil
        case .continued(nil): return nil
        case .broke(nil): return .normal
        case .continued(let target?): return Evaluator.same(target, label) ? nil : completion
        case .broke(let target?): return Evaluator.same(target, label) ? .normal : completion
        case .returned, .yielded: return completion
        }
    }

    private static func same(_ target: Name, _ label: Name?) -> Bool {
        guard let label else { return false }
        return target == label
    }

    func executeWhile(
        _ label: Name?, _ conditions: [Condition], _ body: [Statement], _ frame: Activation
    ) throws(Signal) -> Exit {
        while try areMet(conditions, frame) {
            defer { forget(conditions, frame) }
            if let end = afterPass(try execute(body, frame), label) { return end }
        }
        return .normal
    }

    func executeRepeat(
        _ label: Name?, _ body: [Statement], _ condition: Expression, _ frame: Activation
    ) throws(Signal) -> Exit {
        repeat {
            if let end = afterPass(try execute(body, frame), label) { return end }
        } while try evaluate(condition, frame).asBool
        return .normal
    }

    func executeFor(_ loop: ForStatement, _ frame: Activation) throws(Signal) -> Exit {
        if case .expansion(let expansion) = loop.sequence.kind {
            return try executeRepeating(loop, expansion, frame)
        }
        let sequence = try evaluate(loop.sequence, frame)
        if case .range(.int(let lower), .int(let upper), let closed) = sequence {
            if lower > upper || (lower == upper && !closed) { return .normal }
            return try executeCounting(loop, lower, closed ? upper : upper - 1, frame)
        }
        if let elements = knownElements(of: sequence) {
            return try executeListing(loop, elements[...], frame)
        }
        let iterator = try makeIterator(sequence, loop.sequence.range)
        return try executeIterating(loop, iterator, frame)
    }

    private func executeListing(
        _ loop: ForStatement, _ elements: ArraySlice<Value>, _ frame: Activation
    ) throws(Signal) -> Exit {
        var index = elements.startIndex
        do throws(Signal) {
            while index < elements.endIndex {
                if let end = try executePass(loop, elements[index], frame) { return end }
                index += 1
            }
        } catch {
            guard case .suspended = error else { throw error }
            let rest = elements[(index + 1)...]
            keepPass(loop, frame) { () throws(Signal) in try self.executeListing(loop, rest, frame) }
            throw error
        }
        return .normal
    }

    private func executeCounting(
        _ loop: ForStatement, _ first: Int64, _ last: Int64, _ frame: Activation
    ) throws(Signal) -> Exit {
        var number = first
        do throws(Signal) {
            while true {
                if let end = try executePass(loop, .int(number), frame) { return end }
                if number == last { return .normal }
                number += 1
            }
        } catch {
            guard case .suspended = error else { throw error }
            let done = number
            keepPass(loop, frame) { () throws(Signal) in
                done == last ? .normal : try self.executeCounting(loop, done + 1, last, frame)
            }
            throw error
        }
    }

    private func executeIterating(
        _ loop: ForStatement, _ start: Value, _ frame: Activation
    ) throws(Signal) -> Exit {
        var iterator = start
        do throws(Signal) {
            while true {
                try step(loop.sequence.range, frame)
                let next = try callMember("next", on: &iterator, [], loop.sequence.range)
                guard case .some(let element) = next else { return .normal }
                if let end = try executePass(loop, element, frame) { return end }
            }
        } catch {
            guard case .suspended = error else { throw error }
            let rest = iterator
            keepPass(loop, frame) { () throws(Signal) in try self.executeIterating(loop, rest, frame) }
            throw error
        }
    }

    func executePass(
        _ loop: ForStatement, _ element: Value, _ frame: Activation
    ) throws(Signal) -> Exit? {
        try step(loop.sequence.range, frame)
        defer { forget(loop.pattern, frame) }
        guard try match(loop.pattern, element, frame) else { return nil }
        if let condition = loop.condition, try !evaluate(condition, frame).asBool { return nil }
        return afterPass(try execute(loop.body, frame), loop.label)
    }
}
