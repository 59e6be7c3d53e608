/// Publishers made of several: their values side by side, in pairs, or one after another.
extension Publishers {
    /// The last values of all, once each has sent one.
    static func latest(_ sources: [PublisherValue]) -> Value {
        joined(sources) { count in
            var values: [Value?] = Array(repeating: nil, count: count)
            return { index, value, downstream in
                values[index] = value
                let known = values.compactMap { $0 }
                if known.count == count { downstream.send(.tuple(known)) }
            }
        }
    }

    /// The first values of all, then the second ones.
    static func zipped(_ sources: [PublisherValue]) -> Value {
        .native(
            PublisherValue { downstream in
                var waiting: [[Value]] = Array(repeating: [], count: sources.count)
                var hasEnded = Array(repeating: false, count: sources.count)
                func finishIfShort() {
                    if waiting.indices.contains(where: { hasEnded[$0] && waiting[$0].isEmpty }) {
                        downstream.send(.finished)
                    }
                }
                for (index, source) in sources.enumerated() {
                    hear(source, downstream) { event in
                        if case .value(let value) = event {
                            waiting[index].append(value)
                            guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
                            downstream.send(.tuple(waiting.indices.map { waiting[$0].removeFirst() }))
                        } else {
                            hasEnded[index] = true
                        }
                        finishIfShort()
                    }
                }
            })
    }

    /// All values as they come.
    static func merged(_ sources: [PublisherValue]) -> Value {
        joined(sources) { _ in { _, value, downstream in downstream.send(value) } }
    }

    /// Ends when all have ended, or fails with the first.
    private static func joined(
        _ sources: [PublisherValue], _ make: @escaping (Int) -> (Int, Value, PublisherSubscription) -> Void
    ) -> Value {
        .native(
            PublisherValue { downstream in
                let receive = make(sources.count)
                var running = sources.count
                if running == 0 { downstream.send(.finished) }
                for (index, source) in sources.enumerated() {
                    hear(source, downstream) { event in
                        if case .value(let value) = event { return receive(index, value, downstream) }
                        running -= 1
                        if running == 0 { downstream.send(.finished) }
                    }
                }
            })
    }

    /// Subscribes for as long as somebody else is subscribed, whom a failure reaches at once.
    private static func hear(
        _ source: PublisherValue, _ downstream: PublisherSubscription,
        _ receive: @escaping (PublisherEvent) -> Void
    ) {
        source.subscribe(for: downstream) { event in
            if case .failed = event { downstream.send(event) } else { receive(event) }
        }
    }

    /// The values of the publisher that is made of each value: of all of them, or only of the latest.
    static func nested(
        _ source: PublisherValue, onlyLatest: Bool, _ inner: @escaping (Value) -> PublisherValue
    ) -> Value {
        .native(
            PublisherValue { downstream in
                var running = 1
                var latest: PublisherSubscription?
                func ended() {
                    running -= 1
                    if running == 0 { downstream.send(.finished) }
                }
                hear(source, downstream) { event in
                    guard case .value(let value) = event else { return ended() }
                    let made = inner(value)
                    if onlyLatest, let old = latest, old.isActive {
                        old.cancel()
                        running -= 1
                    }
                    running += 1
                    let own = PublisherSubscription(charging: downstream.account) {
                        if case .finished = $0 { ended() } else { downstream.send($0) }
                    }
                    latest = own
                    downstream.onEnd { own.cancel() }
                    made.subscribe(own)
                }
            })
    }

    /// One after the other.
    static func appended(_ first: PublisherValue, _ second: PublisherValue) -> Value {
        operated(first) { _ in
            { event, downstream in
                if case .finished = event { relay(second, to: downstream) } else { downstream.send(event) }
            }
        }
    }

    /// One subscription to the source for all subscribers.
    static func shared(_ source: PublisherValue) -> Value {
        .native(autoconnected(connectable(source, through: PublisherValue())))
    }
}
