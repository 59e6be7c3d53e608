import Syntax

/// Operators of publishers. All give an `AnyPublisher`.
extension StandardLibrary {
    static var publisherOperators: [Native] {
        subscribing + passing + operated + ending + scheduling + groups
    }

    private static var subscribing: [Native] {
        [
            Native("Publisher.sink(receiveValue:)") { call in
                let evaluator = call.evaluator
                let receive = call.arguments[0]
                return token(evaluator.subscribe(call.receiver) { evaluator.call(receive, [$0]) })
            },
            Native("Publisher.sink(receiveCompletion:receiveValue:)") { call in
                token(
                    call.source.subscribe(charging: call.evaluator) { event in
                        if case .value(let value) = event {
                            _ = call.apply(1, value)
                        } else {
                            _ = call.apply(0, call.evaluator.completion(event))
                        }
                    })
            },
            Native("Publisher.assign(to:on:)") { call in
                let evaluator = call.evaluator
                var root = call.arguments[1]
                let path = call.arguments[0]
                return token(evaluator.subscribe(call.receiver) { evaluator.write(path, to: &root, $0) })
            },
            Native("Publisher.subscribe(_:)") { call in
                let subject = call.publisher(call.arguments[0])
                return token(
                    call.source.subscribe(charging: call.evaluator) { subject.pass($0) })
            },
        ]
    }

    private static func token(_ subscription: PublisherSubscription) -> Value {
        .native(CancellableValue { subscription.cancel() })
    }

    // MARK: Operators that look at each value

    /// An operator with what it does for each subscriber.
    private static func operation(
        _ signature: StaticString, _ make: @escaping (NativeCall) -> Publishers.Handler
    ) -> Native {
        Native("Publisher.\(signature)") { call in Publishers.operated(call.source) { _ in make(call) } }
    }

    /// What a function makes of each value: `.none` is not passed on, an error that it throws ends it all.
    private static func each(
        _ call: NativeCall, _ transform: @escaping (Value) -> Value
    ) -> Publishers.Handler {
        { event, downstream in
            guard case .value(let value) = event else { return downstream.send(event) }
            let made = transform(value)
            if let error = call.evaluator.takeThrown() { return downstream.send(.failed(error)) }
            if case .some(let result) = made { downstream.send(result) }
        }
    }

    private static func through(
        _ signature: StaticString, _ transform: @escaping (NativeCall, Value) -> Value
    ) -> Native {
        operation(signature) { call in each(call) { transform(call, $0) } }
    }

    private static func same(_ signature: StaticString) -> Native {
        Native("Publisher.\(signature)") { $0.receiver }
    }

    /// An operator behind which a scheduler has its turn, which takes no time.
    private static func scheduled(_ signature: StaticString) -> Native {
        operation(signature) { call in
            { event, downstream in call.evaluator.deliver { downstream.send(event) } }
        }
    }

    private static var passing: [Native] {
        let mapped: (NativeCall, Value) -> Value = { .some($0.apply(0, $1)) }
        let compacted: (NativeCall, Value) -> Value = { $0.apply(0, $1) }
        let filtered: (NativeCall, Value) -> Value = { $0.apply(0, $1).isTrue ? .some($1) : .none }
        return [
            through("map(_:)", mapped),
            through("tryMap(_:)", mapped),
            through("compactMap(_:)", compacted),
            through("tryCompactMap(_:)", compacted),
            through("filter(_:)", filtered),
            through("tryFilter(_:)", filtered),
            operation("scan(_:_:)", scanning),
            operation("tryScan(_:_:)", scanning),
        ]
    }

    private static func scanning(_ call: NativeCall) -> Publishers.Handler {
        var result = call.arguments[0]
        return each(call) { value in
            result = call.apply(1, result, value)
            return .some(result)
        }
    }

    // MARK: Operators in Swift

    /// What the library's own code makes operators of.
    private static var operated: [Native] {
        [
            Native("Publisher._operated(_:)") { call in
                Publishers.operated(call.source) { downstream in
                    let handle = call.apply(0, .native(PublisherListener(downstream)))
                    return { event, _ in _ = call.evaluator.call(handle, [call.evaluator.event(event)]) }
                }
            },
            listening("isActive") { .bool($1.isActive) },
            listening("send(_:)") { call, listener in
                listener.send(call.arguments[0])
                return .void
            },
            listening("end(_:)") { call, listener in
                for event in Publishers.ending(call.arguments[0]) { listener.send(event) }
                return .void
            },
            listening("tell(_:)") { call, listener in
                Publishers.events(call.arguments[0]).forEach { listener.send($0) }
                return .void
            },
            listening("hear(_:)") { call, listener in
                Publishers.relay(call.publisher(call.arguments[0]), to: listener)
                return .void
            },
        ]
    }

