// What published packages do with generics: associated types declared once more by a protocol that refines another,
// clauses of extensions that hold in their members, members of constrained extensions that hide nothing elsewhere.

protocol Mark { var height: Double { get } }
protocol FilledMark: Mark { var inset: Double { get } }
protocol Series {
    associatedtype Point: Mark
    var points: [Point] { get }
}
protocol FilledSeries: Series { associatedtype Point: FilledMark }
extension FilledSeries {
    func firstInset() -> Double { points[0].inset }
}
func insets<S: FilledSeries>(of series: S) -> [Double] { series.points.map { $0.inset + $0.height } }
struct Bar: FilledMark { var height = 2.0, inset = 0.5 }
struct Bars: FilledSeries {
    typealias Point = Bar
    var points = [Bar(), Bar(height: 5, inset: 1)]
}
print(insets(of: Bars()), Bars().firstInset())  // expect: [2.5, 6.0] 0.5

func names<Option: CaseIterable & Hashable>(_ type: Option.Type) -> Set<Option>
where Option.AllCases: RandomAccessCollection {
    Set(type.allCases)
}
enum Side: CaseIterable { case left, right }
print(names(Side.self).count, names(Side.self).contains(.left))  // expect: 2 true

struct Apple { var weight = 3 }
struct Pear { var weight = 4 }
extension Sequence where Element == Apple { func label() -> String { "apples" } }
extension Array where Element == Pear { func label() -> String { "pears" } }
print([Apple()].label(), [Pear()].label())  // expect: apples pears

extension Array where Element: Identifiable {
    func contains(_ item: Element) -> Bool { first { $0.id == item.id } != nil }
}
struct Ticket: Identifiable {
    let id: Int
    var text = ""
}
func holds<Item: Identifiable>(_ ids: [Item.ID], _ item: Item) -> Bool { ids.contains(item.id) }
print(holds([1, 2], Ticket(id: 2)), holds([1, 2], Ticket(id: 3)))  // expect: true false
print([Ticket(id: 1)].contains(Ticket(id: 1, text: "same")))  // expect: true

struct Detail<Value> { var value: Value }
struct Row<Item, Info, Label> {
    var detail: Detail<Info>?
    var label: Label
}
extension Row where Info == Int {
    init(detail: Detail<Info>? = nil, label: Label) where Label == String {
        self.detail = detail
        self.label = label
    }
}
print(Row<Bool, Int, String>(label: "a").detail == nil)  // expect: true
print(Row<Bool, Int, String>(detail: Detail(value: 7), label: "a").detail?.value ?? 0)  // expect: 7

protocol Arranged { typealias Parts = [Int]; func arrange(_ parts: [Int]) -> Int }
protocol Parts: RandomAccessCollection where Element: Mark, Index == Int {}
extension Int: Mark { var height: Double { Double(self) } }
extension Array: Parts where Element: Mark {}
struct Column {
    func total(_ parts: some Parts) -> Double { sum(of: parts) }
    func sum(of parts: some Parts) -> Double { parts.reduce(0) { $0 + $1.height } }
}
extension Column: Arranged { func arrange(_ parts: [Int]) -> Int { Int(total(parts)) } }
print(Column().arrange([1, 2, 3]))  // expect: 6

protocol Unit: Comparable {
    static var zero: Self { get }
    static var one: Self { get }
}
extension Double: Unit { static var one: Double { 1 } }
func isWithin<Value: Unit>(_ value: Value, in bounds: ClosedRange<Value> = .zero ... .one) -> Bool {
    bounds.contains(value)
}
print(isWithin(0.5), isWithin(1.5), isWithin(1.5, in: .one ... 2))  // expect: true false true

protocol Buildable {}
extension Buildable {
    func setting<Value>(_ keyPath: WritableKeyPath<Self, Value>, to value: Value) -> Self {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }
}
struct Style<Element>: Buildable {
    var opacity: Double?
    func opacity(_ value: Double) -> Self { setting(\.opacity, to: value) }
}
print(Style<Int>().opacity(2).opacity ?? 0)  // expect: 2.0
