import Foundation

let run = Measurement(value: 5, unit: UnitLength.kilometers)
print(run.formatted())  // expect: 3.1 mi
print(run.formatted(.measurement(width: .wide, usage: .asProvided)))  // expect: 5 kilometers
print(run.formatted(.measurement(width: .abbreviated, usage: .asProvided)))  // expect: 5 km
print(run.converted(to: .meters).value)  // expect: 5000.0
print((run + Measurement(value: 500, unit: UnitLength.meters)).value)  // expect: 5500.0
print(run > Measurement(value: 1, unit: UnitLength.miles))  // expect: true
print(Measurement(value: 22.5, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .asProvided)))  // expect: 22.5°C
print(Measurement(value: 20, unit: UnitTemperature.celsius).formatted())  // expect: 68°F
print(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value)  // expect: 1.5
let half = Measurement(value: 0.5, unit: UnitLength.kilometers)
print(half.formatted(.measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))))  // expect: 0.50km

print(Int64(1_234_567).formatted(.byteCount(style: .file)))  // expect: 1.2 MB
print(Int64(1024).formatted(.byteCount(style: .memory)))  // expect: 1 kB
print(Int64(512).formatted(.byteCount(style: .file)))  // expect: 512 bytes
print(ByteCountFormatter.string(fromByteCount: 2_500_000_000, countStyle: .file))  // expect: 2.5 GB

print(9.99.formatted(.currency(code: "USD").presentation(.isoCode)))  // expect: USD 9.99
print(9.99.formatted(.currency(code: "USD").presentation(.fullName)))  // expect: 9.99 US dollars
print((-19.5).formatted(.currency(code: "EUR").sign(strategy: .accounting)))  // expect: (€19.50)

struct Person: Hashable { let name: String; let age: Int }
let people = [Person(name: "Mei", age: 41), Person(name: "Juan", age: 30), Person(name: "Ada", age: 30)]
print(people.sorted(using: KeyPathComparator(\Person.name)).map(\.name))  // expect: ["Ada", "Juan", "Mei"]
let orders = [KeyPathComparator(\Person.age, order: .reverse), KeyPathComparator(\Person.name)]
print(people.sorted(using: orders).map(\.name))  // expect: ["Mei", "Ada", "Juan"]
