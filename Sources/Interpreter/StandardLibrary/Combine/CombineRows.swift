/// Combine: publishers, subjects, `@Published` and `ObservableObject`. A preview shows the moment at which it begins:
/// a timer, which fires after its first interval and never ends, has not fired. Delays of operators do pass, as an end is
/// in sight.
extension StandardLibrary {
    static var combine: [Declaration] {
        publishers + subscribers + subjects + schedulers + simplePublishers + publisherOperators + observableObjects + sources
    }

    private static var publishers: [Declaration] {
        [
            Declaration("protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error; func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure }"),
            // What need not say how it is subscribed to.
            Declaration("protocol _LibraryPublisher<Output, Failure>: Publisher { }"),
            Declaration("protocol Subject<Output, Failure>: AnyObject, _LibraryPublisher { }"),
            Declaration("protocol ConnectablePublisher: _LibraryPublisher { }"),
            Declaration("protocol Cancellable { func cancel() }"),
            Declaration("struct AnyPublisher<Output, Failure: Error>: _LibraryPublisher { }"),
            Declaration("extension AnyPublisher { init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure }") { $0.arguments[0] },
            Declaration("class AnyCancellable: Cancellable, Hashable { init(_ cancel: @escaping () -> Void) }") { call in
                .native(CancellableValue { _ = call.apply(0) })
            },
            Declaration("extension AnyCancellable { init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } } }"),
            Declaration("extension AnyCancellable { func cancel() }") { call in
                if case .native(let native) = call.receiver, let token = native as? CancellableValue { token.cancel() }
                return .void
            },
            Declaration(
                "extension AnyCancellable { func store(in set: inout Set<AnyCancellable>) { set.insert(self) } }"),
            Declaration("extension Cancellable { func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) } }"),
            Declaration("extension Cancellable { func store(in collection: inout [AnyCancellable]) { collection.append(AnyCancellable { self.cancel() }) } }"),
            Declaration(
                "extension AnyCancellable { func store(in collection: inout [AnyCancellable]) { collection.append(self) } }"),
        ]
    }

    private static var subjects: [Declaration] {
        [
            Declaration(
                "final class PassthroughSubject<Output, Failure: Error>: Subject { init() }",
                { _ in .native(PublisherValue()) }),
            Declaration(
                "final class CurrentValueSubject<Output, Failure: Error>: Subject { init(_ value: Output) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration(
                "extension CurrentValueSubject { var value: Output { get set } }",
                get: { $0.source.current ?? .void },
                set: { call in
                    call.source.send(call.arguments[0])
                    return .void
                }),
            Declaration(
                "extension Subject { func send(_ input: Output) }",
                { call in
                    call.source.send(call.arguments[0])
                    return .void
                }),
            Declaration(
                "extension Subject where Output == Void { func send() }",
                { call in
                    call.source.send(.void)
                    return .void
                }),
            Declaration("extension Subject { func send(completion: Subscribers.Completion<Failure>) }") { call in
                call.source.end(Publishers.ending(call.arguments[0]))
                return .void
            },
        ]
    }

    private static var simplePublishers: [Declaration] {
        [
            Declaration("struct Just<Output>: _LibraryPublisher { typealias Failure = Never; init(_ output: Output) }") { call in
                .native(PublisherValue(telling: [.value(call.arguments[0]), .finished]))
            },
            Declaration("struct Empty<Output, Failure: Error>: _LibraryPublisher { init(completeImmediately: Bool = true) }") { call in
                .native(PublisherValue(telling: call.bool(0) ? [.finished] : []))
            },
            Declaration("struct Fail<Output, Failure: Error>: _LibraryPublisher { init(error: Failure) }") { call in
                .native(PublisherValue(telling: [.failed(call.arguments[0])]))
            },
            Declaration("extension Fail { init(outputType: Output.Type, failure: Failure) { self.init(error: failure) } }"),
            Declaration(
                "final class Future<Output, Failure: Error>: _LibraryPublisher { typealias Promise = (Result<Output, Failure>) -> Void; init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) }",
                promised),
            Declaration(
                "struct Deferred<DeferredPublisher: Publisher>: _LibraryPublisher { typealias Output = DeferredPublisher.Output; typealias Failure = DeferredPublisher.Failure; init(createPublisher: @escaping () -> DeferredPublisher) }"
            ) { call in
                .native(PublisherValue { Publishers.relay(call.publisher(call.apply(0)), to: $0) })
            },
            Declaration("extension Optional { var publisher: AnyPublisher<Wrapped, Never> }") { call in
                .native(PublisherValue(telling: (call.receiver.presentValue.map { [.value($0)] } ?? []) + [.finished]))
            },
            Declaration("extension Result { var publisher: AnyPublisher<Success, Failure> }") { call in
                .native(PublisherValue(telling: Publishers.ending(call.receiver)))
            },
            Declaration("extension Sequence { var publisher: AnyPublisher<Element, Never> }") { call in
                let elements = Elements.of(call)
                return .native(
                    PublisherValue { downstream in
                        for element in elements where downstream.isActive { downstream.send(element) }
                        downstream.send(.finished)
                    })
            },
        ]
    }

