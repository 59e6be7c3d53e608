// Ends and failures of publishers, as Combine documents them.
import Combine
import Foundation
enum Failure: Error { case odd(Int), offline }
func heard<P: Publisher>(_ publisher: P) -> String {
    var log: [String] = []
    let subscription = publisher.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subscription.cancel()
    return log.joined(separator: " ")
}
func evens(_ numbers: [Int]) -> AnyPublisher<Int, Error> {
    numbers.publisher.tryMap { number -> Int in
        if number % 2 == 1 { throw Failure.odd(number) }
        return number
    }.eraseToAnyPublisher()
}
func offline() -> AnyPublisher<Int, Failure> { Fail(error: .offline).eraseToAnyPublisher() }
print(heard(Just(1)), heard(Empty<Int, Never>()), heard([1, 2].publisher))  // expect: 1 finished finished 1 2 finished
print(heard(offline()), heard(Empty<Int, Never>(completeImmediately: false)).isEmpty)  // expect: failure(offline) true
print(heard(evens([2, 3, 4])))  // expect: 2 failure(odd(3))
print(heard(evens([3]).mapError { _ in Failure.offline }))  // expect: failure(offline)
print(heard(evens([2, 3]).catch { _ in Just(0) }))  // expect: 2 0 finished
print(heard(evens([2, 3]).replaceError(with: -1)))  // expect: 2 -1 finished
print(heard((1...4).publisher.reduce(0, +)), heard((1...3).publisher.scan(0, +)))  // expect: 10 finished 1 3 6 finished
print(heard((1...5).publisher.collect()), heard((1...3).publisher.collect(2)))  // expect: [1, 2, 3, 4, 5] finished [1, 2] [3] finished
print(heard((1...9).publisher.prefix(2)), heard((1...9).publisher.first { $0 > 3 }), heard((1...9).publisher.last()))  // expect: 1 2 finished 4 finished 9 finished
print(heard((1...5).publisher.drop { $0 < 4 }), heard((1...5).publisher.prefix { $0 < 3 }))  // expect: 4 5 finished 1 2 finished
print(heard([3, 9].publisher.max()), heard([3, 9].publisher.contains(9)), heard([3, 9].publisher.count()))  // expect: 9 finished true finished 2 finished
print(heard([1].publisher.append(2).prepend(0)), heard(Empty<Int, Never>().replaceEmpty(with: 7)))  // expect: 0 1 2 finished 7 finished
print(heard(Publishers.Zip([1, 2, 3].publisher, ["a", "b"].publisher)))  // expect: (1, "a") (2, "b") finished
print(heard([1].publisher.merge(with: [2].publisher)), heard(Publishers.MergeMany([Just(1), Just(2)])))  // expect: 1 2 finished 1 2 finished
print(heard([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }))  // expect: 1 10 2 20 finished
var attempts = 0
let third = Deferred { () -> AnyPublisher<Int, Failure> in
    attempts += 1
    return attempts < 3 ? offline() : Just(attempts).setFailureType(to: Failure.self).eraseToAnyPublisher()
}
print(heard(third.retry(1)), heard(third.retry(1)))  // expect: failure(offline) 3 finished
let future = Future<Int, Failure> { promise in
    print("starts at once")  // expect: starts at once
    promise(.success(42))
    promise(.success(43))
}
print(heard(future), heard(future))  // expect: 42 finished 42 finished
struct User: Codable { let id: Int }
print(heard(Just(Data(#"{"id":3}"#.utf8)).decode(type: User.self, decoder: JSONDecoder()).map(\.id)))  // expect: 3 finished
var bag = Set<AnyCancellable>()
let subject = PassthroughSubject<Int, Failure>()
subject.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)  // expect: 1 | failure(odd(3))
subject.send(1)
subject.send(completion: .failure(.odd(3)))
subject.send(2)
print(heard(subject))  // expect: failure(odd(3))
let numbers = CurrentValueSubject<Int, Never>(5)
_ = numbers.sink { print("thrown away after", $0) }  // expect: thrown away after 5
numbers.send(6)
let shared = numbers.handleEvents(receiveOutput: { print("made", $0) }).share()  // expect: made 6 | made 7
shared.sink { print("a", $0) }.store(in: &bag)  // expect: a 6 | a 7
shared.sink { print("b", $0) }.store(in: &bag)  // expect: b 7
numbers.send(7)
// A published property tells its subscribers before it changes.
final class Model: ObservableObject {
    @Published var number = 0
    var bag = Set<AnyCancellable>()
    init() { $number.dropFirst().sink { [unowned self] in print("from", number, "to", $0) }.store(in: &bag) }  // expect: from 0 to 4
}
let model = Model()
model.number = 4
