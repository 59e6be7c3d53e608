protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    @native var _keepsRest: Bool
}

extension Publisher where Failure == Never {
    @native func makeConnectable() -> Publishers.MakeConnectable<Self>
}

extension Publisher {
    @native func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure

    @native func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure
}

extension Publisher where Failure == Never {
    @native func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
    @native func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable
}

extension Publisher where Failure == Never {
    @native func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
}

extension Publisher {
    @native func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure
}

extension Publisher where Failure == Never {
    @accepted func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
}

extension Publisher {
    @accepted func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>

    @native func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    >

    @accepted func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<
            Output, Failure
        >

    @accepted func print(_ prefix: String = "") -> AnyPublisher<Output, Failure>
    @accepted func breakpointOnError() -> AnyPublisher<Output, Failure>

    func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> { breakpointOnError() }
}
