import SwiftUI

/// Key paths through what `Binding` looks up in its value.
struct Reminder {
    var name: String
    var isOn: Bool
}

struct Reminders: View {
    @State private var reminders = [
        Reminder(name: "Morning", isOn: true), Reminder(name: "Evening", isOn: false),
    ]

    var body: some View {
        Form {
            ForEach($reminders, id: \.name) { $reminder in
                Toggle(reminder.name, isOn: $reminder.isOn)
            }
            Toggle(sources: $reminders, isOn: \.isOn) { Text("All") }
        }
    }
}

#Preview { Reminders() }
