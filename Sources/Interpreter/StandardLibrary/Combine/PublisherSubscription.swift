/// One subscriber's connection to a publisher. It ends when it is cancelled or the publisher has ended.
public final class PublisherSubscription {
    private var receive: ((PublisherEvent) -> Void)?
    private var cleanups: [() -> Void] = []
    /// Whose steps it takes to subscribe and to tell; it is there as long as anything is told.
    unowned(unsafe) let account: Evaluator?

    /// What it takes with the closures of its operators.
    private static let bytes = 512
    /// The steps that it costs to make one, as deep as publishers are in each other.
    private static let steps = 150

    init(charging account: Evaluator? = nil, _ receive: @escaping (PublisherEvent) -> Void) {
        self.account = account
        self.receive = receive
        account?.charge(PublisherSubscription.bytes)
        account?.spend(PublisherSubscription.steps)
    }

    /// Operators tell each other, one inside the other.
    func charged(_ action: () -> Void) {
        if let account { account.descend((), isCall: true, action) } else { action() }
    }

    var isActive: Bool { receive != nil }

    func send(_ event: PublisherEvent) {
        guard let receive else { return }
        if case .value = event { return charged { receive(event) } }
        cancel()
        charged { receive(event) }
    }

    func send(_ value: Value) { send(.value(value)) }

    public func cancel() {
        receive = nil
        let last = cleanups
        cleanups = []
        for cleanup in last { cleanup() }
    }

    /// Does something once the connection has ended.
    func onEnd(_ cleanup: @escaping () -> Void) {
        if isActive { cleanups.append(cleanup) } else { cleanup() }
    }
}

/// An `AnyCancellable`: it cancels when it is thrown away.
final class CancellableValue: NativeValue {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { cancel() }

    func cancel() {
        action?()
        action = nil
    }

    override var description: String { "AnyCancellable" }
}

/// A `_Listener`: somebody who hears an operator of the library's own code.
final class PublisherListener: NativeValue {
    let subscription: PublisherSubscription

    init(_ subscription: PublisherSubscription) { self.subscription = subscription }
}