    /// A future starts at once; its promise counts the first time.
    private static func promised(_ call: NativeCall) -> Value {
        let future = PublisherValue()
        var isKept = false
        let promise = FunctionValue(
            .native { call in
                if isKept { return .void }
                isKept = true
                future.end(Publishers.ending(call.arguments[0]))
                return .void
            })
        _ = call.apply(0, .function(promise))
        return .native(future)
    }

    private static var observableObjects: [Declaration] {
        [
            Declaration("protocol ObservableObject: AnyObject { }"),
            Declaration("final class ObservableObjectPublisher: _LibraryPublisher { typealias Output = Void; typealias Failure = Never; init() }") { _ in .native(PublisherValue()) },
            Declaration(
                "extension ObservableObjectPublisher { func send() }",
                { call in
                    call.source.send(.void)
                    return .void
                }),
            Declaration(
                "extension ObservableObject { var objectWillChange: ObservableObjectPublisher }",
                { call in
                    guard case .object(let object) = call.receiver else { return .void }
                    return .native(Publishers.changes(of: object))
                }),
            Declaration(
                "@propertyWrapper struct Published<Value> { var wrappedValue: Value { get set } }",
                get: { $0.source.current ?? .void },
                set: { call in
                    call.evaluator.publish(call.arguments[0], by: call.source)
                    return .void
                }),
            Declaration(
                "extension Published { init(wrappedValue: Value) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration(
                "extension Published { init(initialValue: Value) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration("extension Published { struct Publisher: Combine_Publisher { typealias Output = Value; typealias Failure = Never } }"),
            Declaration("protocol Combine_Publisher: _LibraryPublisher { }"),
            Declaration(
                "extension Published { var projectedValue: Publisher { get set } }", get: { $0.receiver }, set: { _ in .void }),
            Declaration(
                "extension Publisher where Failure == Never { func assign(to published: inout Published<Output>.Publisher) }",
                { call in
                    let target = call.publisher(call.arguments[0])
                    _ = call.evaluator.subscribe(call.receiver) { [evaluator = call.evaluator] in evaluator.publish($0, by: target) }
                    return .void
                }),
        ]
    }

    private static var sources: [Declaration] {
        [
            Declaration("class RunLoop { static let main = RunLoop(); static let current = RunLoop(); init() { }; struct Mode: Hashable { static let common = Mode(); static let `default` = Mode() } }"),
            Declaration("class Timer { init() { }; func invalidate() { } }"),
            Declaration("extension Timer { struct TimerPublisher: ConnectablePublisher { typealias Output = Date; typealias Failure = Never } }"),
            Declaration(
                "extension Timer { static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher }",
                { _ in .native(PublisherValue()) }),
            Declaration(
                "extension Timer { static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer { Timer() } }"
            ),
            Declaration(
                "struct Notification { struct Name: Hashable { let rawValue: String; init(_ rawValue: String) { self.rawValue = rawValue }; init(rawValue: String) { self.rawValue = rawValue } }; var name: Name; var object: Any?; var userInfo: [AnyHashable: Any]?; init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { self.name = name; self.object = object; self.userInfo = userInfo } }"
            ),
            Declaration("protocol NSObjectProtocol: AnyObject { }"),
            Declaration(
                """
                class NotificationCenter {
                    typealias Publisher = AnyPublisher<Notification, Never>
                    static let `default` = NotificationCenter()
                    private let subject = PassthroughSubject<Notification, Never>()
                    private final class Observer: NSObjectProtocol { var token: AnyCancellable? }
                    init() { }
                    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
                        subject.filter { $0.name == name }
                    }
                    func post(_ notification: Notification) { subject.send(notification) }
                    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }
                    @discardableResult
                    func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol {
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
                        AsyncStream { continuation in _ = self.addObserver(forName: name, object: object, queue: nil) { _ = continuation.yield($0) } }
                    }
                }
                """),
        ]
    }
}
