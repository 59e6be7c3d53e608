public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations: Bool

    public init() {
        self.animation = nil
        self.disablesAnimations = false
    }

    public init(animation: Animation?) {
        self.animation = animation
        self.disablesAnimations = false
    }
}

@available(iOS 17.0, *)
public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    public var isContinuous: Bool {
        get { false }
        set {}
    }

    @available(iOS 17.0, *)
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { K.defaultValue }
        set {}
    }
}

@native public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result

@available(iOS 17.0, *) public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension View {
    @available(iOS 17.0, *) public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { body(PlaceholderContentView<Self>(content: AnyView(self))) }

    @accepted public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    @accepted @available(iOS 17.0, *) public func transaction<V>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View where V: Equatable
}
