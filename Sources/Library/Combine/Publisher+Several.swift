// Publishers made of several: their values side by side, in pairs, or one after another.

/// The publishers that a listener hears at once: it ends when all of them have ended, and `left` has told
/// that no other one is waited for.
final class _Several<Output, Failure: Error> {
    private let next: _Listener<Output, Failure>
    private var running = 1

    init(_ next: _Listener<Output, Failure>) { self.next = next }

    func listener<T>(_ receive: @escaping (T) -> Void) -> _Listener<T, Failure> {
        running += 1
        return next.inner(receive, ended: left)
    }

    func hear<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void) {
        let inner: _Listener<P.Output, Failure> = listener(receive)
        inner.hear(publisher)
    }

    /// One of them has ended, or is not heard any more.
    func left() {
        running -= 1
        if running == 0 { next.end(.finished) }
    }
}

extension Publisher {
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher(_telling: { next in
            let several = _Several(next)
            var first: [Output] = [], second: [P.Output] = []
            func send() { if let one = first.first, let other = second.first { next.send((one, other)) } }
            several.hear(self) {
                first = [$0]
                send()
            }
            several.hear(other) {
                second = [$0]
                send()
            }
            several.left()
        })
    }

    func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }

    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
        combineLatest(publisher1, publisher2).combineLatest(publisher3).map {
            ($0.0.0, $0.0.1, $0.0.2, $0.1)
        }
    }

    func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
        AnyPublisher(_telling: { next in
            var first: [Output] = [], second: [P.Output] = []
            var hasFirstEnded = false, hasSecondEnded = false
            func send() {
                if !first.isEmpty, !second.isEmpty {
                    next.send((first.removeFirst(), second.removeFirst()))
                }
                if hasFirstEnded && first.isEmpty || hasSecondEnded && second.isEmpty {
                    next.end(.finished)
                }
            }
            let one: _Listener<Output, Failure> = next.inner(
                {
                    first.append($0); send()
                },
                ended: {
                    hasFirstEnded = true
                    send()
                })
            one.hear(self)
            let two: _Listener<P.Output, Failure> = next.inner(
                {
                    second.append($0); send()
                },
                ended: {
                    hasSecondEnded = true
                    send()
                })
            two.hear(other)
        })
    }

    func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
        zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }

    func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
        zip(publisher1, publisher2).zip(publisher3).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output {
        AnyPublisher(_telling: { next in
            let several = _Several(next)
            several.hear(self) { next.send($0) }
            several.hear(other) { next.send($0) }
            several.left()
        })
    }

    func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Output == Output, C.Output == Output { merge(with: b).merge(with: c) }

    func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> AnyPublisher<
        Output, Failure
    > where B.Output == Output, C.Output == Output, D.Output == Output {
        merge(with: b).merge(with: c).merge(with: d)
    }

    func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output {
        _followed(by: publisher)
    }

    func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output {
        publisher._followed(by: self)
    }

    func _followed<P: Publisher, E: Error>(by publisher: P) -> AnyPublisher<Output, E>
    where P.Output == Output {
        _operated { next in
            { event in
                if case .end(.finished) = event { next.hear(publisher) } else { next.tell(event) }
            }
        }
    }

    /// One subscription to the source for all subscribers.
    func share() -> AnyPublisher<Output, Failure> {
        AnyPublisher(multicast(subject: PassthroughSubject<Output, Failure>()).autoconnect())
    }

    func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> {
        AnyPublisher(_telling: { next in
            let several = _Several(next)
            several.hear(self) { several.hear(transform($0)) { next.send($0) } }
            several.left()
        })
    }
}

extension Publisher where Output: Publisher {
    func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher(_telling: { next in
            let several = _Several(next)
            var latest: _Listener<Output.Output, Failure>?
            several.hear(self) { publisher in
                if let old = latest, old.isActive {
                    old.cancel()
                    several.left()
                }
                let inner: _Listener<Output.Output, Failure> = several.listener { next.send($0) }
                latest = inner
                inner.hear(publisher)
            }
            several.left()
        })
    }
}
