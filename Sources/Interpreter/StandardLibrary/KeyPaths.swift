/// Key path types, reading through them, and a closure's own view of them.
extension StandardLibrary {
    static var keyPaths: [Declaration] {
        [
            Declaration("class AnyKeyPath: Hashable { }"),
            Declaration("class PartialKeyPath<Root>: AnyKeyPath { }"),
            Declaration("class KeyPath<Root, Value>: PartialKeyPath<Root> { }"),
            Declaration("class WritableKeyPath<Root, Value>: KeyPath<Root, Value> { }"),
            Declaration("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> { }"),
            appending("KeyPath"),
            appending("WritableKeyPath"),
            appending("ReferenceWritableKeyPath"),
        ]
    }

    /// `\Person.address` and `\Address.city` as one path.
    private static func appending(_ name: StaticString) -> Declaration {
        Declaration("extension \(name) { func appending<AppendedValue>(path: \(name)<Value, AppendedValue>) -> \(name)<Root, AppendedValue> }") { call in
            guard case .keyPath(let first) = call.receiver, case .keyPath(let second) = call.arguments[0] else { return .void }
            let path = KeyPath(root: first.path.root, components: first.path.components + second.path.components)
            return .keyPath(KeyPathValue(path: path, indices: first.indices + second.indices))
        }
    }
}
