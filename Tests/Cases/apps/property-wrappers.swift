import SwiftUI

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    private(set) var projectedValue = false

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set {
            projectedValue = !range.contains(newValue)
            value = min(max(newValue, range.lowerBound), range.upperBound)
        }
    }
}

@propertyWrapper
struct Trimmed {
    private(set) var original = ""

    var wrappedValue: String {
        get { original.trimmingCharacters(in: .whitespacesAndNewlines) }
        set { original = newValue }
    }

    var projectedValue: Trimmed { self }

    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Validated<Value>: DynamicProperty {
    @State private var value: Value
    private let rules: [(message: String, isValid: (Value) -> Bool)]

    init(wrappedValue: Value, _ rules: (String, (Value) -> Bool)...) {
        _value = State(initialValue: wrappedValue)
        self.rules = rules.map { (message: $0.0, isValid: $0.1) }
    }

    var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    struct Projection {
        let binding: Binding<Value>
        let messages: [String]
        var isValid: Bool { messages.isEmpty }
    }

    var projectedValue: Projection {
        Projection(
            binding: Binding(get: { value }, set: { value = $0 }),
            messages: rules.filter { !$0.isValid(value) }.map(\.message))
    }
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    private static var store: [String: Any] { [:] }

    var wrappedValue: Value {
        get { Self.store[key] as? Value ?? defaultValue }
        nonmutating set { print("saved \(key)") }
    }
}

enum Settings {
    @UserDefault(key: "launches", defaultValue: 3) static var launches: Int
    @UserDefault(key: "name", defaultValue: "Ada") static var name
}

struct Player {
    @Clamped(0...100) var health = 120
    @Clamped(0...1) var volume: Double = 0.5
    @Trimmed var name = "  Ada  "

    mutating func heal(by amount: Int) { health += amount }
}

struct SignUpForm: View {
    @Validated(("Too short", { $0.count >= 3 }), ("No spaces", { !$0.contains(" ") }))
    private var userName = "a b"
    @Validated(("Must be adult", { $0 >= 18 })) private var age = 17
    @State private var player = Player()

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $userName.binding)
                ForEach($userName.messages, id: \.self) { message in
                    Label(message, systemImage: "exclamationmark.triangle").foregroundStyle(.red).font(.footnote)
                }
                Stepper("Age: \(age)", value: $age.binding, in: 0...120)
            }
            Section("Player") {
                LabeledContent("Health", value: player.health, format: .number)
                Text("\(player.name) (\(player.$name.original.count))")
                Button("Heal") { player.heal(by: 30) }
                    .disabled(player.$health)
                Text("Launched \(Settings.launches) times by \(Settings.name)")
            }
            Button("Sign up") { Settings.launches += 1 }
                .disabled(![$userName.isValid, $age.isValid].allSatisfy { $0 })
        }
    }
}

#Preview { SignUpForm() }
