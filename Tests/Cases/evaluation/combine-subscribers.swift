// Combine is not on Linux; what publishers, subscribers and subscriptions do is as Apple documents it, and how demand is
// counted as OpenCombine's tests have it.
import Combine
import Foundation
final class FirstThree: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    func receive(subscription: Subscription) { print("subscribed"); subscription.request(.max(2)) }  // expect: subscribed | subscribed
    func receive(_ input: Int) -> Subscribers.Demand { print("got", input); return input == 1 ? .max(1) : .none }  // expect: got 1 | got 2 | got 3 | got 10 | got 11
    func receive(completion: Subscribers.Completion<Never>) { print("completed", completion) }  // expect: completed finished
}
(1...3).publisher.subscribe(FirstThree())
let subject = PassthroughSubject<Int, Never>()
subject.subscribe(FirstThree())
subject.send(10); subject.send(11); subject.send(12)

struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        subscriber.receive(subscription: CountdownSubscription(subscriber, start))
    }
    final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
        private var subscriber: S?
        private var next: Int
        init(_ subscriber: S, _ start: Int) { self.subscriber = subscriber; next = start }
        func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while let subscriber, demand > .none, next > 0 {
                demand -= 1
                demand += subscriber.receive(next)
                next -= 1
            }
            if next == 0 { subscriber?.receive(completion: .finished); subscriber = nil }
        }
        func cancel() { print("cancelled at", next); subscriber = nil }  // expect: cancelled at 9
    }
}
var bag = Set<AnyCancellable>()
Countdown(start: 3).map { $0 * 10 }.sink { print("end", $0) } receiveValue: { print($0) }.store(in: &bag)  // expect: 30 | 20 | 10 | end finished
Countdown(start: 2).eraseToAnyPublisher().collect().sink { print($0) }.store(in: &bag)  // expect: [2, 1]
Countdown(start: 9).prefix(1).sink { print("only", $0) }.store(in: &bag)  // expect: only 9
Countdown(start: 2).subscribe(FirstTwo())
final class FirstTwo: Subscriber {
    func receive(subscription: Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Int) -> Subscribers.Demand { print("two", input); return .none }  // expect: two 2 | two 1
    func receive(completion: Subscribers.Completion<Never>) { print("two is done") }  // expect: two is done
}

extension Publisher {
    func doubled<T: Numeric>() -> Publishers.Doubled<Self> where Output == T { Publishers.Doubled(upstream: self) }
}
extension Publishers {
    struct Doubled<Upstream: Publisher>: Publisher where Upstream.Output: Numeric {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.map { $0 * 2 }.subscribe(subscriber)
        }
    }
}
[1, 2].publisher.doubled().sink { print("doubled", $0) }.store(in: &bag)  // expect: doubled 2 | doubled 4
Just(7).subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.max(1)) }, receiveValue: { print("any", $0); return .none }, receiveCompletion: { print("any", $0) }))  // expect: any 7 | any finished
Just("s").subscribe(Subscribers.Sink<String, Never>(receiveCompletion: { print("sink", $0) }, receiveValue: { print("sink", $0) }))  // expect: sink s | sink finished
final class Box { var value = 0 }
let box = Box()
Just(5).subscribe(Subscribers.Assign(object: box, keyPath: \.value))
print(box.value)  // expect: 5
print(Subscribers.Demand.max(2) + .max(3), Subscribers.Demand.unlimited - .max(1), Subscribers.Demand.max(1) < .unlimited, Subscribers.Demand.unlimited.max as Any)  // expect: max(5) unlimited true nil
let connectable = [1, 2].publisher.makeConnectable()
connectable.sink { print("a", $0) }.store(in: &bag)  // expect: a 1 | a 2
connectable.sink { print("b", $0) }.store(in: &bag)  // expect: b 1 | b 2
print("now")  // expect: now
connectable.connect().store(in: &bag)
