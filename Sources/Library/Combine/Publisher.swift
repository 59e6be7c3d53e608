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

    @native func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
    @native func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error>
    @native func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
    @native func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error>
    @native func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
    @native func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error>

    @native func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<
        T, Failure
    >

    @native func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> AnyPublisher<T, Error>

    @native func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never>
}

extension Publisher where Failure == Never {
    @native func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
}

extension Publisher {
    @native func handleEvents(
        receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure>

    @native func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>

    @native func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    >

    @native func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    >

    @native func print(_ prefix: String = "") -> AnyPublisher<Output, Failure>
    @native func breakpointOnError() -> AnyPublisher<Output, Failure>

    func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> { breakpointOnError() }

    @native func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>

    @native func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<
        (Output, P.Output, Q.Output), Failure
    >

    @native func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>

    @native func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>

    @native func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<
        (Output, P.Output, Q.Output), Failure
    >

    @native func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>

    @native func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output

    @native func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Output == Output, C.Output == Output

    @native func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> AnyPublisher<
        Output, Failure
    > where B.Output == Output, C.Output == Output, D.Output == Output

    @native func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output

    @native func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output

    @native func share() -> AnyPublisher<Output, Failure>

    @native func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure>
}

extension Publisher where Output: Publisher {
    @native func switchToLatest() -> AnyPublisher<Output.Output, Failure>
}
