// Observers of stored, wrapped and static properties; the output is what swiftc 6.3 prints.
@propertyWrapper struct Doubled {
    private var half = 0
    var wrappedValue: Int { get { half * 2 } set { half = newValue / 2 } }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
}
final class Model {
    @Doubled var count = 4 {
        willSet { log.append("will \(newValue)") }
        didSet { log.append("did \(oldValue) to \(count)") }
    }
    var log: [String] = []
    init() { count = 8 }
}
let model = Model()
print(model.log)  // expect: ["will 8", "did 4 to 8"]
model.count = 11
print(model.count, model.log.suffix(2))  // expect: 10 ["will 11", "did 8 to 10"]
model.count += 5
print(model.log.suffix(2))  // expect: ["will 15", "did 10 to 14"]
struct Meter {
    static var level = 1 { didSet { print("static", oldValue, level) } }  // expect: static 1 3
    var value = 0 { didSet { if value > 9 { value = 9 } } }
}
Meter.level = 3
var meter = Meter()
meter.value = 42
print(meter.value)  // expect: 9
