/// What the library's own code makes operators of publishers of, and what subscribes to them.
extension StandardLibrary {
    static var publisherOperators: [Native] { subscribing + operated + listeners + connecting }

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
            Native("Publisher._keepsRest") { .bool(!$0.source.isLive) },
        ]
    }

    private static func token(_ subscription: PublisherSubscription) -> Value {
        .native(CancellableValue { subscription.cancel() })
    }

    private static var operated: [Native] {
        [
            Native("Publisher._operated(_:)") { call in
                Publishers.operated(call.source) { downstream in
                    let handle = call.apply(0, .native(PublisherListener(downstream)))
                    return { event, _ in _ = call.evaluator.call(handle, [call.evaluator.event(event)]) }
                }
            },
            // A scheduler has its turn, which takes no time.
            Native("Publisher.receive(on:options:)") { call in
                Publishers.operated(call.source) { _ in
                    { event, downstream in call.evaluator.deliver { downstream.send(event) } }
                }
            },
        ]
    }

    // MARK: Those who hear an operator

    private static var listeners: [Native] {
        [
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
                call.publisher(call.arguments[0]).subscribe(for: listener) { listener.send($0) }
                return .void
            },
            listening("onEnd(_:)") { call, listener in
                listener.onEnd { _ = call.apply(0) }
                return .void
            },
            listening("cancel()") { _, listener in
                listener.cancel()
                return .void
            },
            listening("inner(_:ended:)") { call, listener in
                let inner = PublisherSubscription(charging: listener.account) { event in
                    switch event {
                    case .value(let value): _ = call.apply(0, value)
                    case .finished: _ = call.apply(1)
                    case .failed: listener.send(event)
                    }
                }
                listener.onEnd { inner.cancel() }
                return .native(PublisherListener(inner))
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

    // MARK: Publishers that start when they are told to

    private static var connecting: [Native] {
        [
            Native("Publisher.makeConnectable()") {
                .native(Publishers.connectable($0.source, through: PublisherValue()))
            },
            Native("Publisher.multicast(subject:)") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.arguments[0])))
            },
            Native("Publisher.multicast(_:)") { call in
                .native(Publishers.connectable(call.source, through: call.publisher(call.apply(0))))
            },
            Native("Publishers.Autoconnect.upstream") { $0.receiver },
            Native("ConnectablePublisher.autoconnect()") { .native(Publishers.autoconnected($0.source)) },
            Native("ConnectablePublisher.connect()") { call in
                let connection = call.source.connect?()
                return .native(CancellableValue { connection?.cancel() })
            },
        ]
    }
}
