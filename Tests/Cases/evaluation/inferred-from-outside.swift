struct Name: RawRepresentable, ExpressibleByStringLiteral {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: StringLiteralType) { rawValue = value }
    static let modern: Self = "modern"
}
print(Name.modern.rawValue)  // expect: modern
protocol Drawing {
    associatedtype Helper = Void
    func makeHelper() -> Helper
    func draw(_ helper: Helper) -> String
}
struct Canvas {
    struct Layer: Drawing {
        func makeHelper() -> Helper { Helper(name: "helper") }
        func draw(_ helper: Helper) -> String { helper.name }
    }

    struct Helper { let name: String }
}
print(Canvas.Layer().draw(Canvas.Layer().makeHelper()))  // expect: helper
struct Box<Content> {
    typealias Tones = (normal: Int, active: Int)
    let content: Content
}
func tone(_ tones: Box.Tones?) -> Int { tones?.active ?? 0 }
print(tone((1, 2)), tone(nil))  // expect: 2 0
struct Edge {
    typealias Edge = Int
    var value: Edge
}
print(Edge(value: 3).value)  // expect: 3
var indices = (0..<4)
print(indices.removeLast(), indices.removeFirst(), indices)  // expect: 3 0 1..<3
let weights: [String: Double] = ["b": 2]
enum Key: Hashable { case a, b }
let known: [Key: Int] = [.b: 1]
print([.a: 3, .b: 4].merging(known) { $1 }[.b] ?? 0)  // expect: 1
struct Strange<Base: Collection> {
    let base: Base
    var distance: Int { base.distance(from: base.startIndex, to: base.endIndex) }
}
print(Strange(base: Set([1, 2, 3])).distance, Strange(base: [1, 2]).distance)  // expect: 3 2
