struct Record<each Value> {
    let values: (repeat each Value)
    init(_ values: repeat each Value) { self.values = (repeat each values) }
}
let record = Record(1, "a", true)
print(record.values.0 + 1, record.values.1, record.values.2)  // expect: 2 a true
print(Record("only").values)  // expect: only
func joined<each Value>(_ values: repeat each Value) -> (repeat each Value) { (repeat each values) }
let (number, word) = joined(2, "b")
print(number * 2, word)  // expect: 4 b
