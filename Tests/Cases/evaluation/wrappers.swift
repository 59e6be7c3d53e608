@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
@propertyWrapper struct Logged<Value> {
    private(set) var history: [Value] = []
    var wrappedValue: Value { didSet { history.append(oldValue) } }
    var projectedValue: [Value] { history }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Capitalized { var wrappedValue: String { didSet { wrappedValue = wrappedValue.capitalized } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.capitalized } }
@propertyWrapper final class Lazily<Value> {
    private let make: () -> Value
    private lazy var stored = make()
    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
    var wrappedValue: Value { get { stored } set { stored = newValue } }
    var projectedValue: Lazily<Value> { self }
    func reset() { stored = make() }
}
struct Settings {
    @Clamped(0...10) var volume = 5
    @Clamped(0...1) var opacity: Double = 2
    @Logged var name = "a"
    @Capitalized var title: String = "hello world"
}
var settings = Settings()
settings.volume = 99
settings.name = "b"
settings.name = "c"
settings.title = "again"
print(settings.volume, settings.opacity, settings.$name, settings.name, settings.title)  // expect: 10 1.0 ["a", "b"] c Again
struct Model { @Logged var count: Int; init(count: Int) { _count = Logged(wrappedValue: count) }
    mutating func bump() { count += 1 } }
var model = Model(count: 1)
model.bump()
model.bump()
print(model.count, model.$count)  // expect: 3 [1, 2]
class Store {
    @Lazily var token = { print("made"); return "t" }()  // expect: made | made
    @Clamped(1...3) var level = 0
}
let store = Store()
print("before")  // expect: before
print(store.token, store.token, store.level)  // expect: t t 1
store.token = "u"
print(store.token)  // expect: u
store.$token.reset()
print(store.token)  // expect: t
@propertyWrapper struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    nonisolated(unsafe) static var storage: [String: Any] { get { all } set { all = newValue } }
    var wrappedValue: Value {
        get { all[key] as? Value ?? defaultValue }
        nonmutating set { all[key] = newValue }
    }
}
nonisolated(unsafe) var all: [String: Any] = [:]
struct Preferences {
    @UserDefault(key: "dark", defaultValue: false) var isDark
    @UserDefault(key: "size", defaultValue: 12) var size: Int
}
let preferences = Preferences()
preferences.isDark = true
print(preferences.isDark, preferences.size, all.count)  // expect: true 12 1
func compute() -> Int {
    @Clamped(0...5) var x = 3
    x += 10
    return x
}
print(compute())  // expect: 5
