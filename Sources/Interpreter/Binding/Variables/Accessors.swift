import Syntax

/// The accessors of a property or subscript, sorted out.
struct Accessors {
    var getter: CodeBlockSyntax?
    var setter: CodeBlockSyntax?
    var hasGetter = false
    var hasSetter = false
    var setterParameter: Name?
    var isNonmutating = false
    var getterMutates = false
    var willSet: AccessorSyntax?
    var didSet: AccessorSyntax?
    /// The opening brace.
    var opening: SourceRange?
    var getterThrows = false
    var getterSuspends = false

    init(_ syntax: AccessorBlockSyntax?) {
        guard let syntax else { return }
        switch syntax {
        case .getter(let block):
            opening = block.range.prefix(1)
            hasGetter = true
            getter = block
        case .accessors(let list, let brace):
            opening = brace
            for accessor in list { read(accessor) }
        }
    }

    private mutating func read(_ accessor: AccessorSyntax) {
        let kind = accessor.kind.name
        if kind == "get" || kind == "_read" {
            hasGetter = true
            getter = getter ?? accessor.body
            getterThrows = accessor.isThrowing
            getterSuspends = accessor.isAsync
            getterMutates = accessor.modifiers.contains { $0.name.name == "mutating" }
        } else if kind == "set" || kind == "_modify" {
            hasSetter = true
            setter = setter ?? accessor.body
            setterParameter = accessor.parameter?.name
            isNonmutating = accessor.modifiers.contains { $0.name.name == "nonmutating" }
        } else if kind == "willSet" {
            willSet = accessor
        } else if kind == "didSet" {
            didSet = accessor
        }
    }

    /// Observers alone leave a property stored.
    var isComputed: Bool { hasGetter || hasSetter }
}
