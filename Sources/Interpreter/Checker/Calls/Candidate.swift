import Syntax

/// What a member is read from or a function called on.
enum Base {
    case none
    case value(Expression)
    case type(Type)
    case superclass(Expression)
    /// A type that is known when the program runs: the class of an object may be below the one that is
    /// written.
    case metatype(Expression, Type)

    var type: Type? {
        switch self {
        case .none: nil
        case .value(let expression), .superclass(let expression): expression.type
        case .type(let type), .metatype(_, let type): type
        }
    }
}

/// One function that a call may mean. A reference: lists of them are filtered, tried and ranked.
final class Candidate {
    let function: FunctionDeclaration
    let base: Base
    /// Arguments for the generic parameters of the type that declares it.
    let arguments: [Type]
    let origin: FoundMember.Origin
    /// Generic arguments written at the call.
    let explicit: [Type]
    /// A local function: the variable that holds it.
    let local: LocalVariable?
    /// `Type.method` without a receiver: a function that takes it.
    let isUnbound: Bool
    /// How it takes the arguments of the call, if that is known.
    let matching: ArgumentMatching?

    init(
        function: FunctionDeclaration, base: Base, arguments: [Type], origin: FoundMember.Origin = .own,
        explicit: [Type] = [], local: LocalVariable? = nil, isUnbound: Bool = false,
        matching: ArgumentMatching? = nil
    ) {
        self.function = function
        self.base = base
        self.arguments = arguments
        self.origin = origin
        self.explicit = explicit
        self.local = local
        self.isUnbound = isUnbound
        self.matching = matching
    }

    /// The same function, called on something else.
    func on(_ base: Base) -> Candidate {
        Candidate(
            function: function, base: base, arguments: arguments, origin: origin, explicit: explicit,
            local: local,
            isUnbound: isUnbound, matching: matching)
    }
}

/// An argument of a call: as written, already checked, or a trailing closure. A reference: it is held against
/// the parameters of every candidate.
final class CallArgument {
    enum Value {
        case syntax(ExpressionSyntax)
        case trailing(TrailingClosureSyntax)
        case typed(Expression)
    }

    let label: Identifier?
    let value: Value

    init(label: Identifier?, value: Value) {
        self.label = label
        self.value = value
    }

    /// The label; nothing for `_`, too.
    var labelName: Name? {
        guard let name = label?.name, name != .wildcard else { return nil }
        return name
    }

    var range: SourceRange {
        switch value {
        case .syntax(let syntax): syntax.range
        case .trailing(let closure): closure.range
        case .typed(let expression): expression.range
        }
    }

    /// Where it begins, with its label.
    var start: Int { label?.range.lower ?? range.lower }

    var isTrailing: Bool {
        if case .trailing = value { return true }
        return false
    }

    /// Its id in the tree, to remember what was found out.
    var id: Int? {
        if case .syntax(let syntax) = value { return syntax.id }
        return nil
    }

    static func all(of call: CallSyntax) -> [CallArgument] {
        call.arguments.map { CallArgument(label: $0.label, value: .syntax($0.value)) }
            .adding(call.trailingClosures.map { CallArgument(label: $0.label, value: .trailing($0)) })
    }
}
