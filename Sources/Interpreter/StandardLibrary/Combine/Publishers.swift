import Syntax

/// What a publisher tells its subscribers: values, and at most one end.
enum PublisherEvent {
    case value(Value)
    case finished
    case failed(Value)

    func isSame(as other: PublisherEvent, _ areEqual: (Value, Value) -> Bool) -> Bool {
        switch (self, other) {
        case (.value(let a), .value(let b)), (.failed(let a), .failed(let b)): areEqual(a, b)
        case (.finished, .finished): true
        default: false
        }
    }
}

/// A publisher or subject: what happens when somebody subscribes.
public final class PublisherValue: NativeValue {
    /// The value of a `CurrentValueSubject` or a `@Published` property.
    var current: Value?
    /// What a subject tells those who subscribe now.
    private var replayed: [PublisherEvent] = []
    private var listeners: [PublisherSubscription] = []
    private let attach: ((PublisherSubscription) -> Void)?
    /// Starts what waits for `connect()`.
    var connect: (() -> PublisherSubscription)?
    /// Whether it does not keep what nobody asks for: a subject, or what is made of one.
    private(set) var isLive = false

    /// A subject that remembers its last value if it has one.
    init(current: Value? = nil) {
        self.current = current
        attach = nil
        isLive = true
        if let current { replayed = [.value(current)] }
    }

    /// A publisher that tells the same to everyone.
    init(telling events: [PublisherEvent]) {
        attach = nil
        replayed = events
    }

    /// A publisher made from others.
    init(isLive: Bool = false, attach: @escaping (PublisherSubscription) -> Void) {
        self.attach = attach
        self.isLive = isLive
    }

    override public var description: String { "Publisher" }

    func subscribe(
        charging account: Evaluator? = nil, _ receive: @escaping (PublisherEvent) -> Void
    ) -> PublisherSubscription {
        let subscription = PublisherSubscription(charging: account, receive)
        subscribe(subscription)
        return subscription
    }

    /// Subscribes for as long as somebody else is subscribed.
    func subscribe(for other: PublisherSubscription, _ receive: @escaping (PublisherEvent) -> Void) {
        let own = PublisherSubscription(charging: other.account, receive)
        other.onEnd { own.cancel() }
        subscribe(own)
    }

    func subscribe(_ subscription: PublisherSubscription) {
        if let attach { return subscription.charged { attach(subscription) } }
        listeners.append(subscription)
        let id = ObjectIdentifier(subscription)
        subscription.onEnd { [self] in
            listeners.removeAll { ObjectIdentifier($0) == id }
        }
        for event in replayed { subscription.send(event) }
    }

    /// Whether both tell everyone the same from the beginning.
    func tellsSame(as other: PublisherValue, _ areEqual: (Value, Value) -> Bool) -> Bool {
        guard attach == nil, other.attach == nil, !isLive, !other.isLive,
            replayed.count == other.replayed.count
        else { return false }
        return zip(replayed, other.replayed).allSatisfy { $0.isSame(as: $1, areEqual) }
    }

    // MARK: A property's publisher

    override public var isLender: Bool { listeners.isEmpty && attach == nil && current != nil }

    override public func lend() {
        current = .uninitialized
        replayed = []
    }

    override public func giveBack(_ value: Value) { remember(value) }

    // MARK: Subjects

    /// Stores the value, then tells it.
    func send(_ value: Value) {
        if current != nil { remember(value) }
        tell(.value(value))
    }

    /// Tells what another publisher told.
    func pass(_ event: PublisherEvent) {
        if case .value(let value) = event { send(value) } else { end([event]) }
    }

    /// Tells the value, then stores it: a `@Published` property tells before it changes.
    func publish(_ value: Value) {
        tell(.value(value))
        remember(value)
    }

    private func remember(_ value: Value) {
        current = value
        replayed = [.value(value)]
    }

    /// Ends the subject: those who subscribe later hear only of the end, and of what a promise was kept with.
    func end(_ events: [PublisherEvent]) {
        for event in events { tell(event) }
        replayed = events
    }

    private func tell(_ event: PublisherEvent) {
        for listener in listeners { listener.send(event) }
    }
}

extension Evaluator {
    /// `_PublisherEvent`.
    func event(_ event: PublisherEvent) -> Value {
        if case .value(let value) = event { return enumeration("_PublisherEvent", 0, [value]) }
        return enumeration("_PublisherEvent", 1, [completion(event)])
    }

    /// Calls a function with each value that a publisher sends from now on.
    public func subscribe(_ publisher: Value, _ receive: @escaping (Value) -> Void) -> PublisherSubscription {
        Publishers.publisher(publisher, self).subscribe(charging: self) { event in
            if case .value(let value) = event { receive(value) }
        }
    }

    /// Whether two publishers are one, or tell the same: `Just(text)` while the text is the same.
    public func areSamePublishers(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.native(let a as PublisherValue), .native(let b as PublisherValue)):
            a === b || a.tellsSame(as: b, areStructurallyEqual)
        case (.object(let a), .object(let b)): a === b
        default: false
        }
    }

    /// Changes a `@Published` property. Schedulers have their turn when it has its new value.
    func publish(_ value: Value, by publisher: PublisherValue) {
        publications += 1
        publisher.publish(value)
        publications -= 1
        guard publications == 0 else { return }
        let due = deliveries
        deliveries = []
        for deliver in due { deliver() }
    }

    /// Does what a scheduler was asked for.
    func deliver(_ action: @escaping () -> Void) {
        if publications > 0 { deliveries.append(action) } else { action() }
    }

    /// `Subscribers.Completion`.
    func completion(_ event: PublisherEvent) -> Value {
        let type: [Name] = ["Subscribers", "Completion"]
        if case .failed(let error) = event { return enumeration(nested: type, 1, [error]) }
        return enumeration(nested: type, 0)
    }
}

enum Publishers {
    /// The publisher behind a value: one of the library's, or one that a program declares.
    static func publisher(_ value: Value, _ evaluator: Evaluator) -> PublisherValue {
        switch value {
        case .native(let native): native as? PublisherValue ?? PublisherValue()
        case .structure, .object, .enumeration: evaluator.declaredPublisher(value)
        default: PublisherValue()
        }
    }

    /// What an operator does with each event of its source.
    typealias Handler = (PublisherEvent, PublisherSubscription) -> Void

    /// A publisher that hears another one; `make` is called for each of its subscribers, with state of their
    /// own.
    static func operated(
        _ source: PublisherValue, _ make: @escaping (PublisherSubscription) -> Handler
    ) -> Value {
        .native(
            PublisherValue(isLive: source.isLive) { downstream in
                let handle = make(downstream)
                source.subscribe(for: downstream) { handle($0, downstream) }
            })
    }

    /// What an `_PublisherEvent` tells.
    static func events(_ value: Value) -> [PublisherEvent] {
        guard case .enumeration(let enumCase, let payload) = value else { return [] }
        return enumCase.index == 0 ? [.value(payload[0])] : ending(payload[0])
    }

    /// How a completion of `Subscribers.Completion`, or a `Result`, ends a subject.
    static func ending(_ value: Value) -> [PublisherEvent] {
        guard case .enumeration(let enumCase, let payload) = value else { return [.finished] }
        if enumCase.name == "failure" { return [.failed(payload[0])] }
        return enumCase.name == "success" ? [.value(payload[0]), .finished] : [.finished]
    }

    /// Whether somebody may listen to an object's changes by a publisher.
    static func tell(of object: ObjectValue) -> Bool { object.onChange.contains { $0 is ChangeRelay } }

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
