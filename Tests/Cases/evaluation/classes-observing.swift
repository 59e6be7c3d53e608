class Account {
    private(set) var balance: Double = 0 {
        willSet { changes.append("\(balance)->\(newValue)") }
        didSet { if balance < 0 { balance = 0 } }
    }
    var changes: [String] = []
    let owner: String
    weak var delegate: AccountDelegate?
    static var count = 0
    init(owner: String) { self.owner = owner; Account.count += 1 }
    convenience init() { self.init(owner: "nobody") }
    func deposit(_ amount: Double) { balance += amount; delegate?.account(self, didDeposit: amount) }
    func withdraw(_ amount: Double) { balance -= amount }
    deinit {}
}
protocol AccountDelegate: AnyObject { func account(_ account: Account, didDeposit amount: Double) }
final class Logger: AccountDelegate { var lines: [String] = []
    func account(_ account: Account, didDeposit amount: Double) { lines.append("\(account.owner) +\(amount)") } }
let logger = Logger()
let account = Account(owner: "ann")
account.delegate = logger
account.deposit(10)
account.withdraw(25)
print(account.balance, account.changes, logger.lines, Account.count, Account().owner)  // expect: 0.0 ["0.0->10.0", "10.0->-15.0"] ["ann +10.0"] 1 nobody
class Savings: Account {
    var rate: Double
    init(owner: String, rate: Double) { self.rate = rate; super.init(owner: owner) }
    override func deposit(_ amount: Double) { super.deposit(amount * (1 + rate)) }
    var summary: String { "\(owner): \(balance)" }
}
let savings = Savings(owner: "bob", rate: 0.5)
savings.deposit(100)
print(savings.summary, savings is Account, (savings as Account).owner, Account.count)  // expect: bob: 150.0 true bob 3
let accounts: [Account] = [account, savings]
for case let s as Savings in accounts { print("savings", s.rate) }  // expect: savings 0.5
print(accounts.map { ($0 as? Savings)?.rate ?? 0 }, account === accounts[0], account !== savings)  // expect: [0.0, 0.5] true true
class Animal { var name: String { "animal" }; func speak() -> String { "..." }; class var kingdom: String { "animalia" }
    final func intro() -> String { "\(name) says \(speak())" } }
class Dog: Animal { override var name: String { "dog of " + super.name }; override func speak() -> String { "woof" } }
class Puppy: Dog { override func speak() -> String { super.speak() + "!" } }
print([Animal(), Dog(), Puppy()].map { $0.intro() }, Dog.kingdom)  // expect: ["animal says ...", "dog of animal says woof", "dog of animal says woof!"] animalia
final class Observed { var value = 0 { didSet { onChange?(oldValue, value) } }; var onChange: ((Int, Int) -> Void)? }
let observed = Observed()
var log: [String] = []
observed.onChange = { log.append("\($0)>\($1)") }
observed.value = 3
observed.value += 4
print(log)  // expect: ["0>3", "3>7"]
struct Temperature { var celsius: Double
    var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
    static var freezing: Temperature { Temperature(celsius: 0) } }
var t = Temperature.freezing
t.fahrenheit = 212
print(t.celsius, Temperature.freezing.fahrenheit)  // expect: 100.0 32.0
class Tree { var children: [Tree] = []; weak var parent: Tree?; let name: String
    init(_ name: String, _ children: Tree...) { self.name = name; self.children = children; for c in children { c.parent = self } }
    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
    func find(_ name: String) -> Tree? { self.name == name ? self : children.lazy.compactMap { $0.find(name) }.first } }
let root = Tree("root", Tree("usr", Tree("bin")), Tree("etc"))
print(root.find("bin")?.path ?? "-", root.find("nope") == nil)  // expect: root/usr/bin true
var expensive: Int = { log.append("computed"); return 42 }()
print(expensive, log.count)  // expect: 42 3
