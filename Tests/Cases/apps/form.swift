import SwiftUI
struct FormView: View {
    enum Field: Hashable { case name, email }
    struct Draft { var name = ""; var email = ""; var age = 30; var birthday = Date.now; var plan: Plan = .free; var agrees = false; var volume = 0.5; var color = Color.red
        var errors: [String] { var e: [String] = []; if name.isEmpty { e.append("Name required") }; if !email.contains("@") { e.append("Email invalid") }; return e }
        var isValid: Bool { errors.isEmpty } }
    enum Plan: String, CaseIterable, Identifiable { case free, pro, team; var id: String { rawValue }
        var title: LocalizedStringKey { switch self { case .free: "Free"; case .pro: "Pro"; case .team: "Team" } } }
    @State private var draft = Draft()
    @State private var showsAlert = false
    @State private var sheet: Plan?
    @FocusState private var focus: Field?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $draft.name).focused($focus, equals: .name).textContentType(.name)
                TextField("Email", text: $draft.email).focused($focus, equals: .email).keyboardType(.emailAddress).autocorrectionDisabled()
                Stepper("Age: \(draft.age)", value: $draft.age, in: 18...99)
                DatePicker("Birthday", selection: $draft.birthday, displayedComponents: .date)
            }
            Section {
                Picker("Plan", selection: $draft.plan) { ForEach(Plan.allCases) { plan in Text(plan.title).tag(plan) } }
                Slider(value: $draft.volume, in: 0...1, step: 0.1) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker") } maximumValueLabel: { Image(systemName: "speaker.3") }
                ColorPicker("Color", selection: $draft.color)
                Toggle(isOn: $draft.agrees.animation()) { Text("I agree") }
            } header: { Text("Options") } footer: { if !draft.isValid { Text(draft.errors, format: .list(type: .and)).foregroundStyle(.red) } }
            Section { Button("Save") { showsAlert = draft.isValid }.disabled(!draft.agrees); Button("Cancel", role: .cancel) { dismiss() } }
        }
        .alert("Saved", isPresented: $showsAlert) { Button("OK") {} } message: { Text("Thanks \(draft.name)") }
        .sheet(item: $sheet) { plan in Text(plan.title).presentationDetents([.medium, .large]) }
        .confirmationDialog("Sure?", isPresented: .constant(false), titleVisibility: .visible) { Button("Yes") {} }
        .onChange(of: draft.plan) { oldValue, newValue in sheet = newValue }
        .onChange(of: draft.age) { focus = .name }
        .defaultFocus($focus, .name)
    }
}
#Preview { NavigationStack { FormView() } }
