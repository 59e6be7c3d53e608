/// Key path types, reading through them, and a closure's own view of them.
extension StandardLibrary {
    static var keyPaths: [Declaration] {
        [
            Declaration("class AnyKeyPath: Hashable { }"),
            Declaration("class PartialKeyPath<Root>: AnyKeyPath { }"),
            Declaration("class KeyPath<Root, Value>: PartialKeyPath<Root> { }"),
            Declaration("class WritableKeyPath<Root, Value>: KeyPath<Root, Value> { }"),
            Declaration("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> { }"),
        ]
    }
}
