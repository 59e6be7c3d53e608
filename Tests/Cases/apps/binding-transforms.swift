import SwiftUI
extension Binding {
    func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> { Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) }) }
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> { Binding(get: { self.wrappedValue }, set: { newValue in self.wrappedValue = newValue; handler(newValue) }) }
    static func mock(_ value: Value) -> Self { var value = value; return Binding(get: { value }, set: { value = $0 }) }
}
prefix func ! (binding: Binding<Bool>) -> Binding<Bool> { Binding<Bool>(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 }) }
extension Binding { func toUnwrapped<T>(defaultValue: T) -> Binding<T> where Value == T? { Binding<T>(get: { self.wrappedValue ?? defaultValue }, set: { self.wrappedValue = $0 }) } }
func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> { Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 }) }
struct Profile: Equatable { var nickname: String?; var age = 30; var tags: [String: Bool] = ["a": true] }
struct Editor: View {
    @State private var profile = Profile()
    @State private var isOff = false
    var body: some View {
        Form {
            TextField("Nickname", text: $profile.nickname ?? "Anon")
            TextField("Nickname", text: $profile.nickname.toUnwrapped(defaultValue: "x"))
            Toggle("On", isOn: !$isOff)
            Slider(value: $profile.age.map(get: Double.init, set: { Int($0) }), in: 0...100)
            Toggle("a", isOn: $profile.tags["a"] ?? false)
            TextField("Age", value: $profile.age.onChange { print($0) }, format: .number)
            Toggle("Mock", isOn: .mock(true))
            if let $name = Binding($profile.nickname) { TextField("n", text: $name) }
        }
        .disabled(profile == Profile())
    }
}
#Preview { Editor() }
