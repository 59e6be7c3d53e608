protocol Card: Identifiable, Hashable where ID == ID, ID == UUID {
    associatedtype Status: Hashable
    var status: Status { get }
}
protocol Left { associatedtype A; associatedtype B; var a: A { get } }
protocol Right: Left where A == B { associatedtype C where C == A }
protocol Both: Right where B == C, C == A, A == [B] {}
func f<T: Both>(_ t: T) -> T.A { t.a }
struct Board<Item: Card> { var items: [Item]; var first: Item.ID? { items.first?.id } }
Text("a")
