/// Key path types, reading through them, and a closure's own view of them.
extension StandardLibrary {
    static var keyPaths: [Native] {
        [
            Native("AnyKeyPath.==(a:b:)") { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) },
            appending("KeyPath"),
            appending("WritableKeyPath"),
            appending("ReferenceWritableKeyPath"),
        ]
    }

    /// `\Person.address` and `\Address.city` as one path.
    private static func appending(_ name: StaticString) -> Native {
        Native("\(name).appending(path:)") { call in
            guard case .keyPath(let first) = call.receiver, case .keyPath(let second) = call.arguments[0]
            else { return .void }
            let count = first.path.components.count + second.path.components.count
            call.evaluator.spend(count >> 2)
            call.evaluator.charge(count * 16)
            if call.evaluator.isFailing { return .void }
            let path = KeyPath(
                root: first.path.root, components: first.path.components + second.path.components)
            return .keyPath(KeyPathValue(path: path, indices: first.indices + second.indices))
        }
    }
}
