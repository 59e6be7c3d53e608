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
