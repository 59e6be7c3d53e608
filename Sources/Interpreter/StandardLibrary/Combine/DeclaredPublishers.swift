import Syntax

extension NativeCall {
    /// The publisher that the receiver is.
    var source: PublisherValue { publisher(receiver) }

    func publisher(_ value: Value) -> PublisherValue { Publishers.publisher(value, evaluator) }
}

/// Publishers that a program declares, for the library's operators.
extension Evaluator {
    /// A publisher that is subscribed to by its own `receive(subscriber:)`.
    func declaredPublisher(_ value: Value) -> PublisherValue {
        PublisherValue { [self] downstream in
            let type: Type = findType("AnySubscriber").map { .nominal($0, [.unknown, .unknown]) } ?? .unknown
            var (receiver, arguments) = (value, [subscriber(for: downstream)])
            for found in module.members("receive", of: typeOf(value)) {
                guard case .function(let function) = found.member, !found.member.isRequirement,
                    function.parameters.count == 1, function.parameters[0].label == "subscriber"
                else { continue }
                let types = memberSubstitutions(function.parent, typeOf(value))
                _ = call(function, receiver: &receiver, arguments: &arguments, substitutions: types + [type])
                return
            }
        }
    }

    /// An `AnySubscriber` that wants everything and tells it to somebody else.
    private func subscriber(for downstream: PublisherSubscription) -> Value {
        var hasEnded = false
        let subscribed = native { [self] call in
            var subscription = call.arguments[0]
            var arguments = [demand(.max)]
            downstream.onEnd {
                guard !hasEnded else { return }
                var none: [Value] = []
                _ = self.callRequirement("cancel", changing: &subscription, &none)
            }
            var asked = call.arguments[0]
            _ = callRequirement("request", changing: &asked, &arguments)
            return .void
        }
        let received = native { [self] call in
            downstream.send(call.arguments[0])
            return demand(0)
        }
        let completed = native { call in
            hasEnded = true
            for event in Publishers.ending(call.arguments[0]) { downstream.send(event) }
            return .void
        }
        return structure(
            "AnySubscriber", [subscribed, received, completed], arguments: [.unknown, .unknown])
    }

    private func native(_ body: @escaping NativeBody) -> Value {
        .some(.function(FunctionValue(.native(body))))
    }

    private func demand(_ count: Int64) -> Value {
        structure(nested: ["Subscribers", "Demand"], [.int(count)])
    }
}

extension Publishers {
    /// A publisher that hears its source through a subject from when it is connected.
    static func connectable(_ source: PublisherValue, through subject: PublisherValue) -> PublisherValue {
        let publisher = PublisherValue { subject.subscribe($0) }
        publisher.connect = {
            let connection = PublisherSubscription { subject.pass($0) }
            source.subscribe(connection)
            return connection
        }
        return publisher
    }

    /// One that is connected when somebody subscribes first, for as long as anybody does.
    static func autoconnected(_ source: PublisherValue) -> PublisherValue {
        guard let connect = source.connect else { return source }
        var count = 0
        var connection: PublisherSubscription?
        return PublisherValue { downstream in
            count += 1
            downstream.onEnd {
                count -= 1
                guard count == 0 else { return }
                connection?.cancel()
                connection = nil
            }
            source.subscribe(downstream)
            guard count == 1, connection == nil else { return }
            let made = connect()
            // A source that had an end already has let everybody go.
            if count > 0 { connection = made }
        }
    }
}
