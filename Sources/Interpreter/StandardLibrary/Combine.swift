/// Combine as far as views use it: subjects, a few operators, `@Published` and `ObservableObject`. Operators all give an
/// `AnyPublisher`. Time stands still: timers never fire, delays are none.
extension StandardLibrary {
    static var combine: [Declaration] {
        publishers + subjects + publisherOperators + nestedPublishers + observableObjects + sources
    }

    private static var publishers: [Declaration] {
        [
            Declaration("protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error }"),
            Declaration("protocol Subject<Output, Failure>: AnyObject, Publisher { }"),
            Declaration("protocol ConnectablePublisher: Publisher { }"),
            Declaration("protocol Cancellable { func cancel() }"),
            Declaration("struct AnyPublisher<Output, Failure: Error>: Publisher { }"),
            Declaration("enum Subscribers { enum Completion<Failure: Error> { case finished; case failure(Failure) } }"),
            Declaration("class AnyCancellable: Cancellable, Hashable { }"),
            Declaration(
                "extension AnyCancellable { func cancel() }",
                { call in
                    Publishers.subscription(call.receiver)?.cancel()
                    return .void
                }),
            Declaration(
                "extension AnyCancellable { func store(in set: inout Set<AnyCancellable>) { set.insert(self) } }"),
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
                get: { Publishers.publisher($0.receiver).current ?? .void },
                set: { call in
                    Publishers.publisher(call.receiver).send(call.arguments[0])
                    return .void
                }),
            Declaration(
                "extension Subject { func send(_ input: Output) }",
                { call in
                    Publishers.publisher(call.receiver).send(call.arguments[0])
                    return .void
                }),
            Declaration(
                "extension Subject where Output == Void { func send() }",
                { call in
                    Publishers.publisher(call.receiver).send(.void)
                    return .void
                }),
            Declaration(
                "extension Subject { func send(completion: Subscribers.Completion<Failure>) }",
                { call in
                    Publishers.publisher(call.receiver).finish()
                    return .void
                }),
            Declaration(
                "struct Just<Output>: Publisher { typealias Failure = Never; init(_ output: Output) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration(
                "struct Empty<Output, Failure: Error>: Publisher { init() }", { _ in .native(PublisherValue()) }),
        ]
    }

    private static var publisherOperators: [Declaration] {
        [
            Declaration(
                "extension Publisher { func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable }",
                { Publishers.sink($0, 0) }),
            Declaration(
                "extension Publisher { func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable }",
                { Publishers.sink($0, 1) }),
            Declaration(
                "extension Publisher { func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable }",
                { call in
                    let evaluator = call.evaluator
                    var root = call.arguments[1]
                    let path = call.arguments[0]
                    return .native(
                        evaluator.subscribe(call.receiver) { evaluator.write(path, to: &root, $0) })
                }),
            through("map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>") { call, value in
                .some(call.apply(0, value))
            },
            through("compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>") { call, value in
                call.apply(0, value)
            },
            through("filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>") { call, value in
                call.apply(0, value).isTrue ? .some(value) : .none
            },
            same("eraseToAnyPublisher() -> AnyPublisher<Output, Failure>"),
            same("receive(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure>"),
            same("receive(on scheduler: RunLoop) -> AnyPublisher<Output, Failure>"),
            same("subscribe(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure>"),
            same("subscribe(on scheduler: RunLoop) -> AnyPublisher<Output, Failure>"),
            Declaration(
                """
                struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
                    init(floatLiteral value: Double) { }
                    init(integerLiteral value: Int) { }
                    static func seconds(_ seconds: Double) -> _SchedulerStride { 0 }
                    static func milliseconds(_ milliseconds: Int) -> _SchedulerStride { 0 }
                    static func microseconds(_ microseconds: Int) -> _SchedulerStride { 0 }
                    static func nanoseconds(_ nanoseconds: Int) -> _SchedulerStride { 0 }
                }
                """),
            same("debounce<S>(for dueTime: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure>"),
            same("throttle<S>(for interval: _SchedulerStride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>"),
            same("delay<S>(for interval: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure>"),
            same("timeout<S>(_ interval: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure>"),
            same("share() -> AnyPublisher<Output, Failure>"),
            same("retry(_ retries: Int) -> AnyPublisher<Output, Failure>"),
            Declaration("enum Publishers { struct Autoconnect<Upstream: Publisher>: Publisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure } }"),
            Declaration("extension Publishers { struct CombineLatest<A: Publisher, B: Publisher>: Publisher { typealias Output = (A.Output, B.Output); typealias Failure = A.Failure } }"),
            Declaration("extension Publishers.CombineLatest { init(_ a: A, _ b: B) }") { Publishers.latest($0.arguments) },
            Declaration("extension Publishers { struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher { typealias Output = (A.Output, B.Output, C.Output); typealias Failure = A.Failure } }"),
            Declaration("extension Publishers.CombineLatest3 { init(_ a: A, _ b: B, _ c: C) }") { Publishers.latest($0.arguments) },
            Declaration("extension Publisher { func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> }") { call in
                Publishers.latest([call.receiver, call.arguments[0]])
            },
            Declaration("extension Publisher { func replaceError(with output: Output) -> AnyPublisher<Output, Never> }") { $0.receiver },
            Declaration(
                "extension Publisher { func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> }",
                { call in
                    var result = call.arguments[0]
                    return Publishers.through(call) { call, value in
                        result = call.evaluator.call(call.arguments[1], [result, value])
                        return .some(result)
                    }
                }),
            Declaration("extension Publishers.Autoconnect { var upstream: Upstream }", { $0.receiver }),
            Declaration("extension ConnectablePublisher { func autoconnect() -> Publishers.Autoconnect<Self> }", { $0.receiver }),
            Declaration(
                "extension ConnectablePublisher { @discardableResult func connect() -> AnyCancellable }",
                { _ in .native(PublisherSubscription {}) }),
            same("print(_ prefix: String = \"\") -> AnyPublisher<Output, Failure>"),
            Declaration(
                "extension Publisher where Output: Equatable { func removeDuplicates() -> AnyPublisher<Output, Failure> }",
                { call in
                    var last: Value?
                    return Publishers.through(call) { call, value in
                        if let last, call.evaluator.areEqual(last, value) { return .none }
                        last = value
                        return .some(value)
                    }
                }),
            Declaration(
                "extension Publisher { func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> }",
                { call in
                    var left = call.int(0)
                    return Publishers.through(call) { _, value in
                        left -= 1
                        return left >= 0 ? .none : .some(value)
                    }
                }),
            Declaration(
                "extension Publisher { func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output }",
                { call in
                    let (first, second) = (Publishers.publisher(call.receiver), Publishers.publisher(call.arguments[0]))
                    return .native(
                        PublisherValue { receive in
                            let (a, b) = (first.subscribe(receive), second.subscribe(receive))
                            return PublisherSubscription {
                                a.cancel()
                                b.cancel()
                            }
                        })
                }),
        ]
    }

    /// An operator that passes on what a function makes of each value, or nothing.
    private static func through(
        _ signature: StaticString, _ transform: @escaping (NativeCall, Value) -> Value
    ) -> Declaration {
        Declaration("extension Publisher { func \(signature) }") { Publishers.through($0, transform) }
    }

    private static func same(_ signature: StaticString) -> Declaration {
        Declaration("extension Publisher { func \(signature) }") { $0.receiver }
    }

    private static var observableObjects: [Declaration] {
        [
            Declaration("protocol ObservableObject: AnyObject { }"),
            Declaration("final class ObservableObjectPublisher: Publisher { typealias Output = Void; typealias Failure = Never }"),
            Declaration(
                "extension ObservableObjectPublisher { func send() }",
                { call in
                    Publishers.publisher(call.receiver).send(.void)
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
                get: { Publishers.publisher($0.receiver).current ?? .void },
                set: { call in
                    Publishers.publisher(call.receiver).send(call.arguments[0])
                    return .void
                }),
            Declaration(
                "extension Published { init(wrappedValue: Value) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration(
                "extension Published { init(initialValue: Value) }",
                { .native(PublisherValue(current: $0.arguments[0])) }),
            Declaration("extension Published { struct Publisher: Combine_Publisher { typealias Output = Value; typealias Failure = Never } }"),
            Declaration("protocol Combine_Publisher: Publisher { }"),
            Declaration(
                "extension Published { var projectedValue: Publisher { get set } }", get: { $0.receiver }, set: { _ in .void }),
            Declaration(
                "extension Publisher where Failure == Never { func assign(to published: inout Published<Output>.Publisher) }",
                { call in
                    let target = Publishers.publisher(call.arguments[0])
                    _ = Publishers.publisher(call.receiver).subscribe { target.send($0) }
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
                "struct Notification { struct Name: Hashable { let rawValue: String; init(_ rawValue: String) { self.rawValue = rawValue }; init(rawValue: String) { self.rawValue = rawValue } }; var name: Name; var object: Any?; var userInfo: [String: Any]? }"
            ),
            Declaration("class NotificationCenter { static let `default` = NotificationCenter(); private var subjects: [Notification.Name: PassthroughSubject<Notification, Never>] = [:]; init() { }; func publisher(for name: Notification.Name, object: AnyObject? = nil) -> PassthroughSubject<Notification, Never> { if let subject = subjects[name] { return subject }; let subject = PassthroughSubject<Notification, Never>(); subjects[name] = subject; return subject }; func post(name: Notification.Name, object: Any?, userInfo: [String: Any]? = nil) { publisher(for: name).send(Notification(name: name, object: object, userInfo: userInfo)) } }"),
            Declaration(
                "extension Sequence { var publisher: AnyPublisher<Element, Never> }",
                { call in
                    let elements = Elements.of(call)
                    return .native(
                        PublisherValue { receive in
                            for element in elements { receive(element) }
                            return PublisherSubscription {}
                        })
                }),
        ]
    }
}
