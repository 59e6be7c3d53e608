protocol _LibraryPublisher<Output, Failure>: Publisher {}

protocol Subject<Output, Failure>: AnyObject, _LibraryPublisher {}

protocol ConnectablePublisher: _LibraryPublisher {}

protocol Cancellable { func cancel() }

struct AnyPublisher<Output, Failure: Error>: _LibraryPublisher {}

extension AnyPublisher {
    @native init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
}

class AnyCancellable: Cancellable, Hashable { @native init(_ cancel: @escaping () -> Void) }

extension AnyCancellable {
    init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
    @native func cancel()
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension Cancellable {
    func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
    func store(in collection: inout [AnyCancellable]) { collection.append(AnyCancellable { self.cancel() }) }
}

extension AnyCancellable {
    func store(in collection: inout [AnyCancellable]) { collection.append(self) }
}

struct CombineIdentifier: Hashable, Sendable {
    private let _number: UUID
    init() { _number = UUID() }
}

protocol CustomCombineIdentifierConvertible {}

extension CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    func receive() -> Subscribers.Demand { receive(()) }
}

final class _EmptySubscription: Subscription {
    init() {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

enum Subscriptions { static var empty: Subscription { _EmptySubscription() } }

struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let _subscription: ((Subscription) -> Void)?
    private let _value: ((Input) -> Subscribers.Demand)?
    private let _completion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        receiveSubscription: ((Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        _subscription = receiveSubscription
        _value = receiveValue
        _completion = receiveCompletion
    }

    init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { s.receive(subscription: $0) }, receiveValue: { s.receive($0) },
            receiveCompletion: { s.receive(completion: $0) })
    }

    func receive(subscription: Subscription) {
        if let _subscription { _subscription(subscription) } else { subscription.request(.unlimited) }
    }

    func receive(_ value: Input) -> Subscribers.Demand { _value?(value) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { _completion?(completion) }
}

extension _LibraryPublisher {
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(
            subscription: _Asking(AnyPublisher(self), AnySubscriber(subscriber), keepsRest: _keepsRest))
    }
}

final class _Asking<Input, Failure: Error>: Subscription {
    private let publisher: AnyPublisher<Input, Failure>
    private var subscriber: AnySubscriber<Input, Failure>?
    private let keepsRest: Bool
    private var demand = Subscribers.Demand.none
    private var rest: [Input] = []
    private var completion: Subscribers.Completion<Failure>?
    private var connection: AnyCancellable?

    init(
        _ publisher: AnyPublisher<Input, Failure>, _ subscriber: AnySubscriber<Input, Failure>,
        keepsRest: Bool
    ) {
        self.publisher = publisher
        self.subscriber = subscriber
        self.keepsRest = keepsRest
    }

    func request(_ more: Subscribers.Demand) {
        let isFirst = demand == .none && connection == nil
        demand += more
        if isFirst && demand > .none {
            connection = AnyCancellable {}
            let connected = publisher.sink(
                receiveCompletion: {
                    self.completion = $0; self.deliver()
                }, receiveValue: { self.take($0) })
            if subscriber != nil { connection = connected }
        }
        deliver()
    }

    private func take(_ input: Input) {
        if demand > .none || keepsRest { rest.append(input) }
        deliver()
    }

    private func deliver() {
        while demand > .none, !rest.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(rest.removeFirst())
        }
        if rest.isEmpty, let subscriber, let completion {
            end()
            subscriber.receive(completion: completion)
        }
    }

    private func end() {
        subscriber = nil
        rest = []
        connection = nil
    }

    func cancel() {
        connection?.cancel()
        end()
    }
}

extension ConnectablePublisher {
    @native func autoconnect() -> Publishers.Autoconnect<Self>
    @native @discardableResult func connect() -> AnyCancellable
}

final class PassthroughSubject<Output, Failure: Error>: Subject { @native init() }

final class CurrentValueSubject<Output, Failure: Error>: Subject { @native init(_ value: Output) }

extension CurrentValueSubject {
    @native var value: Output { get set }
}

extension Subject {
    @native func send(_ input: Output)
}

extension Subject where Output == Void {
    @native func send()
}

extension Subject {
    @native func send(completion: Subscribers.Completion<Failure>)
}

