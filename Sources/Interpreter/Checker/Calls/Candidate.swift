import Syntax

/// What a member is read from or a function called on.
enum Base {
    case none
    case value(Expression)
    case type(Type)
    case superclass(Expression)

    var type: Type? {
        switch self {
        case .none: nil
        case .value(let expression), .superclass(let expression): expression.type
        case .type(let type): type
        }
    }
}

/// One function that a call may mean.
struct Candidate {
    let function: FunctionDeclaration
    var base: Base
    /// Arguments for the generic parameters of the type that declares it.
    var arguments: [Type]
    var origin: FoundMember.Origin = .own
    /// Generic arguments written at the call.
    var explicit: [Type] = []
    /// A local function: the variable that holds it.
    var local: LocalVariable?
    /// `Type.method` without a receiver: a function that takes it.
    var isUnbound = false
    /// How it takes the arguments of the call, once that is known.
    var matching: ArgumentMatching?
}

/// An argument of a call: as written, already checked, or a trailing closure.
struct CallArgument {
    enum Value {
        case syntax(ExpressionSyntax)
        case trailing(TrailingClosureSyntax)
        case typed(Expression)
    }

    var label: Identifier?
    var value: Value

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
            + call.trailingClosures.map { CallArgument(label: $0.label, value: .trailing($0)) }
    }
}
