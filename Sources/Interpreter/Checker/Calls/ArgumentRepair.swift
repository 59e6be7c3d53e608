import Syntax

/// What arguments that do not match their parameters were meant to be, after the compiler's own rules: labels
/// first, then misspelt labels, then positions; what is left over is missing or too much.
struct ArgumentRepair {
    private let parameters: [Parameter]
    private let arguments: [CallArgument]
    /// For each parameter the arguments it would take.
    private var taken: [[Int]]
    private var isClaimed: [Bool]
    private let plain: Int

    init(_ parameters: [Parameter], _ arguments: [CallArgument]) {
        self.parameters = parameters
        self.arguments = arguments
        taken = Array(repeating: [], count: parameters.count)
        isClaimed = Array(repeating: false, count: arguments.count)
        plain = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    }

    func failure() -> MatchFailure {
        var repair = self
        repair.claimByLabel()
        repair.claimTrailing()
        if repair.hasUnclaimed {
            repair.claimMisspelt()
            repair.claimByPosition()
            repair.claimInPlace()
        }
        return repair.verdict
    }

    private var hasUnclaimed: Bool { isClaimed.contains(false) }

    private func label(_ argument: Int) -> Name? { arguments[argument].labelName }

    private func isOptional(_ index: Int) -> Bool {
        parameters[index].defaultValue != nil || parameters[index].isVariadic
    }

    private mutating func claim(_ argument: Int, _ parameter: Int) {
        taken[parameter].append(argument)
        isClaimed[argument] = true
    }

    // MARK: Claims

    /// Arguments named as a parameter is, wherever they stand; unnamed ones only where they are next.
    private mutating func claimByLabel() {
        var next = 0
        for index in parameters.indices {
            while next < plain, isClaimed[next] { next += 1 }
            if next < plain, label(next) == parameters[index].label {
                claim(next, index)
                while parameters[index].isVariadic, next + 1 < plain, label(next + 1) == nil {
                    next += 1
                    claim(next, index)
                }
            } else if let wanted = parameters[index].label,
                let later = (0..<plain).first(where: { !isClaimed[$0] && label($0) == wanted })
            {
                claim(later, index)
            }
        }
    }

    private mutating func claimTrailing() {
        var position = 0
        for argument in plain..<arguments.count {
            let wanted = label(argument)
            let found = parameters.indices.first { index in
                index >= position && taken[index].isEmpty && parameters[index].takesClosure
                    && (wanted == nil ? !yields(index, argument) : parameters[index].label == wanted)
            }
            guard let found else { continue }
            claim(argument, found)
            position = found + 1
        }
    }

    /// A closure with a default yields to one behind it that must be given.
    private func yields(_ index: Int, _ argument: Int) -> Bool {
        let labels = arguments[(argument + 1)...].compactMap { $0.label?.name }
        return isOptional(index)
            && parameters.indices.contains { later in
                later > index && parameters[later].takesClosure && !isOptional(later) && taken[later].isEmpty
                    && !(parameters[later].label.map { labels.contains($0) } ?? false)
            }
    }

    /// A named argument whose label is close to exactly one that is still wanted.
    private mutating func claimMisspelt() {
        for argument in 0..<plain where !isClaimed[argument] {
            guard let name = label(argument) else { continue }
            let free = parameters.indices.filter { taken[$0].isEmpty }
            guard let near = Spelling.suggestion(for: name, among: free.compactMap { parameters[$0].label }),
                let index = free.first(where: { parameters[$0].label == near })
            else { continue }
            claim(argument, index)
        }
    }

    /// A label left out or one too many: the order decides.
    private mutating func claimByPosition() {
        var next = 0
        for index in parameters.indices where taken[index].isEmpty {
            while next < plain, isClaimed[next] { next += 1 }
            guard next < plain else { return }
            if parameters[index].label != nil, isBehind(index, argument: next) { continue }
            if label(next) == nil || parameters[index].label == nil { claim(next, index) }
        }
    }

    /// Whether the argument before another one goes to a parameter behind one.
    private func isBehind(_ parameter: Int, argument: Int) -> Bool {
        guard argument > 0, let before = parameters.indices.first(where: { taken[$0].contains(argument - 1) })
        else { return false }
        return before > parameter
    }

    /// As many as there are parameters: a wholly different label stands for the parameter in its place.
    private mutating func claimInPlace() {
        guard arguments.count == parameters.count else { return }
        for index in 0..<plain
        where !isClaimed[index] && taken[index].isEmpty && parameters[index].defaultValue == nil {
            claim(index, index)
        }
    }

    // MARK: The verdict

    private var verdict: MatchFailure {
        let extra = arguments.indices.filter { !isClaimed[$0] }
        let missing = parameters.indices.filter { taken[$0].isEmpty && !isOptional($0) }
        let expected = arguments.indices.map { expectedLabel($0) }
        let wrong = arguments.indices.filter {
            isClaimed[$0] && !arguments[$0].isTrailing && label($0) != expected[$0]
        }
        let distance =
            5 * extra.count + 4 * missing.count + wrong.reduce(0) { $0 + cost(of: $1, expected[$1]) }
        if let first = extra.first, arguments[first].isTrailing, missing.isEmpty {
            return MatchFailure(kind: .trailing(first), distance: distance)
        }
        if !extra.isEmpty, missing.isEmpty || parameters.isEmpty {
            return MatchFailure(kind: .extra(extra), distance: distance)
        }
        if !missing.isEmpty { return MatchFailure(kind: .missing(missing), distance: distance) }
        if !wrong.isEmpty { return MatchFailure(kind: .labels(expected), distance: distance) }
        guard let (late, early) = outOfOrder else {
            // A closure behind the call goes to a parameter before one that an argument names.
            return MatchFailure(kind: .labels(parameters.map { $0.label }), distance: 1)
        }
        return MatchFailure(kind: .order(late, early), distance: 1)
    }

    private func expectedLabel(_ argument: Int) -> Name? {
        if arguments[argument].isTrailing { return label(argument) }
        guard let index = parameters.indices.first(where: { taken[$0].contains(argument) }) else {
            return label(argument)
        }
        return taken[index].first == argument ? parameters[index].label : nil
    }

    /// A missing label is easier to forget than a wrong one is to write.
    private func cost(of argument: Int, _ expected: Name?) -> Int {
        guard let given = label(argument) else { return 1 }
        guard let expected else { return 2 }
        return Spelling.suggestion(for: given, among: [expected]) == nil ? 3 : 1
    }

    private var outOfOrder: (Int, Int)? {
        var highest: (argument: Int, parameter: Int)?
        for argument in 0..<plain {
            guard let index = parameters.indices.first(where: { taken[$0].contains(argument) }) else {
                continue
            }
            if let before = highest, index < before.parameter {
                let early = (0..<argument).first { other in
                    (parameters.indices.first { taken[$0].contains(other) } ?? 0) > index
                }
                return (argument, early ?? before.argument)
            }
            if index > highest?.parameter ?? -1 { highest = (argument, index) }
        }
        return nil
    }
}
