import Syntax

/// Subscribers and subscriptions of a program's own, and how many values they ask for.
extension StandardLibrary {
    static var subscribers: [Declaration] { subscriberTypes + subscribing + connecting }

    private static var subscriberTypes: [Declaration] {
        [
            Declaration("struct CombineIdentifier: Hashable, Sendable { private let _number: UUID; init() { _number = UUID() } }"),
            Declaration("protocol CustomCombineIdentifierConvertible { }"),
            Declaration("extension CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { CombineIdentifier() } }"),
            Declaration("protocol Subscription: Cancellable, CustomCombineIdentifierConvertible { func request(_ demand: Subscribers.Demand) }"),
            Declaration(
                """
                protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
                    associatedtype Input
                    associatedtype Failure: Error
                    func receive(subscription: Subscription)
                    func receive(_ input: Input) -> Subscribers.Demand
                    func receive(completion: Subscribers.Completion<Failure>)
                }
                """),
            Declaration("extension Subscriber where Input == Void { func receive() -> Subscribers.Demand { receive(()) } }"),
            Declaration("final class _EmptySubscription: Subscription { init() { }; func request(_ demand: Subscribers.Demand) { }; func cancel() { } }"),
            Declaration("enum Subscriptions { static var empty: Subscription { _EmptySubscription() } }"),
            Declaration("enum Subscribers { enum Completion<Failure: Error> { case finished; case failure(Failure) } }"),
            Declaration("extension Subscribers.Completion: Equatable where Failure: Equatable { }"),
            demand,
            Declaration(
                """
                struct AnySubscriber<Input, Failure: Error>: Subscriber {
                    private let _subscription: ((Subscription) -> Void)?
                    private let _value: ((Input) -> Subscribers.Demand)?
                    private let _completion: ((Subscribers.Completion<Failure>) -> Void)?
                    init(receiveSubscription: ((Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
                        _subscription = receiveSubscription
                        _value = receiveValue
                        _completion = receiveCompletion
                    }
                    init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
                        self.init(receiveSubscription: { s.receive(subscription: $0) }, receiveValue: { s.receive($0) }, receiveCompletion: { s.receive(completion: $0) })
                    }
                    func receive(subscription: Subscription) { if let _subscription { _subscription(subscription) } else { subscription.request(.unlimited) } }
                    func receive(_ value: Input) -> Subscribers.Demand { _value?(value) ?? .none }
                    func receive(completion: Subscribers.Completion<Failure>) { _completion?(completion) }
                }
                """),
            Declaration(
                """
                extension Subscribers {
                    final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
                        let receiveValue: (Input) -> Void
                        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
                        private var subscription: Subscription?
                        init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
                            self.receiveCompletion = receiveCompletion
                            self.receiveValue = receiveValue
                        }
                        func receive(subscription: Subscription) { self.subscription = subscription; subscription.request(.unlimited) }
                        func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value); return .none }
                        func receive(completion: Subscribers.Completion<Failure>) { subscription = nil; receiveCompletion(completion) }
                        func cancel() { subscription?.cancel(); subscription = nil }
                    }
                }
                """),
            Declaration(
                """
                extension Subscribers {
                    final class Assign<Root, Input>: Subscriber, Cancellable {
                        typealias Failure = Never
                        private(set) var object: Root?
                        let keyPath: ReferenceWritableKeyPath<Root, Input>
                        private var subscription: Subscription?
                        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
                            self.object = object
                            self.keyPath = keyPath
                        }
                        func receive(subscription: Subscription) { self.subscription = subscription; subscription.request(.unlimited) }
                        func receive(_ value: Input) -> Subscribers.Demand { object?[keyPath: keyPath] = value; return .none }
                        func receive(completion: Subscribers.Completion<Never>) { cancel() }
                        func cancel() { subscription?.cancel(); subscription = nil; object = nil }
                    }
                }
                """),
        ]
    }

