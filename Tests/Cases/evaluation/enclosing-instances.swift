@propertyWrapper
struct Observed<Value> {
    static subscript<T: Model>(
        _enclosingInstance instance: T,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<T, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<T, Self>
    ) -> Value {
        get { instance.log.append("get"); return instance[keyPath: storageKeyPath].stored }
        set { instance.log.append("set \(newValue)"); instance[keyPath: storageKeyPath].stored = newValue }
    }
    @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
    private var stored: Value
    init(wrappedValue: Value) { stored = wrappedValue }
}
class Model { var log: [String] = [] }
class Mine: Model {
    @Observed var count = 1
    @Observed var name: String = "n"
}
let m = Mine()
print(m.count)  // expect: 1
m.count = 5
m.count += 1
m.name.append("!")
print(m.count, m.name, m.log)  // expect: 6 n! ["get", "set 5", "get", "set 6", "get", "set n!", "get", "get"]

