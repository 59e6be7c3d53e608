// What published packages write and the checker did not infer.

// A closure that is called at once gives what is wanted of the call.
enum Suit { case clubs, hearts, spades }
let red: [Suit] = { [.hearts] }()
let black: [Suit] = { return [.clubs, .spades] }()
extension Suit { static let all: [Suit] = {
    [
        .clubs,
        .hearts
    ]
}() }
print(red.count, black.count, Suit.all.count)  // expect: 1 2 2

// A sum's first name is a member of what the whole sum is.
struct Moment { var time = 0.0
    static func now() -> Moment { Moment() }
    static func + (moment: Moment, delay: Double) -> Moment { Moment(time: moment.time + delay) } }
func at(_ moment: Moment) -> Double { moment.time }
let delay = 0.5
print(at(.now() + delay + delay), at(.now() + delay + 1 + delay))  // expect: 1.0 2.0

// A set cannot be added to: the literal beside it is an array.
let chosen: Set<Int> = [1, 2]
let first = 3
print(Set([first] + chosen).sorted())  // expect: [1, 2, 3]

// Key paths of other values can be compared.
struct Row { let id: String, rank: Int
    static func isID<T: Hashable>(_ path: KeyPath<Row, T>) -> Bool { path == \.id } }
print(Row.isID(\.id), Row.isID(\.rank))  // expect: true false

// Blocks are put together one by one only by builders that can go on after the first.
@resultBuilder struct Halves {
    static func buildBlock() -> String { "none" }
    static func buildPartialBlock(first: Void) -> String { "void" }
    static func buildPartialBlock(first: Never) -> String {}
    static func buildBlock<T>(_ value: T) -> T { value }
}
func half<T>(@Halves _ content: () -> T) -> T { content() }
print(half { 3 }, half { "a" })  // expect: 3 a

// In a member's own clause the type's aliases mean what the clause says.
struct Badge<Icon> { let icon: Icon }
struct Shelf<Icon> {
    typealias Item = Badge<Icon>
    let items: [Item], title: (Item) -> Icon
    init(items: [Item], title: @escaping (Item) -> Icon) { (self.items, self.title) = (items, title) }
    init(items: [Item]) where Icon == String { self.init(items: items, title: { $0.icon }) }
}
let shelf = Shelf(items: [Badge(icon: "star")])
print(shelf.title(shelf.items[0]))  // expect: star

// An extension's clause says what the associated type is for which it has the default.
protocol Step { associatedtype Input; associatedtype Result
    associatedtype Late = Early
    func run(_ input: Input) -> Result
    func late(_ input: Input) -> Late
    associatedtype Early = Input
    func early(_ input: Input) -> Early }
extension Step where Late == Early { func late(_ input: Input) -> Late { early(input) } }
extension Step where Early == Input { func early(_ input: Input) -> Early { input } }
struct Ran<S: Step> { let step: S }
extension Step where Result == Ran<Self> { func run(_ input: Input) -> Ran<Self> { Ran(step: self) } }
struct Double2: Step { typealias Input = Int
    func early(_ input: Int) -> String { "\(input * 2)" } }
print(Double2().run(1).step.late(4))  // expect: 8

// What a nested type conforms to may be said before what the outer one does.
protocol Titled { var title: String { get } }
protocol Kept { associatedtype Form: Titled
    static var form: Form { get } }
struct Page: Titled { let title: String }
enum Sort { case a }
extension Sort.Kind: Titled { var title: String { rawValue } }
extension Sort: Titled { var title: String { "sort" } }
extension Sort: Kept { static var form: some Titled { Page(title: "form") } }
extension Sort { enum Kind: String { case plain } }
print(Sort.form.title, Sort.Kind.plain.title, Sort.a.title)  // expect: form plain sort

// A method and a property of one name: what is wanted tells which is meant.
struct Pages {
    let content: (String) -> Int
    func content(for page: (offset: Int, element: String)) -> Int { content(page.element) + page.offset }
    var all: [Int] { each(["a", "bcd"], content: content) }
    var first: Int { one("ab", content: content) }
    func each(_ list: [String], content: ((offset: Int, element: String)) -> Int) -> [Int] { list.enumerated().map { content($0) } }
    func one(_ text: String, content: (String) -> Int) -> Int { content(text) }
}
let pages = Pages(content: { $0.count })
print(pages.all, pages.first)  // expect: [1, 4] 2
