List {
    Section("Today") {
        Label("Proofs", systemImage: "doc.text")
        Toggle("Reminders", isOn: .constant(true))
    }
    Section("Later") {
        Text("Nothing yet").foregroundStyle(.secondary)
    }
}
.frame(height: 300)
