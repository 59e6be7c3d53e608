// What a closure gives decides among functions that differ in what they demand of it alone.
struct Row: Identifiable { let id: String }
func pages<Rows: RandomAccessCollection>(_ rows: () -> Rows) -> String where Rows.Element == Int { "numbers" }
func pages<Rows: RandomAccessCollection>(_ rows: () -> Rows) -> String where Rows.Element: Identifiable { "rows" }
print(pages { 1...3 }, pages { [Row(id: "a")] })  // expect: numbers rows

struct Pages<Selection: Hashable> {
    let all: [Selection]
    init<Rows: RandomAccessCollection>(_ selection: Selection, _ rows: () -> Rows) where Rows.Element == Selection {
        all = Array(rows())
    }
    init<Rows: RandomAccessCollection>(_ selection: Selection, _ rows: () -> Rows)
    where Rows.Element: Identifiable, Rows.Element.ID == Selection {
        all = rows().map { $0.id }
    }
}
print(Pages(1) { 1...3 }.all, Pages("a") { [Row(id: "a")] }.all)  // expect: [1, 2, 3] ["a"]

// What is wanted of an associated type says what a generic argument inside it is.
struct Amount<Unit> { var unit: Unit }
struct Angle { let name: String; static let degrees = Angle(name: "degrees") }
protocol Style<Input> { associatedtype Input; func text(_ input: Input) -> String }
struct Parsed<Unit>: Style {
    let unit: Unit
    func text(_ input: Amount<Unit>) -> String { "\(input.unit) as \(unit)" }
}
extension Style { static func parse<Unit>(_ unit: Unit) -> Self where Self == Parsed<Unit> { Parsed(unit: unit) } }
func show<Input, S: Style>(_ input: Input, as style: S) -> String where S.Input == Input { style.text(input) }
print(show(Amount(unit: Angle.degrees), as: .parse(.degrees)))  // expect: Angle(name: "degrees") as Angle(name: "degrees")
