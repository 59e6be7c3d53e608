// Opening a place for a change, and what is written back when the change fails half-way.
enum Failure: Error { case broken }

struct Counter {
    var total = 0
    mutating func add(_ amount: Int) throws {
        total += amount
        if amount < 0 { throw Failure.broken }
    }
}

struct Row {
    var counters = [Counter(), Counter()]
    var pair = (first: Counter(), second: 1)
    var optional: Counter? = Counter()
    var observed = Counter() {
        didSet { print("observed \(observed.total)") }  // expect: observed 4
    }
    var computed: Counter {
        get { counters[0] }
        set {
            print("set \(newValue.total)")  // expect: set -7
            counters[0] = newValue
        }
    }
    subscript(index: Int) -> Counter {
        get { counters[index] }
        set {
            print("set \(index): \(newValue.total)")  // expect: set 1: -5
            counters[index] = newValue
        }
    }
}

final class Box {
    var row = Row()
}

var row = Row()
row.counters[row.counters.count - 1].total += 2
print(row.counters[1].total)  // expect: 2
try? row.pair.first.add(3)
print(row.pair.first.total)  // expect: 3

// A thrown error leaves what was changed until then.
try? row.counters[0].add(-1)
print(row.counters[0].total)  // expect: -1
try? row.pair.first.add(-1)
print(row.pair.first.total)  // expect: 2
try? row.computed.add(-6)
print(row.counters[0].total)  // expect: -7
try? row[1].add(-7)
// Observers hear only of what succeeds.
try? row.observed.add(-8)
try? row.observed.add(12)
print(row.observed.total)  // expect: 4
try? row.optional?.add(-4)
print(row.optional!.total)  // expect: -4
row.optional = nil
try? row.optional?.add(1)
print(row.optional == nil)  // expect: true

let box = Box()
try? box.row.counters[1].add(-5)
print(box.row.counters[1].total)  // expect: -5

// Several places at once.
func exchange(_ a: inout Int, _ b: inout Int) throws {
    (a, b) = (b, a)
    if a > b { throw Failure.broken }
}
var (low, high) = (1, 2)
try? exchange(&low, &high)
print(low, high)  // expect: 2 1
exchangeQuietly(&row.pair.second, &box.row.pair.second)
print(row.pair.second, box.row.pair.second)  // expect: 10 1
func exchangeQuietly(_ a: inout Int, _ b: inout Int) {
    a = 10
    try? exchange(&low, &b)
    b = 1
}
