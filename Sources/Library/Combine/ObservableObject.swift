protocol ObservableObject: AnyObject {}

final class ObservableObjectPublisher: _LibraryPublisher {
    typealias Output = Void
    typealias Failure = Never
    @native init()
}

extension ObservableObjectPublisher {
    @native func send()
}

extension ObservableObject {
    @native var objectWillChange: ObservableObjectPublisher
}

@propertyWrapper struct Published<Value> { @native var wrappedValue: Value { get set } }

extension Published {
    @native init(wrappedValue: Value)
    @native init(initialValue: Value)

    struct Publisher: Combine_Publisher {
        typealias Output = Value
        typealias Failure = Never
    }
}

protocol Combine_Publisher: _LibraryPublisher {}

extension Published {
    @native var projectedValue: Publisher { get set }
}
