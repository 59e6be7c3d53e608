import Interpreter

/// What flows down the hierarchy: keys are small numbers, values are interpreted ones, so that a row can read
/// and write any of them.
public struct EnvironmentValues {
    /// The key of an environment value. Built-in ones are listed in `EnvironmentKeys`; a snippet's own
    /// `EnvironmentKey` type has the type's number, negated.
    public struct Key: Equatable {
        public let number: Int

        public init(_ number: Int) { self.number = number }
        init(type: NominalDeclaration) { number = -1 - type.id }
    }

    private var entries: [(key: Key, value: Value)] = []

    public init() {}

    /// The value set for a key, if any was.
    public subscript(key: Key) -> Value? {
        get {
            for entry in entries where entry.key == key { return entry.value }
            return nil
        }
        set {
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
        }
    }
}

/// `EnvironmentValues` as snippets see it.
public final class EnvironmentBox: NativeValue {
    public var values: EnvironmentValues

    public init(_ values: EnvironmentValues) { self.values = values }

    override public var description: String { "EnvironmentValues" }
}
