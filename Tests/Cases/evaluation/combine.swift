import Combine
final class Store: ObservableObject { @Published var count = 0; @Published var names: [String] = [] }
let store = Store()
var bag: Set<AnyCancellable> = []
store.$count.sink { print("count", $0) }.store(in: &bag)  // expect: count 0 | count 1 | count 2
store.count = 1
store.count += 1
store.names.append("x")
print(store.names, store.count)  // expect: ["x"] 2
let subject = PassthroughSubject<Int, Never>()
let cancellable = subject.map { $0 * 2 }.filter { $0 > 2 }.sink { print("got", $0) }  // expect: got 4 | got 6
subject.send(1); subject.send(2); subject.send(3)
cancellable.cancel()
subject.send(9)
let current = CurrentValueSubject<String, Never>("a")
current.sink { print($0) }.store(in: &bag)  // expect: a | b
current.send("b")
print(current.value)  // expect: b
Just(5).sink { print("just", $0) }.store(in: &bag)  // expect: just 5
Task { print("task") }  // expect: task
