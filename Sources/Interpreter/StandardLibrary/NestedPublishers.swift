/// Operators of Combine that make publishers of values, take some of the values, or join several publishers.
extension StandardLibrary {
    static var nestedPublishers: [Declaration] { nested + failures + taken + joined }

    private static var nested: [Declaration] {
        [
            Declaration(
                "extension Publisher { func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> }",
                { call in
                    let source = Publishers.publisher(call.receiver)
                    return .native(PublisherValue { receive in
                        var inner: [PublisherSubscription] = []
                        let outer = source.subscribe { inner.append(Publishers.publisher(call.apply(0, $0)).subscribe(receive)) }
                        return PublisherSubscription {
                            outer.cancel()
                            inner.forEach { $0.cancel() }
                        }
                    })
                }),
            Declaration(
                "extension Publisher where Output: Publisher { func switchToLatest() -> AnyPublisher<Output.Output, Failure> }",
                { call in
                    let source = Publishers.publisher(call.receiver)
                    return .native(PublisherValue { receive in
                        var latest: PublisherSubscription?
                        let outer = source.subscribe {
                            latest?.cancel()
                            latest = Publishers.publisher($0).subscribe(receive)
                        }
                        return PublisherSubscription {
                            outer.cancel()
                            latest?.cancel()
                        }
                    })
                }),
            Declaration(
                "struct Deferred<P: Publisher>: Publisher { typealias Output = P.Output; typealias Failure = P.Failure; init(createPublisher: @escaping () -> P) }",
                { call in
                    .native(PublisherValue { receive in Publishers.publisher(call.apply(0)).subscribe(receive) })
                }),
            Declaration("extension Optional { var publisher: AnyPublisher<Wrapped, Never> }", { .native(PublisherValue(current: $0.receiver.presentValue)) }),
            Declaration(
                "extension Publisher { func handleEvents(receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure> }",
                { call in
                    Publishers.through(call) { call, value in
                        if let receive = call.arguments[0].presentValue { _ = call.evaluator.call(receive, [value]) }
                        return .some(value)
                    }
                }),
        ]
    }

    /// Nothing fails here: what handles failures passes values on.
    private static var failures: [Declaration] {
        [
            Declaration("extension Publisher { func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output }", { $0.receiver }),
            Declaration("extension Publisher { func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> }", { $0.receiver }),
            Declaration("extension Publisher where Failure == Never { func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> }", { $0.receiver }),
            Declaration("extension Publisher { func assertNoFailure(_ prefix: String = \"\") -> AnyPublisher<Output, Never> }", { $0.receiver }),
            Declaration("struct Fail<Output, Failure: Error>: Publisher { init(error: Failure) }", { _ in .native(PublisherValue()) }),
        ]
    }

    private static var taken: [Declaration] {
        [
            Declaration(
                "extension Publisher { func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> }",
                { call in
                    var left = call.int(0)
                    return Publishers.through(call) { _, value in
                        left -= 1
                        return left >= 0 ? .some(value) : .none
                    }
                }),
            Declaration("extension Publisher { func first() -> AnyPublisher<Output, Failure> { prefix(1) } }"),
            Declaration("extension Publisher { func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) } }"),
            Declaration(
                "extension Publisher { func collect(_ count: Int) -> AnyPublisher<[Output], Failure> }",
                { call in
                    let count = max(call.int(0), 1)
                    var gathered: [Value] = []
                    return Publishers.through(call) { _, value in
                        gathered.append(value)
                        guard gathered.count == count else { return .none }
                        defer { gathered = [] }
                        return .some(.array(gathered))
                    }
                }),
            Declaration("extension Publisher { func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } } }"),
        ]
    }

    private static var joined: [Declaration] {
        [
            Declaration(
                "extension Publisher { func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> }",
                { call in Publishers.latest([call.receiver, call.arguments[0], call.arguments[1]]) }),
            Declaration(
                "extension Publisher { func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> { combineLatest(other).map { transform($0.0, $0.1) } } }"),
            Declaration(
                "extension Publisher { func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> }",
                { call in Publishers.zipped(call.receiver, call.arguments[0]) }),
        ]
    }
}

extension Publishers {
    /// A publisher of pairs: the first values of both, then the second ones.
    static func zipped(_ first: Value, _ second: Value) -> Value {
        let (first, second) = (publisher(first), publisher(second))
        return .native(PublisherValue { receive in
            var waiting: ([Value], [Value]) = ([], [])
            func send() {
                guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return }
                receive(.tuple([waiting.0.removeFirst(), waiting.1.removeFirst()]))
            }
            let subscriptions = [
                first.subscribe {
                    waiting.0.append($0)
                    send()
                },
                second.subscribe {
                    waiting.1.append($0)
                    send()
                },
            ]
            return PublisherSubscription { subscriptions.forEach { $0.cancel() } }
        })
    }
}
