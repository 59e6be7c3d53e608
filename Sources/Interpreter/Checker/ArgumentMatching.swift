import Syntax

/// Which arguments go to which parameters, by labels and order alone.
struct ArgumentMatching {
    /// For each parameter the arguments it takes: none for a default, several for a variadic.
    var taken: [[Int]]

    enum Failure {
        case missing([Int])
        case extra([Int])
        case labels
        case order(Int, Int)
        case trailing(Int)
    }

    /// Follows the compiler: labels in order, defaults skipped, trailing closures matched forwards.
    static func match(
        _ parameters: [Parameter], _ arguments: [CallArgument], ignoringLabels: Bool = false
    ) -> Result<ArgumentMatching, MatchFailure> {
        var matcher = Matcher(parameters, arguments, ignoringLabels)
        return matcher.run()
    }
}

struct MatchFailure: Error {
    let kind: ArgumentMatching.Failure
    /// How far from fitting, for choosing whom to report.
    let distance: Int
}

private struct Matcher {
    let parameters: [Parameter]
    let arguments: [CallArgument]
    let ignoringLabels: Bool
    var taken: [[Int]]
    let plain: Int

    init(_ parameters: [Parameter], _ arguments: [CallArgument], _ ignoringLabels: Bool) {
        self.parameters = parameters
        self.arguments = arguments
        self.ignoringLabels = ignoringLabels
        taken = Array(repeating: [], count: parameters.count)
        plain = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    }

    private func label(_ index: Int) -> Name? {
        guard let label = arguments[index].label?.name, label != "_" else { return nil }
        return label
    }

    private func fits(_ argument: Int, _ parameter: Int) -> Bool {
        ignoringLabels || label(argument) == parameters[parameter].label
    }

    mutating func run() -> Result<ArgumentMatching, MatchFailure> {
        var next = 0
        var missing: [Int] = []
        var firstFree = 0
        for index in parameters.indices {
            guard next < plain else { break }
            if parameters[index].isVariadic {
                guard fits(next, index) else { continue }
                taken[index].append(next)
                next += 1
                while next < plain, label(next) == nil, !takesLater(next, after: index) {
                    taken[index].append(next)
                    next += 1
                }
                firstFree = index + 1
            } else if fits(next, index) {
                taken[index] = [next]
                next += 1
                firstFree = index + 1
            } else if !isOptional(index) {
                break
            }
        }
        if next < plain { return .failure(labelFailure(next)) }
        if let failure = matchTrailing(from: firstFree) { return .failure(failure) }
        for index in parameters.indices where taken[index].isEmpty && !isOptional(index) { missing.append(index) }
        if !missing.isEmpty { return .failure(MatchFailure(kind: .missing(missing), distance: 10 + missing.count)) }
        return .success(ArgumentMatching(taken: taken))
    }

    /// `f(_ items: Int..., last: Int)`: labels end a variadic list, so only they could take it later.
    private func takesLater(_ argument: Int, after index: Int) -> Bool { false }

    private func isOptional(_ index: Int) -> Bool {
        parameters[index].defaultValue != nil || parameters[index].isVariadic
    }

    // MARK: Trailing closures

    private mutating func matchTrailing(from start: Int) -> MatchFailure? {
        guard plain < arguments.count else { return nil }
        var position = start
        for argument in plain..<arguments.count {
            if let found = parameter(for: argument, from: position) {
                taken[found].append(argument)
                position = parameters[found].isVariadic ? found : found + 1
            } else {
                return MatchFailure(kind: .trailing(argument), distance: 20)
            }
        }
        return nil
    }

    private func parameter(for argument: Int, from start: Int) -> Int? {
        if let label = label(argument) {
            return parameters.indices.first { $0 >= start && parameters[$0].label == label }
        }
        var index = start
        while index < parameters.count {
            if parameters[index].takesClosure {
                if isOptional(index), laterNeedsClosure(index, argument) {
                    index += 1
                    continue
                }
                return index
            }
            if !isOptional(index) { return nil }
            index += 1
        }
        return nil
    }

    /// A closure parameter with a default yields to a later one that must have a closure.
    private func laterNeedsClosure(_ index: Int, _ argument: Int) -> Bool {
        let labelled = Set(arguments[(argument + 1)...].compactMap { $0.label?.name })
        return parameters[(index + 1)...].contains { parameter in
            parameter.takesClosure && parameter.defaultValue == nil && !parameter.isVariadic
                && !(parameter.label.map { labelled.contains($0) } ?? false)
        }
    }

    // MARK: What is wrong

    private func labelFailure(_ next: Int) -> MatchFailure {
        let wanted = parameters.filter { !$0.takesClosure || plain == arguments.count }
        let required = parameters.indices.filter { !isOptional($0) }
        if parameters.isEmpty {
            return MatchFailure(kind: .extra(Array(0..<plain)), distance: 10 + plain)
        }
        // The same labels in another order.
        let given = (0..<plain).map { label($0) }
        let own = parameters.map { $0.label }
        if Set(given).isSubset(of: Set(own)), given.allSatisfy({ $0 != nil }), Set(given).count == given.count,
            let late = outOfOrder(given, own)
        {
            return MatchFailure(kind: .order(late.0, late.1), distance: 3)
        }
        // As many as are wanted, but called otherwise.
        if plain <= wanted.count, plain >= required.filter({ !parameters[$0].takesClosure || plain == arguments.count }).count {
            let unknown = given.filter { name in !own.contains(name) }.count
            return MatchFailure(kind: .labels, distance: 2 + max(unknown, 1))
        }
        let matched = parameters.indices.filter { !taken[$0].isEmpty }.count
        if plain > wanted.count {
            var extra: [Int] = []
            for index in 0..<plain where !taken.contains(where: { $0.contains(index) }) { extra.append(index) }
            let unknown = extra.filter { index in !own.contains(label(index)) }
            if extra.count - (parameters.count - matched) > 0 {
                return MatchFailure(
                    kind: .extra(unknown.isEmpty || unknown.count < extra.count ? Array(extra.suffix(plain - wanted.count)) : extra),
                    distance: 10 + extra.count)
            }
            return MatchFailure(kind: .labels, distance: 10 + extra.count)
        }
        let missing = required.filter { index in !given.contains(parameters[index].label) }
        if !missing.isEmpty, given.allSatisfy({ own.contains($0) }) {
            return MatchFailure(kind: .missing(missing), distance: 10 + missing.count)
        }
        return MatchFailure(kind: .labels, distance: 12)
    }

    private func outOfOrder(_ given: [Name?], _ own: [Name?]) -> (Int, Int)? {
        let positions = given.map { name in own.firstIndex { $0 == name } ?? 0 }
        for index in positions.indices.dropFirst() where positions[index] < positions[index - 1] {
            let earlier = positions.indices.first { positions[$0] > positions[index] } ?? index - 1
            return (index, earlier)
        }
        return nil
    }
}

extension Parameter {
    /// Whether a trailing closure may go to it: a function, or whatever a generic parameter without demands stands for.
    var takesClosure: Bool {
        if case .parameter(let generic) = type.shallow { return generic.conformances.isEmpty && generic.superclass == nil }
        return type.isFunctionLike
    }
}

extension Type {
    /// A function type, or an optional one.
    var isFunctionLike: Bool {
        switch shallow {
        case .function: true
        case .nominal(let declaration, let arguments):
            declaration.isLibrary && declaration.name == "Optional" && (arguments.first?.isFunctionLike ?? false)
        default: false
        }
    }
}
