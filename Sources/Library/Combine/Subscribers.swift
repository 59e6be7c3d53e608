enum Subscribers {
    enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers {
    struct Demand: Comparable, Hashable, Sendable, CustomStringConvertible {
        private let _count: Int
        static let unlimited = Demand(_count: Int.max)
        static let none = Demand(_count: 0)

        static func max(_ value: Int) -> Demand {
            if value < 0 { fatalError("Fatal error: negative demand") }
            return Demand(_count: value)
        }

        var max: Int? { self == .unlimited ? nil : _count }
        var description: String { self == .unlimited ? "unlimited" : "max(\(_count))" }
        static func < (lhs: Demand, rhs: Demand) -> Bool { lhs._count < rhs._count }
        @_disfavoredOverload static func + (lhs: Demand, rhs: Demand) -> Demand { lhs + rhs._count }

        @_disfavoredOverload static func + (lhs: Demand, rhs: Int) -> Demand {
            if lhs == .unlimited || rhs == Int.max { return .unlimited }
            let (sum, overflow) = lhs._count.addingReportingOverflow(rhs)
            return overflow ? .unlimited : Demand(_count: sum)
        }

        @_disfavoredOverload static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs == .unlimited ? .none : Demand(_count: Swift.max(0, lhs._count - rhs._count))
        }

        @_disfavoredOverload static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        @_disfavoredOverload static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        @_disfavoredOverload static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        @_disfavoredOverload static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        @_disfavoredOverload static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    }

    final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        let receiveValue: (Input) -> Void
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private var subscription: Subscription?

        init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        func receive(subscription: Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        func receive(_ value: Input) -> Subscribers.Demand {
            receiveValue(value)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            subscription = nil
            receiveCompletion(completion)
        }

        func cancel() {
            subscription?.cancel()
            subscription = nil
        }
    }

    final class Assign<Root, Input>: Subscriber, Cancellable {
        typealias Failure = Never
        private(set) var object: Root?
        let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: Subscription?

        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        func receive(subscription: Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        func receive(completion: Subscribers.Completion<Never>) { cancel() }

        func cancel() {
            subscription?.cancel()
            subscription = nil
            object = nil
        }
    }
}
