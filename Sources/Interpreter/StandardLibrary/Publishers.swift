/// A publisher or subject: who listens to it, and what it last sent if it remembers.
public final class PublisherValue: NativeValue {
    /// The value of a `CurrentValueSubject`, a `Just` or a `@Published` property.
    var current: Value?
    private var listeners: [(id: Int, receive: (Value) -> Void)] = []
    private var nextID = 0
    private let upstream: ((@escaping (Value) -> Void) -> PublisherSubscription)?

    init(current: Value? = nil) {
        self.current = current
        upstream = nil
    }

    /// A publisher made from others: what happens when somebody subscribes.
    init(upstream: @escaping (@escaping (Value) -> Void) -> PublisherSubscription) {
        self.upstream = upstream
    }

    override public var description: String { "Publisher" }

    func send(_ value: Value) {
        if current != nil { current = value }
        for listener in listeners { listener.receive(value) }
    }

    func finish() { listeners = [] }

    func subscribe(_ receive: @escaping (Value) -> Void) -> PublisherSubscription {
        if let upstream { return upstream(receive) }
        let id = nextID
        nextID += 1
        listeners.append((id, receive))
        if let current { receive(current) }
        return PublisherSubscription { [self] in listeners.removeAll { $0.id == id } }
    }
}

/// A running subscription; it ends when it is cancelled.
public final class PublisherSubscription: NativeValue {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) { self.end = end }

    public func cancel() {
        end?()
        end = nil
    }

    override public var description: String { "AnyCancellable" }
}

extension Evaluator {
    /// Calls a function with each value that a publisher sends from now on.
    public func subscribe(_ publisher: Value, _ receive: @escaping (Value) -> Void) -> PublisherSubscription {
        Publishers.publisher(publisher).subscribe(receive)
    }
}

enum Publishers {
    static func publisher(_ value: Value) -> PublisherValue {
        if case .native(let native) = value, let publisher = native as? PublisherValue { return publisher }
        return PublisherValue()
    }

    static func subscription(_ value: Value) -> PublisherSubscription? {
        if case .native(let native) = value { return native as? PublisherSubscription }
        return nil
    }

    static func sink(_ call: NativeCall, _ function: Int) -> Value {
        let evaluator = call.evaluator
        let receive = call.arguments[function]
        return .native(publisher(call.receiver).subscribe { evaluator.call(receive, [$0]) })
    }

    /// A publisher of what a function makes of each value; `.none` is not passed on.
    static func through(_ call: NativeCall, _ transform: @escaping (NativeCall, Value) -> Value) -> Value {
        let source = publisher(call.receiver)
        return .native(
            PublisherValue { receive in
                source.subscribe { value in
                    if case .some(let result) = transform(call, value) { receive(result) }
                }
            })
    }

    /// A publisher of the last values of several, once each has sent one.
    static func latest(_ sources: [Value]) -> Value {
        let sources = sources.map { publisher($0) }
        return .native(
            PublisherValue { receive in
                var values: [Value?] = Array(repeating: nil, count: sources.count)
                let subscriptions = sources.enumerated().map { index, source in
                    source.subscribe { value in
                        values[index] = value
                        let known = values.compactMap { $0 }
                        if known.count == sources.count { receive(.tuple(known)) }
                    }
                }
                return PublisherSubscription { subscriptions.forEach { $0.cancel() } }
            })
    }

    /// The publisher of an observed object: it sends when the object changes, and sending counts as a change.
    static func changes(of object: ObjectValue) -> PublisherValue {
        for observer in object.onChange {
            if let relay = observer as? ChangeRelay { return relay.publisher }
        }
        let relay = ChangeRelay(object)
        object.onChange.append(relay)
        return relay.publisher
    }
}

/// Between an object's observers and its `objectWillChange`.
private final class ChangeRelay: ChangeObserver {
    let publisher = PublisherValue()
    private var isRelaying = false

    init(_ object: ObjectValue) {
        _ = publisher.subscribe { [self, object] _ in
            if isRelaying { return }
            isRelaying = true
            for observer in object.onChange where observer !== self { observer.valueChanged() }
            isRelaying = false
        }
    }

    func valueChanged() {
        if isRelaying { return }
        isRelaying = true
        publisher.send(.void)
        isRelaying = false
    }
}
