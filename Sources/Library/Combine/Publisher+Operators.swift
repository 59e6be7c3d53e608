/// What a publisher tells those who hear it: values, and at most one end.
enum _PublisherEvent<Output, Failure: Error> {
    case value(Output)
    case end(Subscribers.Completion<Failure>)
}

/// Somebody who hears an operator.
struct _Listener<Output, Failure: Error> {
    @native var isActive: Bool { get }
    @native func send(_ value: Output)
    @native func end(_ completion: Subscribers.Completion<Failure>)
    /// Passes on what this operator is told.
    @native func tell<E: Error>(_ event: _PublisherEvent<Output, E>)
    /// Passes on everything that another publisher tells.
    @native func hear<P: Publisher>(_ publisher: P) where P.Output == Output
    /// Does something once this one hears no more.
    @native func onEnd(_ action: @escaping () -> Void)
    @native func cancel()

    /// One that hears for as long as this one does, and hands on a failure to it.
    @native func inner<T>(
        _ receive: @escaping (T) -> Void, ended: @escaping () -> Void
    ) -> _Listener<T, Failure>
}

extension Publisher {
    /// A publisher that hears this one: what is done with each event, with state of its own for each
    /// listener.
    @native func _operated<T, E: Error>(
        _ make: @escaping (_Listener<T, E>) -> (_PublisherEvent<Output, Failure>) -> Void
    ) -> AnyPublisher<T, E>

    /// A publisher that hears this one, where ends pass.
    func _each<T>(_ make: @escaping (_Listener<T, Failure>) -> (Output) -> Void) -> AnyPublisher<T, Failure> {
        _operated { next in
            let receive = make(next)
            return { event in
                switch event {
                case .value(let value): receive(value)
                case .end(let completion): next.end(completion)
                }
            }
        }
    }

    /// The same where what is done may throw, which ends it all.
    func _trying<T>(
        _ make: @escaping (_Listener<T, Error>) -> (Output) throws -> Void
    ) -> AnyPublisher<T, Error> {
        _operated { next in
            let receive = make(next)
            return { event in
                switch event {
                case .value(let value):
                    do { try receive(value) } catch { next.end(.failure(error)) }
                case .end(.finished): next.end(.finished)
                case .end(.failure(let error)): next.end(.failure(error))
                }
            }
        }
    }

    func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _each { next in
            var last: [Output] = []
            return { value in
                if let last = last.first, predicate(last, value) { return }
                last = [value]
                next.send(value)
            }
        }
    }

    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        _each { next in
            var left = count
            return { value in if left > 0 { left -= 1 } else { next.send(value) } }
        }
    }

    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _each { next in
            var isDropping = true
            return { value in
                isDropping = isDropping && predicate(value)
                if !isDropping { next.send(value) }
            }
        }
    }

    func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        _operated { next in
            var left = maxLength
            return { event in
                guard left > 0 else { return next.end(.finished) }
                if case .value = event { left -= 1 }
                next.tell(event)
                if left == 0 { next.end(.finished) }
            }
        }
    }

    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        _each { next in
            { value in if predicate(value) { next.send(value) } else { next.end(.finished) } }
        }
    }

    func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        _operated { next in
            var result = initialResult
            return { event in
                switch event {
                case .value(let value): result = nextPartialResult(result, value)
                case .end(let completion):
                    if case .finished = completion { next.send(result) }
                    next.end(completion)
                }
            }
        }
    }

    func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, Error> { tryScan(initialResult, nextPartialResult).reduce(initialResult) { $1 } }

    func collect() -> AnyPublisher<[Output], Failure> { _collected(Int.max, sendsNothing: true) }
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> { _collected(count, sendsNothing: false) }

    /// As many values at once, the rest at the end.
    private func _collected(_ count: Int, sendsNothing: Bool) -> AnyPublisher<[Output], Failure> {
        _operated { next in
            var gathered: [Output] = []
            func send() {
                let values = gathered
                gathered = []
                next.send(values)
            }
            return { event in
                switch event {
                case .value(let value):
                    gathered.append(value)
                    if gathered.count >= count { send() }
                case .end(let completion):
                    if case .finished = completion, sendsNothing || !gathered.isEmpty { send() }
                    next.end(completion)
                }
            }
        }
    }

    func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        _operated { next in
            var isEmpty = true
            return { event in
                if case .value = event { isEmpty = false }
                if isEmpty, case .end(.finished) = event { next.send(output) }
                next.tell(event)
            }
        }
    }

    func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        _operated { next in
            { event in
                switch event {
                case .value(let value): next.send(value)
                case .end(.finished): next.end(.finished)
                case .end(.failure(let error)): next.hear(handler(error))
                }
            }
        }
    }

    func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, Error> where P.Output == Output {
        _operated { next in
            { event in
                switch event {
                case .value(let value): next.send(value)
                case .end(.finished): next.end(.finished)
                case .end(.failure(let error)):
                    do { next.hear(try handler(error)) } catch { next.end(.failure(error)) }
                }
            }
        }
    }

    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        _operated { next in
            { event in
                switch event {
                case .value(let value): next.send(value)
                case .end(.finished): next.end(.finished)
                case .end(.failure(let error)): next.end(.failure(transform(error)))
                }
            }
        }
    }

    func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        if retries < 1 { return eraseToAnyPublisher() }
        return self.`catch` { _ in self.retry(retries - 1) }
    }
}
