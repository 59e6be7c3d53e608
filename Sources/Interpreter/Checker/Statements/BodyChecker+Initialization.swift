import Syntax

/// The order in which code sets and reads: `InitializationChecker`, run on what a body has become.
extension BodyChecker {
    /// Looks at the order in which finished code sets and reads variables and the fields of `self`.
    func checkInitialization(_ code: Code) {
        let closing = code.range.with(lower: max(code.range.lower, code.range.upper - 1))
        InitializationChecker(initializedType(code), globals: unsetGlobals, closing: closing, module) {
            [self] message, range in
            error(message, at: range, id: "initialization")
        }.check(code)
    }

    private func initializedType(_ code: Code) -> InitializedType? {
        guard let function, function.kind == .initializer, let own = code.selfVariable,
            let parent = function.parent,
            !parent.isLibrary, parent.kind != .protocol
        else { return nil }
        let isDelegating = function.isConvenience || delegates(code)
        let fields =
            isDelegating ? [] : parent.ownStoredProperties.filter { !$0.hasInitialValue && !$0.startsAsNil }
        return InitializedType(
            kind: parent.kind, selfVariable: own, fields: fields, hasSuperclass: parent.superclass != nil,
            isConvenience: isDelegating)
    }

    private func delegates(_ code: Code) -> Bool {
        let finder = DelegationFinder(code.selfVariable)
        finder.statements(code.statements)
        return finder.isFound
    }
}

/// Looks for `self.init(…)`.
private final class DelegationFinder: CodeWalker {
    private let own: LocalVariable?
    private(set) var isFound = false

    init(_ own: LocalVariable?) { self.own = own }

    override func call(_ call: Call, _ value: Expression) {
        if call.callee.function.kind == .initializer {
            switch call.receiver {
            case .value(let receiver):
                if case .load(let place) = receiver.kind { look(at: place) }
            case .place(let place): look(at: place)
            default: break
            }
        }
        super.call(call, value)
    }

    private func look(at place: Place) {
        if case .local(let variable) = place.kind, variable === own { isFound = true }
    }

    override func closure(_ closure: Closure) {}
}

extension VariableDeclaration {
    /// A `var` of an optional type starts as nil.
    fileprivate var startsAsNil: Bool {
        guard !isLet, wrappedProperty == nil, let context else { return isLazy }
        return isLazy || context.module.payload(ofOptional: type) != nil
    }
}
