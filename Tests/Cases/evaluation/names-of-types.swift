// What a type's name stands for: nested types, aliases and associated types.

// A nested type comes before the type that holds it.
struct Gauge {
    struct Segment {
        var level: Int

        func drawn() -> String { Segment(outline: level).text }

        struct Segment {
            var outline: Int
            var text: String { "outline \(outline)" }
        }
    }
}
print(Gauge.Segment(level: 3).drawn())  // expect: outline 3

// A key path may lead through nested and associated types before its first property.
struct Numbered: Identifiable { let id: Int }
struct Column<Data: RandomAccessCollection, ID: Hashable> where Data.Element: Identifiable, ID == Data.Element.ID {
    let data: Data
    let path: KeyPath<Data.Element, ID>

    init(_ data: Data) {
        self.data = data
        path = \Data.Element.id
    }

    var ids: [ID] { data.map { $0[keyPath: path] } }
}
print(Column([Numbered(id: 4), Numbered(id: 7)]).ids)  // expect: [4, 7]
print(Gauge.Segment(level: 2)[keyPath: \Gauge.Segment.level])  // expect: 2

// An alias of a generic type without arguments is generic itself.
struct Track<Value, Thumb> {
    var value: Value
    var thumb: Thumb
}
typealias ValueTrack = Track
let written: ValueTrack<Int, String> = ValueTrack(value: 1, thumb: "round")
let inferred = ValueTrack(value: 2.5, thumb: true)
print(written.thumb, inferred.value)  // expect: round 2.5

// An extension of an alias with arguments is one for these arguments.
typealias Names = Set<String>
extension Names {
    mutating func add(_ names: [String]) { formUnion(names) }
    var longest: Int { map(\.count).max() ?? 0 }
}
var names: Names = ["Ann"]
names.add(["Beatrice"])
print(names.count, names.longest)  // expect: 2 8
