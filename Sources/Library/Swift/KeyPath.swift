class AnyKeyPath: Hashable {
    @native static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
}

class PartialKeyPath<Root>: AnyKeyPath {}

class KeyPath<Root, Value>: PartialKeyPath<Root> {}

class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

extension KeyPath {
    @native func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
}

extension WritableKeyPath {
    @native func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<
        Root, AppendedValue
    >
}

extension ReferenceWritableKeyPath {
    @native func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
        -> ReferenceWritableKeyPath<Root, AppendedValue>
}
