import Syntax

/// The code of a function, closure, initial value or default argument.
public final class Body {
    /// Checks the code on first need; the checker sets it, `code` calls it once.
    private var check: (() -> Code)?
    private var checked: Code?

    public init(_ check: @escaping () -> Code) { self.check = check }
    public init(_ code: Code) { checked = code }

    /// Whether `code` is being found right now, further up the stack.
    private(set) var isBeingChecked = false

    /// Puts other code in the place of what was checked.
    func replace(with code: Code) {
        check = nil
        checked = code
    }

    public var code: Code {
        if let checked { return checked }
        guard let check else { return Code.empty(.none) }
        self.check = nil
        isBeingChecked = true
        let code = check()
        isBeingChecked = false
        checked = code
        return code
    }
}

/// Checked statements and the slots that their variables live in.
public final class Code {
    /// Parameters first (for a method: `self` in slot 0), then locals.
    var slotCount: Int
    /// The slots of the parameters, in order (without `self`).
    public var parameters: [LocalVariable]
    var selfVariable: LocalVariable?
    public var statements: [Statement]
    public var range: SourceRange
    /// Numbers the frame that the code's slots live in, for the checker.
    var frame = 0

    public init(
        slotCount: Int, parameters: [LocalVariable], selfVariable: LocalVariable?, statements: [Statement],
        range: SourceRange
    ) {
        self.slotCount = slotCount
        self.parameters = parameters
        self.selfVariable = selfVariable
        self.statements = statements
        self.range = range
    }
}

/// A parameter or a local variable, living in a slot of its frame.
public final class LocalVariable {
    public let name: Name
    public var type: Type
    public let slot: Int
    public let isLet: Bool
    /// Captured by a closure or a local function and possibly changed: it lives in a cell that both share.
    public var isShared = false
    var ownership = Ownership.strong
    /// The frame whose slot it is, for the checker.
    var frame = 0
    /// Whether it is assigned after its declaration, for the checker.
    var isAssigned = false
    /// Declared without a value, so that it may be assigned once be it a constant, for the checker.
    var isUnset = false
    /// Declared with `async let`, for the checker.
    var isAsyncLet = false
    /// Declared as `T!`, for the checker.
    var isImplicitlyUnwrapped = false
    /// A parameter `repeat each T`: a list of its arguments, to be named with `each`.
    var isPack = false

    public init(name: Name, type: Type, slot: Int, isLet: Bool) {
        self.name = name
        self.type = type
        self.slot = slot
        self.isLet = isLet
    }
}
