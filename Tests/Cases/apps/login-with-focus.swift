import SwiftUI
struct LoginForm: View {
    enum Field: Hashable { case user, password }
    @State private var user = ""
    @State private var password = ""
    @State private var error: String?
    @FocusState private var focus: Field?
    @AccessibilityFocusState private var isErrorFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var field: Field?
    var body: some View {
        Form {
            if let error { Text(error).foregroundStyle(.red).accessibilityFocused($isErrorFocused).accessibilityAddTraits(.isHeader) }
            TextField("User", text: $user).focused($focus, equals: .user).textContentType(.username).textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.next).accessibilityFocused($field, equals: .user)
            SecureField("Password", text: $password).focused($focus, equals: .password).submitLabel(.go)
            Button("Log in", action: submit).accessibilityHint("Signs you in")
        }
        .onSubmit { if focus == .user { focus = .password } else { submit() } }
        .defaultFocus($focus, .user)
    }
    private func submit() {
        guard !user.isEmpty else { error = "Enter a user name"; isErrorFocused = true; field = .user; return }
        focus = nil
    }
}
#Preview { LoginForm() }
