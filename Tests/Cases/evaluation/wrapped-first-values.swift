import Combine

@propertyWrapper struct Clamped {
    private(set) var changes = 0
    private var value: Int
    private let limit: Int
    var wrappedValue: Int { get { value } set { value = min(newValue, limit); changes += 1 } }
    var projectedValue: Int { changes }
    init(wrappedValue: Int, _ limit: Int = 10) { self.limit = limit; value = min(wrappedValue, limit) }
}

struct Player {
    @Clamped var health: Int
    @Clamped(5) var lives = 9
    init(health: Int) { self.health = health }
}
var player = Player(health: 30)
print(player.health, player.lives, player.$health)  // expect: 10 5 0
player.health = 4
print(player.health, player.$health)  // expect: 4 1

struct Memberwise { @Clamped var x: Int; var y = 2 }
print(Memberwise(x: 17).x)  // expect: 10

final class Model: ObservableObject {
    @Published var count: Int { didSet { print("changed from", oldValue) } }  // expect: changed from 3
    @Published private(set) var names: [String] = []
    init(count: Int) { self.count = count }
}
let model = Model(count: 3)
print(model.count)  // expect: 3
model.count += 1

let a = CurrentValueSubject<Int, Never>(1)
let b = PassthroughSubject<String, Never>()
let both = a.combineLatest(b).map { "\($0)\($1)" }.sink { print($0) }  // expect: 1x | 2x
b.send("x")
a.send(2)
let sums = [1, 2, 3].publisher.scan(0, +).sink { print($0) }  // expect: 1 | 3 | 6
print(player.health)  // expect: 4
