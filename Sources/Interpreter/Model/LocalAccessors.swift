/// A local variable with code of its own: `var x: Int { get { … } set { … } }`, `var x = 0 { didSet { … } }`.
/// The code is in local functions.
public struct LocalAccessors {
    /// Where an observed variable has its value; nil for a computed one.
    var storage: LocalVariable?
    var getter: LocalVariable?
    var setter: LocalVariable?
    var willSet: LocalVariable?
    var didSet: LocalVariable?

    var variables: [LocalVariable] { [storage, getter, setter, willSet, didSet].compactMap { $0 } }

    /// Every variable as another frame knows it.
    func mapped(_ change: (LocalVariable) -> LocalVariable) -> LocalAccessors {
        LocalAccessors(
            storage: storage.map(change), getter: getter.map(change), setter: setter.map(change),
            willSet: willSet.map(change), didSet: didSet.map(change))
    }
}
