import Syntax

/// Which function a call means, at compile time or by the value's own type.
public enum Callee {
    /// Exactly this function.
    case direct(FunctionDeclaration)
    /// A protocol's requirement: looked up in the type of the receiver (or of `Self` for a static one).
    case witness(FunctionDeclaration, Type)
    /// A class's method that a subclass may replace.
    case overridable(FunctionDeclaration)

    /// The function as the checker found it.
    public var function: FunctionDeclaration {
        switch self {
        case .direct(let function), .witness(let function, _), .overridable(let function): function
        }
    }
}

/// A call with its function chosen and every parameter's argument found. A reference: code is gone through
/// often, and calls are most of it.
public final class Call {
    public let callee: Callee
    /// The receiver of a method; a place when the method is mutating.
    public let receiver: Receiver
    /// In parameter order, one for each parameter.
    public let arguments: [Argument]
    /// For `generics` of the function, in the caller's own parameters.
    public let substitutions: [Type]

    public init(callee: Callee, receiver: Receiver, arguments: [Argument], substitutions: [Type]) {
        self.callee = callee
        self.receiver = receiver
        self.arguments = arguments
        self.substitutions = substitutions
    }
}

/// What a function is called on.
public enum Receiver {
    case none
    case value(Expression)
    case place(Place)
    /// A static member or an initializer.
    case type(Type)
    /// `super.f()`
    case superclass(Expression)
}

/// What a parameter gets.
public enum Argument {
    case value(Expression)
    case place(Place)
    /// The parameter's own default.
    case defaulted
    case variadic([Expression])
    /// An autoclosure.
    case deferred(Closure)
}

/// A closure as written: its code and what it takes along.
public final class Closure {
    public let code: Code
    /// What it takes from around it: (variable outside, variable inside).
    public var captures: [(LocalVariable, LocalVariable)]
    public internal(set) var type: Type
    public let range: SourceRange

    public init(code: Code, captures: [(LocalVariable, LocalVariable)], type: Type, range: SourceRange) {
        self.code = code
        self.captures = captures
        self.type = type
        self.range = range
    }
}
