import Foundation

// What published code takes from the standard library and Foundation beside its layouts.

// Of two types anything is what they have in common.
struct Failure: Error {}
let failure: Failure? = nil
let ratio: Double? = 2
print(failure ?? "none")  // expect: none
print(ratio ?? "none")  // expect: 2.0

// What is left of a sequence is an array where one is wanted.
struct Row {
    var items = [1, 2, 3]
    mutating func dropLast() {
        let before = items
        items = before.dropLast()
    }
}
var row = Row()
let ending: [Int] = row.items.suffix(2)
row.dropLast()
print(row.items, ending, row.items.dropLast().startIndex)  // expect: [1, 2] [2, 3] 0

var flag = ""
for letter in "IS".unicodeScalars { flag.unicodeScalars.append(UnicodeScalar(127_397 + letter.value)!) }
print(flag, flag.count)  // expect: 🇮🇸 1

// The numbers of a seed are the same everywhere.
srand48(42)
print(drand48(), drand48())  // expect: 0.7445250000610066 0.342701478718908

let shake = CGSize(width: Int.random(in: 2...2), height: -40)
print(shake.width, CGRect(x: 1, y: 2, width: 3, height: 4).width)  // expect: 2.0 3.0

var time = DateComponents()
time.setValue(7, for: .hour)
print(time.value(for: .hour) ?? 0, time.value(for: .minute) ?? 0)  // expect: 7 0

struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
}
var axes: Axes = [.horizontal]
print(axes.update(with: .vertical) == nil, axes.update(with: .vertical) == .vertical)  // expect: true true
axes.formSymmetricDifference(.horizontal)
print(axes == .vertical, axes.isStrictSubset(of: [.horizontal, .vertical]))  // expect: true true

let seen = Set<Int>(minimumCapacity: 10)
let counts = [String: Int](minimumCapacity: 10)
print(seen.count + counts.count)  // expect: 0

let digits = NumberFormatter()
digits.numberStyle = .decimal
digits.maximumSignificantDigits = 3
digits.usesSignificantDigits = true
print(digits.string(from: NSNumber(value: 1234.5678))!, digits.string(from: NSNumber(integerLiteral: 52))!)  // expect: 1,230 52

func shown<V: CVarArg>(_ value: V) -> String { String(format: "%.1f", value) }
print(shown(2.25 as Double), M_E > 2.7, M_PI == Double.pi)  // expect: 2.2 true true