protocol _SchedulerTime { associatedtype Stride }

protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: _SchedulerTime
    associatedtype SchedulerOptions
}

extension DispatchQueue: Scheduler {
    struct SchedulerTimeType: _SchedulerTime { typealias Stride = _SchedulerStride }
    struct SchedulerOptions {}
}

extension RunLoop: Scheduler {
    struct SchedulerTimeType: _SchedulerTime { typealias Stride = _SchedulerStride }
    struct SchedulerOptions {}
}

extension OperationQueue: Scheduler {
    struct SchedulerTimeType: _SchedulerTime { typealias Stride = _SchedulerStride }
    struct SchedulerOptions {}
}

struct ImmediateScheduler {
    private init() {}
    static let shared = ImmediateScheduler()
}

extension ImmediateScheduler: Scheduler {
    struct SchedulerTimeType: _SchedulerTime { typealias Stride = _SchedulerStride }
    struct SchedulerOptions {}
}

class OperationQueue {
    static let main = OperationQueue()
    init() {}
    func addOperation(_ block: @escaping () -> Void) { block() }
}

struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, Hashable,
    Sendable
{
    let _seconds: Double
    init(_ seconds: Double) { _seconds = seconds }
    init(floatLiteral value: Double) { _seconds = value }
    init(integerLiteral value: Int) { _seconds = Double(value) }
    static func seconds(_ seconds: Int) -> _SchedulerStride { _SchedulerStride(Double(seconds)) }
    static func seconds(_ seconds: Double) -> _SchedulerStride { _SchedulerStride(seconds) }

    static func milliseconds(_ milliseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(milliseconds) / 1e3)
    }

    static func microseconds(_ microseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(microseconds) / 1e6)
    }

    static func nanoseconds(_ nanoseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(nanoseconds) / 1e9)
    }

    static func < (lhs: _SchedulerStride, rhs: _SchedulerStride) -> Bool { lhs._seconds < rhs._seconds }
}

struct Just<Output>: _LibraryPublisher {
    typealias Failure = Never
    @native init(_ output: Output)
}

struct Empty<Output, Failure: Error>: _LibraryPublisher { @native init(completeImmediately: Bool = true) }

struct Fail<Output, Failure: Error>: _LibraryPublisher { @native init(error: Failure) }

extension Fail {
    init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }
}

final class Future<Output, Failure: Error>: _LibraryPublisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    @native init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void)
}

struct Deferred<DeferredPublisher: Publisher>: _LibraryPublisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    @native init(createPublisher: @escaping () -> DeferredPublisher)
}

extension Optional {
    @native var publisher: AnyPublisher<Wrapped, Never>
}

extension Result {
    @native var publisher: AnyPublisher<Success, Failure>
}

extension Sequence {
    @native var publisher: AnyPublisher<Element, Never>
}

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

class RunLoop {
    static let main = RunLoop()
    static let current = RunLoop()
    init() {}

    struct Mode: Hashable {
        static let common = Mode()
        static let `default` = Mode()
    }
}

class Timer {
    init() {}
    func invalidate() {}
}

extension Timer {
    struct TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
    }

    @native static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> Timer.TimerPublisher

    static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer { Timer() }
}

struct Notification {
    struct Name: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
    }

    var name: Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?

    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

protocol NSObjectProtocol: AnyObject {}

class NotificationCenter {
    typealias Publisher = AnyPublisher<Notification, Never>
    static let `default` = NotificationCenter()
    private let subject = PassthroughSubject<Notification, Never>()
    private final class Observer: NSObjectProtocol { var token: AnyCancellable? }
    init() {}

    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
    {
        subject.filter { $0.name == name }
    }

    func post(_ notification: Notification) { subject.send(notification) }

    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    @discardableResult
    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> NSObjectProtocol {
        let observer = Observer()
        observer.token = subject.filter { name == nil || $0.name == name }.sink { block($0) }
        observers.append(observer)
        return observer
    }

    private var observers: [Observer] = []

    func removeObserver(_ observer: Any) {
        guard let observer = observer as? Observer else { return }
        observer.token = nil
        observers.removeAll { $0 === observer }
    }

    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            _ = self.addObserver(forName: name, object: object, queue: nil) { _ = continuation.yield($0) }
        }
    }
}
