import Syntax

/// Which arguments go to which parameters, by labels and order alone.
struct ArgumentMatching {
    /// For each argument the parameter that takes it.
    let parameters: [Int]

    enum Failure {
        /// Parameters that get nothing.
        case missing([Int])
        /// Arguments that no parameter takes.
        case extra([Int])
        /// For each argument the label it should have.
        case labels([Name?])
        /// An argument, and the one that it must stand before.
        case order(Int, Int)
        case trailing(Int)
    }

    /// Follows the compiler: labels in order, defaults skipped, trailing closures matched forwards. Nothing
    /// when they do not match; `failure` says why.
    static func match(_ arguments: [CallArgument], to function: FunctionDeclaration) -> ArgumentMatching? {
        guard mayMatch(arguments, function) else { return nil }
        guard isWorthTrying(arguments, function) else { return nil }
        var matcher = Matcher(function, arguments)
        guard case .matched(let parameters) = matcher.run() else { return nil }
        return ArgumentMatching(parameters: parameters)
    }

    /// Whether a function could match whose parameters have no types yet: finding these binds all that they
    /// name.
    private static func mayMatch(_ arguments: [CallArgument], _ function: FunctionDeclaration) -> Bool {
        guard let parameters = function.unboundParameters else { return true }
        if arguments.count < parameters.requiredCount || arguments.count > parameters.most { return false }
        for index in arguments.indices where !arguments[index].isTrailing {
            if !parameters.takes(arguments[index].labelName) { return false }
        }
        return true
    }

    /// Whether each label is one of a parameter's: most candidates fail here.
    private static func isWorthTrying(_ arguments: [CallArgument], _ function: FunctionDeclaration) -> Bool {
        if function.kind == .operator { return true }
        return arguments.indices.allSatisfy { index in
            guard let label = arguments[index].label?.name, label != .wildcard else { return true }
            return function.parameters.indices.contains { function.parameters[$0].label == label }
        }
    }

    /// What is wrong with arguments that do not match.
    static func failure(of arguments: [CallArgument], to function: FunctionDeclaration) -> MatchFailure {
        var matcher = Matcher(function, arguments)
        if case .strayTrailing(let argument) = matcher.run() {
            return MatchFailure(kind: .trailing(argument), distance: 5)
        }
        return ArgumentRepair(function.parameters, arguments).failure()
    }
}

struct MatchFailure {
    let kind: ArgumentMatching.Failure
    /// How far from fitting, for choosing whom to report.
    let distance: Int
}

private struct Matcher {
    let parameters: [Parameter]
    let arguments: [CallArgument]
    let ignoringLabels: Bool
    /// For each argument so far the parameter that takes it: they are taken in order.
    var takers: [Int] = []
    let plain: Int

    enum Outcome {
        /// For each argument the parameter that takes it.
        case matched([Int])
        case mismatched
        /// A trailing closure that no parameter takes.
        case strayTrailing(Int)
    }

    init(_ function: FunctionDeclaration, _ arguments: [CallArgument]) {
        parameters = function.parameters
        self.arguments = arguments
        ignoringLabels = function.kind == .operator
        takers.reserveCapacity(arguments.count)
        plain = arguments.firstIndex { $0.isTrailing } ?? arguments.count
    }

    private func label(_ index: Int) -> Name? { arguments[index].labelName }

    private func fits(_ argument: Int, _ parameter: Int) -> Bool {
        ignoringLabels || label(argument) == parameters[parameter].label
    }

    mutating func run() -> Outcome {
        for index in parameters.indices {
            guard takers.count < plain else { break }
            if fits(takers.count, index) {
                takers.append(index)
                if parameters[index].isVariadic { takeUnlabeled(index) }
            } else if !isOptional(index) {
                break
            }
        }
        if takers.count < plain { return .mismatched }
        if let stray = matchTrailing() { return .strayTrailing(stray) }
        let isComplete = parameters.indices.allSatisfy { isOptional($0) || takers.contains($0) }
        return isComplete ? .matched(takers) : .mismatched
    }

    /// What follows the first argument of a variadic parameter.
    private mutating func takeUnlabeled(_ index: Int) {
        while takers.count < plain, label(takers.count) == nil { takers.append(index) }
    }

    private func isOptional(_ index: Int) -> Bool {
        parameters[index].defaultValue != nil || parameters[index].isVariadic
    }

    // MARK: Trailing closures

    /// Gives the first trailing closure that no parameter takes.
    private mutating func matchTrailing() -> Int? {
        var position = takers.last.map { $0 + 1 } ?? 0
        for argument in plain..<arguments.count {
            guard let found = parameter(for: argument, from: position) else { return argument }
            takers.append(found)
            position = parameters[found].isVariadic ? found : found + 1
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
        let labeled = Set(arguments[(argument + 1)...].compactMap { $0.label?.name })
        return parameters[(index + 1)...].contains { parameter in
            parameter.takesClosure && parameter.defaultValue == nil && !parameter.isVariadic
                && !(parameter.label.map { labeled.contains($0) } ?? false)
        }
    }
}

extension Parameter {
    /// Whether a trailing closure may go to it: a function, or whatever a generic parameter without demands
    /// stands for.
    var takesClosure: Bool {
        if case .parameter(let generic) = type.shallow {
            return generic.conformances.isEmpty && generic.superclass == nil
        }
        return type.isFunctionLike
    }
}

extension Type {
    /// Functions, tuples and types as values conform to no protocol.
    var isNeverConforming: Bool {
        switch self {
        case .function, .metatype, .tuple: true
        default: false
        }
    }

    /// A function type, or an optional one.
    var isFunctionLike: Bool {
        switch shallow {
        case .function: true
        case .nominal(let declaration, let arguments):
            declaration.isLibrary && declaration.name == "Optional"
                && (arguments.first?.isFunctionLike ?? false)
        default: false
        }
    }
}