    private static func listening(
        _ signature: StaticString, _ body: @escaping (NativeCall, PublisherSubscription) -> Value
    ) -> Native {
        Native("_Listener.\(signature)") { call in
            guard case .native(let native) = call.receiver, let listener = native as? PublisherListener else {
                return .void
            }
            return body(call, listener.subscription)
        }
    }

    // MARK: Ends and failures

    private static var ending: [Native] {
        [
            operation("assertNoFailure(_:)") { call in
                { event, downstream in
                    guard case .failed(let error) = event else { return downstream.send(event) }
                    _ = call.trap("fatal error: \(call.string(0)): \(call.evaluator.describe(error))")
                }
            },
            Native("Publisher.setFailureType(to:)") { $0.receiver },
            Native(
                "Publisher.handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)",
                watched),
        ]
    }

    private static func watched(_ call: NativeCall) -> Value {
        func tell(_ index: Int, _ values: [Value]) {
            if let function = call.arguments[index].presentValue { call.evaluator.call(function, values) }
        }
        let source = call.source
        return .native(
            PublisherValue { downstream in
                var hasEnded = false
                tell(0, [call.evaluator.emptySubscription])
                let own = PublisherSubscription(charging: downstream.account) { event in
                    if case .value(let value) = event {
                        tell(1, [value])
                    } else {
                        hasEnded = true
                        tell(2, [call.evaluator.completion(event)])
                    }
                    downstream.send(event)
                }
                downstream.onEnd {
                    if !hasEnded { tell(3, []) }
                    own.cancel()
                }
                source.subscribe(own)
            })
    }

    // MARK: Schedulers

    private static var scheduling: [Native] {
        [
            same("eraseToAnyPublisher()"),
            scheduled("receive(on:options:)"),
            same("subscribe(on:options:)"),
            same("print(_:)"),
            same("breakpointOnError()"),
        ]
    }

    // MARK: Several publishers

    private static var groups: [Native] {
        [
            group("CombineLatest.init(_:_:)", Publishers.latest),
            group("CombineLatest3.init(_:_:_:)", Publishers.latest),
            group("CombineLatest4.init(_:_:_:_:)", Publishers.latest),
            group("Zip.init(_:_:)", Publishers.zipped), group("Zip3.init(_:_:_:)", Publishers.zipped),
            group("Zip4.init(_:_:_:_:)", Publishers.zipped),
            group("Merge.init(_:_:)", Publishers.merged), group("Merge3.init(_:_:_:)", Publishers.merged),
            group("Merge4.init(_:_:_:_:)", Publishers.merged),
            Native("Publishers.MergeMany.init(...)") { call in
                Publishers.merged(call.array(0).map { call.publisher($0) })
            },
            several("combineLatest(...)", Publishers.latest),
            several("zip(...)", Publishers.zipped),
            several("merge(...)", Publishers.merged),
            several("append(_:)") { Publishers.appended($0[0], $0[1]) },
            several("prepend(_:)") { Publishers.appended($0[1], $0[0]) },
            several("share()") { Publishers.shared($0[0]) },
            Native("Publisher.flatMap(maxPublishers:_:)") { call in
                Publishers.nested(call.source, onlyLatest: false) { call.publisher(call.apply(1, $0)) }
            },
            Native("Publisher.switchToLatest()") { call in
                Publishers.nested(call.source, onlyLatest: true) { call.publisher($0) }
            },
        ]
    }

    private static func several(_ signature: StaticString, _ make: @escaping ([PublisherValue]) -> Value)
        -> Native
    {
        Native("Publisher.\(signature)") { call in
            make([call.source] + call.arguments.map { call.publisher($0) })
        }
    }

    /// A type of `Publishers` that is made of several publishers.
    private static func group(
        _ signature: StaticString, _ make: @escaping ([PublisherValue]) -> Value
    ) -> Native {
        Native("Publishers.\(signature)") { call in make(call.arguments.map { call.publisher($0) }) }
    }
}
