import Combine
let a = CurrentValueSubject<Int, Never>(1)
var p = a.eraseToAnyPublisher()
for _ in 0..<40 { p = p.combineLatest(p).map { $0 + $1 }.eraseToAnyPublisher() }
var keep: Set<AnyCancellable> = []
p.sink { _ in }.store(in: &keep)
a.send(2)
Text("x")
