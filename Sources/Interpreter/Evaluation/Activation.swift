import Syntax

/// The variables of one running piece of code.
final class Activation {
    var slots: [Value]
    /// Concrete types for the generic parameters that the code can see. While a pattern is repeated, a pack
    /// is the type at hand.
    var substitutions: [Type]
    /// Set while an initializer of this type runs: its own properties are then set without observers.
    var initializing: NominalDeclaration?
    /// Set while this property's observer runs: it is then set without observers.
    var observing: VariableDeclaration?
    /// The variable that holds `self`.
    let selfSlot: Int
    /// For code of a row: where the snippet called it, so that messages point into the snippet.
    let site: SourceRange?

    init(_ code: Code, substitutions: [Type], site: SourceRange?) {
        slots = Array(repeating: .uninitialized, count: code.slotCount)
        self.substitutions = substitutions
        selfSlot = code.selfVariable?.slot ?? -1
        self.site = site
    }

    /// Puts a value into a variable that is new in this scope.
    func initialize(_ variable: LocalVariable, _ value: Value) {
        let kept = value.kept(as: variable.ownership)
        slots[variable.slot] = variable.isShared ? .cell(Cell(kept)) : kept
    }

    func load(_ slot: Int) -> Value {
        switch slots[slot] {
        case .cell(let cell): cell.value.held
        case let value: value.held
        }
    }

    /// Sets a variable that has its place already.
    func assign(_ variable: LocalVariable, _ value: Value) {
        store(variable.slot, value.kept(as: variable.ownership))
    }

    func store(_ slot: Int, _ value: Value) {
        if case .cell(let cell) = slots[slot] { cell.value = value } else { slots[slot] = value }
    }
}
