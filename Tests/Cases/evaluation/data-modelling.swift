import Foundation
struct Address: Codable, Hashable { var street: String; var city: String?; var zip: Int = 1000 }
struct User: Codable, Identifiable, Hashable {
    enum Role: String, Codable, CaseIterable { case admin, editor, guest }
    enum CodingKeys: String, CodingKey { case id, name = "full_name", role, address, tags }
    let id: Int
    var name: String
    var role: Role = .guest
    var address: Address?
    var tags: Set<String> = []
    var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
    static let preview = User(id: 0, name: "Pre View")
    static func == (a: User, b: User) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var user = User(id: 1, name: "Ann Bee Cee", role: .admin, address: Address(street: "Main", city: nil))
user.address?.city = "Bern"
user.tags.formUnion(["a", "b"])
print(user.initials, user.address?.city ?? "?", user.tags.sorted(), user.role.rawValue, User.preview.role)  // expect: ABC Bern ["a", "b"] admin guest
print(user == User(id: 1, name: "other"), Set([user, User(id: 1, name: "x"), .preview]).count, User.Role.allCases.count)  // expect: true 2 3
extension User {
    init(name: String) { self.init(id: name.count, name: name) }
    func with<T>(_ path: WritableKeyPath<User, T>, _ value: T) -> User { var copy = self; copy[keyPath: path] = value; return copy }
    mutating func update(_ change: (inout User) -> Void) { change(&self) }
}
print(User(name: "four").id, user.with(\.name, "New").name, user.name, user.with(\.address!.zip, 7).address!.zip)  // expect: 4 New Ann Bee Cee 7
user.update { $0.name += "!"; $0.role = .editor }
print(user.name, user.role)  // expect: Ann Bee Cee! editor
struct Cart {
    struct Line: Identifiable { let id: String; let price: Decimal; var quantity = 1; var total: Decimal { price * Decimal(quantity) } }
    private(set) var lines: [Line] = []
    var total: Decimal { lines.map(\.total).reduce(0, +) }
    mutating func add(_ id: String, price: Decimal) {
        if let index = lines.firstIndex(where: { $0.id == id }) { lines[index].quantity += 1 } else { lines.append(Line(id: id, price: price)) }
    }
    mutating func remove(_ id: String) { lines.removeAll { $0.id == id } }
    subscript(id: String) -> Line? { lines.first { $0.id == id } }
}
var cart = Cart()
cart.add("tea", price: 2)
cart.add("cup", price: 5)
cart.add("tea", price: 2)
print(cart.lines.map { "\($0.quantity)x\($0.id)" }, cart.total, cart["cup"]?.quantity ?? 0)  // expect: ["2xtea", "1xcup"] 9 1
cart.remove("tea")
print(cart.lines.count, cart["tea"] == nil)  // expect: 1 true
struct Money: Hashable, Comparable, CustomStringConvertible { let cents: Int; var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.cents < rhs.cents } }
print([Money(cents: 305), Money(cents: 99)].sorted().map(\.description), "\(Money(cents: 5))", max(Money(cents: 1), Money(cents: 2)))  // expect: ["0.99", "3.05"] 0.05 0.02
struct Permissions: OptionSet, Hashable { let rawValue: Int
    static let read = Permissions(rawValue: 1 << 0), write = Permissions(rawValue: 1 << 1), run = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .run] }
var permissions: Permissions = [.read, .write]
permissions.insert(.run)
permissions.remove(.read)
print(permissions.contains(.write), permissions.contains([.read, .write]), permissions == [.write, .run], permissions.rawValue, Permissions.all.subtracting(.run).rawValue, Permissions([]).isEmpty)  // expect: true false true 6 3 true
let copies = Array(repeating: user, count: 2)
print(copies.allSatisfy { $0 == user }, copies.indices, copies.first?.id ?? 0)  // expect: true 0..<2 1
class ViewModel { private(set) var users: [User] = [] { didSet { count = users.count } }
    var count = 0; var filter = ""
    var filtered: [User] { filter.isEmpty ? users : users.filter { $0.name.localizedCaseInsensitiveContains(filter) } }
    func load() { users = ["Ann", "Bob", "Joann"].enumerated().map { User(id: $0.offset, name: $0.element) } }
    func move(from: Int, to: Int) { users.swapAt(from, to) }
    func delete(at offsets: IndexSet) { for index in offsets.sorted(by: >) { users.remove(at: index) } } }
let model = ViewModel()
model.load()
model.filter = "ann"
print(model.count, model.filtered.map(\.name))  // expect: 3 ["Ann", "Joann"]
model.move(from: 0, to: 2)
model.delete(at: IndexSet([1]))
print(model.users.map(\.name), model.count)  // expect: ["Joann", "Ann"] 2
