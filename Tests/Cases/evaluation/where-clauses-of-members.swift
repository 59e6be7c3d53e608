struct Box<Value> { var value: Value }
extension Box {
    func unwrapped<T>(or fallback: T) -> Box<T> where Value == T? { Box<T>(value: value ?? fallback) }
    func doubled() -> Value where Value: AdditiveArithmetic { value + value }
}
print(Box<Int?>(value: nil).unwrapped(or: 3).value)  // expect: 3
print(Box(value: 4).doubled())  // expect: 8

extension Sequence {
    func joinedWords() -> String where Element == String { joined(separator: " ") }
    func total() -> Element where Element: AdditiveArithmetic { reduce(.zero, +) }
}
print(["a", "b"].joinedWords(), [1, 2].total())  // expect: a b 3
print([1, 2].map { $0 * 2 })  // expect: [2, 4]

func ?? <T>(lhs: Box<T?>, rhs: T) -> Box<T> { lhs.unwrapped(or: rhs) }
let named: Box<String> = Box<String?>(value: nil) ?? "nobody"
print(named.value)  // expect: nobody

enum Flavor { case sweet, sour }
let flavor: Flavor = [.sweet, .sweet].randomElement()!
print(flavor)  // expect: sweet

protocol Service { func answer() -> Int }
struct Mock: Service { func answer() -> Int { 42 } }
struct Settings { var service: any Service }
func setting<V>(_ path: WritableKeyPath<Settings, V>, _ value: V) -> Settings {
    var settings = Settings(service: Mock())
    settings[keyPath: path] = value
    return settings
}
print(setting(\.service, Mock()).service.answer())  // expect: 42

protocol Shown { var title: String { get } }
struct Plain: Shown, Hashable { var title: String }
struct Picklist<Data: RandomAccessCollection, ID: Hashable> where Data.Element: Shown {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    var text: String { data.map { $0.title }.joined(separator: ",") }
}
extension Picklist where Data.Element: Hashable, ID == Data.Element {
    init(_ data: Data) { self.init(data: data, id: \.self) }
}
print(Picklist([Plain(title: "One"), Plain(title: "Two")]).text)  // expect: One,Two
