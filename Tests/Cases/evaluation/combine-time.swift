// Combine is not on Linux; what its operators do with time is as Apple documents it, and with what is waiting as
// OpenCombine has it. Times elapse in order once everything else is done.
import Combine
import Foundation
var bag = Set<AnyCancellable>()
let typed = PassthroughSubject<String, Never>()
typed.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { print("debounced", $0) }.store(in: &bag)  // expect: debounced Swift
typed.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { print("latest", $0) }.store(in: &bag)  // expect: latest Swift
typed.throttle(for: 1, scheduler: RunLoop.main, latest: false).sink { print("first", $0) }.store(in: &bag)  // expect: first S
for word in ["S", "Sw", "Swift"] { typed.send(word) }
Just("late").delay(for: 2, scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)  // expect: late
Just("soon").delay(for: .seconds(0.5), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)  // expect: soon
Just("lost").debounce(for: 1, scheduler: RunLoop.main).sink { print("debounce ends", $0) } receiveValue: { print($0) }.store(in: &bag)  // expect: debounce ends finished
enum Problem: Error { case late }
PassthroughSubject<Int, Problem>().timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { .late }).sink { if case .failure(let problem) = $0 { print(problem) } } receiveValue: { print($0) }.store(in: &bag)  // expect: late
PassthroughSubject<Int, Never>().timeout(3, scheduler: RunLoop.main).sink { print("quiet", $0) } receiveValue: { print($0) }.store(in: &bag)  // expect: quiet finished
let numbers = PassthroughSubject<Int, Never>()
numbers.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { print($0) }.store(in: &bag)  // expect: [1, 2, 3]
numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).sink { print("two", $0) }.store(in: &bag)  // expect: two [1, 2] | two [3]
for number in 1...3 { numbers.send(number) }
Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print("tick", $0) }.store(in: &bag)
let query = CurrentValueSubject<String, Never>("a")
query.map { Just($0 + "!").delay(for: .seconds(1), scheduler: RunLoop.main) }.switchToLatest().sink { print("answer", $0) }.store(in: &bag)  // expect: answer b!
query.send("b")
Just(1).delay(for: .seconds(120), scheduler: RunLoop.main).sink { print("never", $0) }.store(in: &bag)
let chain = PassthroughSubject<Int, Never>()
chain.delay(for: 1, scheduler: RunLoop.main).sink { if $0 < 3 { chain.send($0 + 1) } else { print("chain", $0) } }.store(in: &bag)  // expect: chain 3
chain.send(1)
print("first of all")  // expect: first of all
func first<S: Scheduler>(on scheduler: S) -> AnyPublisher<Int, Never> { Just(1).receive(on: scheduler).delay(for: 1, scheduler: scheduler).eraseToAnyPublisher() }
first(on: ImmediateScheduler.shared).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { print("sum", $0) }.store(in: &bag)  // expect: sum 10
