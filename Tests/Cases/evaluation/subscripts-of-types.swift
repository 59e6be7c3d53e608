// A type's own subscript is set like a property of the type: dependencies by key path.
protocol InjectionKey { associatedtype Value; static var currentValue: Value { get set } }
struct InjectedValues {
    private static var current = InjectedValues()
    static subscript<K: InjectionKey>(key: K.Type) -> K.Value { get { key.currentValue } set { key.currentValue = newValue } }
    static subscript<T>(_ keyPath: WritableKeyPath<InjectedValues, T>) -> T {
        get { current[keyPath: keyPath] }
        set { current[keyPath: keyPath] = newValue }
    }
}
@propertyWrapper struct Injected<T> {
    private let keyPath: WritableKeyPath<InjectedValues, T>
    var wrappedValue: T { get { InjectedValues[keyPath] } set { InjectedValues[keyPath] = newValue } }
    init(_ keyPath: WritableKeyPath<InjectedValues, T>) { self.keyPath = keyPath }
}
private struct NameKey: InjectionKey { static var currentValue = "live" }
extension InjectedValues { var name: String { get { Self[NameKey.self] } set { Self[NameKey.self] = newValue } } }
struct Model { @Injected(\.name) var name }
var model = Model()
print(model.name)  // expect: live
InjectedValues[\.name] = "mock"
print(model.name, Model().name)  // expect: mock mock
model.name += "!"
print(InjectedValues[\.name])  // expect: mock!