    /// How many values a subscriber wants; the largest number stands for all. Its operators stand behind those of numbers:
    /// `$0 + 1` is about a number where nothing else is said.
    private static var demand: Declaration {
        Declaration(
            """
            extension Subscribers {
                struct Demand: Comparable, Hashable, Sendable, CustomStringConvertible {
                    private let _count: Int
                    static let unlimited = Demand(_count: Int.max)
                    static let none = Demand(_count: 0)
                    static func max(_ value: Int) -> Demand {
                        if value < 0 { fatalError("Fatal error: negative demand") }
                        return Demand(_count: value)
                    }
                    var max: Int? { self == .unlimited ? nil : _count }
                    var description: String { self == .unlimited ? "unlimited" : "max(\\(_count))" }
                    static func < (lhs: Demand, rhs: Demand) -> Bool { lhs._count < rhs._count }
                    @_disfavoredOverload static func + (lhs: Demand, rhs: Demand) -> Demand { lhs + rhs._count }
                    @_disfavoredOverload static func + (lhs: Demand, rhs: Int) -> Demand {
                        if lhs == .unlimited || rhs == Int.max { return .unlimited }
                        let (sum, overflow) = lhs._count.addingReportingOverflow(rhs)
                        return overflow ? .unlimited : Demand(_count: sum)
                    }
                    @_disfavoredOverload static func - (lhs: Demand, rhs: Demand) -> Demand {
                        if lhs == .unlimited { return .unlimited }
                        return rhs == .unlimited ? .none : Demand(_count: Swift.max(0, lhs._count - rhs._count))
                    }
                    @_disfavoredOverload static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
                    @_disfavoredOverload static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
                    @_disfavoredOverload static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
                    @_disfavoredOverload static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
                    @_disfavoredOverload static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
                }
            }
            """)
    }

    private static var subscribing: [Declaration] {
        [
            Declaration("extension Publisher { func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) } }"),
            // A subscriber of a program's own asks one of the library's publishers for values.
            Declaration(
                """
                extension _LibraryPublisher {
                    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                        subscriber.receive(subscription: _Asking(AnyPublisher(self), AnySubscriber(subscriber), keepsRest: _keepsRest))
                    }
                }
                """),
            Declaration("extension Publisher { var _keepsRest: Bool }", { .bool(!$0.source.isLive) }),
            Declaration(
                """
                final class _Asking<Input, Failure: Error>: Subscription {
                    private let publisher: AnyPublisher<Input, Failure>
                    private var subscriber: AnySubscriber<Input, Failure>?
                    private let keepsRest: Bool
                    private var demand = Subscribers.Demand.none
                    private var rest: [Input] = []
                    private var completion: Subscribers.Completion<Failure>?
                    private var connection: AnyCancellable?
                    init(_ publisher: AnyPublisher<Input, Failure>, _ subscriber: AnySubscriber<Input, Failure>, keepsRest: Bool) {
                        self.publisher = publisher
                        self.subscriber = subscriber
                        self.keepsRest = keepsRest
                    }
                    func request(_ more: Subscribers.Demand) {
                        let isFirst = demand == .none && connection == nil
                        demand += more
                        if isFirst && demand > .none {
                            connection = AnyCancellable { }
                            let connected = publisher.sink(receiveCompletion: { self.completion = $0; self.deliver() }, receiveValue: { self.take($0) })
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
                    private func end() { subscriber = nil; rest = []; connection = nil }
                    func cancel() { connection?.cancel(); end() }
                }
                """),
        ]
    }

    // MARK: Publishers that start when they are told to

    private static var connecting: [Declaration] {
        [
            Declaration("extension Publishers { final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure } }"),
            Declaration("extension Publisher where Failure == Never { func makeConnectable() -> Publishers.MakeConnectable<Self> }") {
                .native(Publishers.connectable($0.source, through: PublisherValue()))
            },
            Declaration("extension Publishers { final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure } }"),
            Declaration("extension Publisher { func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure }") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.arguments[0])))
            },
            Declaration("extension Publisher { func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure }") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.apply(0))))
            },
            Declaration("extension Publishers { final class Autoconnect<Upstream: Publisher>: _LibraryPublisher { typealias Output = Upstream.Output; typealias Failure = Upstream.Failure } }"),
            Declaration("extension Publishers.Autoconnect { var upstream: Upstream }", { $0.receiver }),
            Declaration("extension ConnectablePublisher { func autoconnect() -> Publishers.Autoconnect<Self> }") { .native(Publishers.autoconnected($0.source)) },
            Declaration("extension ConnectablePublisher { @discardableResult func connect() -> AnyCancellable }") { call in
                let connection = call.source.connect?()
                return .native(CancellableValue { connection?.cancel() })
            },
        ]
    }
}
