// Wrapped properties that have a value already may be assigned while others have none.

@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class Order {
    @Logged var flavor: String?
    @Logged var note: String!
    @Logged var count: Int
    @Logged var isGift = false

    init(flavor: String?, count: Int) {
        self.flavor = flavor
        isGift = count > 2
        self.count = count
        describe()
    }

    func describe() { note = "\(count) of \(flavor ?? "any")" }
}

let order = Order(flavor: "lemon", count: 3)
print(order.note!, order.isGift)  // expect: 3 of lemon true

// An implicitly unwrapped one is nil until somebody sets it, so that `self` is complete without it.
final class Game {
    @Logged var flag: String!
    @Logged var round = 0
    init() { start() }
    func start() {
        print(flag == nil)  // expect: true
        flag = "sea"
        round += 1
    }
}
let game = Game()
print(game.flag!, game.round)  // expect: sea 1
