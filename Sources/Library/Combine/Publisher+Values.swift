// Operators that look at each value.
extension Publisher {
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        _each { next in { value in next.send(transform(value)) } }
    }

    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
        _trying { next in { value in next.send(try transform(value)) } }
    }

    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        _each { next in { value in if let made = transform(value) { next.send(made) } } }
    }

    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error> {
        _trying { next in { value in if let made = try transform(value) { next.send(made) } } }
    }

    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _each { next in { value in if isIncluded(value) { next.send(value) } } }
    }

    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
        _trying { next in { value in if try isIncluded(value) { next.send(value) } } }
    }

    func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        _each { next in
            var result = initialResult
            return { value in
                result = nextPartialResult(result, value)
                next.send(result)
            }
        }
    }

    func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, Error> {
        _trying { next in
            var result = initialResult
            return { value in
                result = try nextPartialResult(result, value)
                next.send(result)
            }
        }
    }

    func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        _operated { next in
            { event in
                switch event {
                case .value(let value): next.send(value)
                case .end(.finished): next.end(.finished)
                case .end(.failure(let error)): fatalError("\(prefix): \(error)")
                }
            }
        }
    }

    func handleEvents(
        receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        _operated { next in
            var hasEnded = false
            receiveSubscription?(Subscriptions.empty)
            next.onEnd { if !hasEnded { receiveCancel?() } }
            return { event in
                switch event {
                case .value(let value): receiveOutput?(value)
                case .end(let completion):
                    hasEnded = true
                    receiveCompletion?(completion)
                }
                next.tell(event)
            }
        }
    }
}
