import Syntax

/// What can be told of a function's parameters without their types: enough to see that most calls do not mean
/// it.
struct UnboundParameters {
    private let labels: [Name?]
    /// How many arguments there must be at least.
    let requiredCount: Int
    /// How many there may be.
    let most: Int

    init(_ parameters: [ParameterSyntax]) {
        labels = parameters.map { $0.label.name == "_" || $0.label.name.isEmpty ? nil : $0.label.name }
        requiredCount = parameters.count { $0.defaultValue == nil && !$0.takesMany }
        most = parameters.contains { $0.takesMany } ? .max : parameters.count
    }

    /// Whether an argument of that label may stand somewhere; after the first of many there is none.
    func takes(_ label: Name?) -> Bool {
        if label == nil && most == .max { return true }
        for own in labels where own == label { return true }
        return false
    }
}

extension ParameterSyntax {
    fileprivate var takesMany: Bool {
        if case .packExpansion = type.kind { return true }
        return isVariadic
    }
}
