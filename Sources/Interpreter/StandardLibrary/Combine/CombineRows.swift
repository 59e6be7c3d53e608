/// Combine: publishers, subjects, `@Published` and `ObservableObject`. A preview shows the moment at which it
/// begins: a timer, which fires after its first interval and never ends, has not fired. Delays of operators
/// do pass, as an end is in sight.
extension StandardLibrary {
    static var combine: [Native] {
        publishers + subjects + simplePublishers + publisherOperators + observableObjects
            + sources
    }

    private static var publishers: [Native] {
        [
            Native("AnyPublisher.init(_:)") { $0.arguments[0] },
            Native("AnyPublisher.init(_telling:)") { call in
                .native(PublisherValue { _ = call.apply(0, .native(PublisherListener($0))) })
            },
            Native("AnyCancellable.init(_:)") { call in .native(CancellableValue { _ = call.apply(0) }) },
            Native("AnyCancellable.cancel()") { call in
                if case .native(let native) = call.receiver, let token = native as? CancellableValue {
                    token.cancel()
                }
                return .void
            },
        ]
    }

    private static var subjects: [Native] {
        [
            Native("PassthroughSubject.init()") { _ in .native(PublisherValue()) },
            Native("CurrentValueSubject.init(_:)") { .native(PublisherValue(current: $0.arguments[0])) },
            Native(
                "CurrentValueSubject.value",
                get: { $0.source.current ?? .void },
                set: { call in
                    call.source.send(call.arguments[0])
                    return .void
                }),
            Native("Subject.send(...)") { call in
                call.source.send(call.arguments.first ?? .void)
                return .void
            },
            Native("Subject.send(completion:)") { call in
                call.source.end(Publishers.ending(call.arguments[0]))
                return .void
            },
        ]
    }

    private static var simplePublishers: [Native] {
        [
            Native("Just.init(_:)") { call in
                .native(PublisherValue(telling: [.value(call.arguments[0]), .finished]))
            },
            Native("Empty.init(completeImmediately:)") { call in
                .native(PublisherValue(telling: call.bool(0) ? [.finished] : []))
            },
            Native("Fail.init(error:)") { .native(PublisherValue(telling: [.failed($0.arguments[0])])) },
            Native("Future.init(_:)", promised),
            Native("Optional.publisher") { call in
                .native(
                    PublisherValue(
                        telling: (call.receiver.presentValue.map { [.value($0)] } ?? []) + [.finished]))
            },
            Native("Result.publisher") { .native(PublisherValue(telling: Publishers.ending($0.receiver))) },
        ]
    }

    /// A future starts at once; its promise counts the first time.
    private static func promised(_ call: NativeCall) -> Value {
        let future = PublisherValue()
        var isKept = false
        let promise = FunctionValue(
            .native { call in
                if isKept { return .void }
                isKept = true
                future.end(Publishers.ending(call.arguments[0]))
                return .void
            })
        _ = call.apply(0, .function(promise))
        return .native(future)
    }

    private static var observableObjects: [Native] {
        [
            Native("ObservableObjectPublisher.init()") { _ in .native(PublisherValue()) },
            Native("ObservableObjectPublisher.send()") { call in
                call.source.send(.void)
                return .void
            },
            Native("ObservableObject.objectWillChange") { call in
                guard case .object(let object) = call.receiver else { return .void }
                return .native(Publishers.changes(of: object))
            },
            Native(
                "Published.wrappedValue",
                get: { $0.source.current ?? .void },
                set: { call in
                    call.evaluator.publish(call.arguments[0], by: call.source)
                    return .void
                }),
            Native("Published.init(...)") { .native(PublisherValue(current: $0.arguments[0])) },
            Native("Published.projectedValue", get: { $0.receiver }, set: { _ in .void }),
            Native("Publisher.assign(to:)") { call in
                let target = call.publisher(call.arguments[0])
                _ = call.evaluator.subscribe(call.receiver) { [evaluator = call.evaluator] in
                    evaluator.publish($0, by: target)
                }
                return .void
            },
        ]
    }

    private static var sources: [Native] {
        [
            Native("Timer.publish(every:tolerance:on:in:)") { _ in .native(PublisherValue()) },
            Native("Timer.TimerPublisher.init(...)") { _ in .native(PublisherValue()) },
        ]
    }
}
