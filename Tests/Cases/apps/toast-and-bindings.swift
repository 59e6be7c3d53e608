import SwiftUI
struct Toast: Equatable, Identifiable { let id = UUID(); var style: Style; var message: String
    enum Style { case info, error(code: Int) 
        var tint: Color { switch self { case .info: .blue; case .error: .red } } }
    static func == (lhs: Toast, rhs: Toast) -> Bool { lhs.id == rhs.id } }
struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var task: Task<Void, Never>?
    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let toast { Text(toast.message).padding().background(toast.style.tint.opacity(0.2), in: .rect(cornerRadius: 8)).transition(.move(edge: .bottom).combined(with: .opacity)) }
            }
            .animation(.spring(response: 0.4, dampingFraction: 0.8), value: toast)
            .onChange(of: toast) { _, new in
                task?.cancel()
                guard new != nil else { return }
                task = Task { try? await Task.sleep(for: .seconds(2)); guard !Task.isCancelled else { return }; toast = nil }
            }
    }
}
extension View { func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) } }
extension Binding where Value == Bool { var inverted: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
extension Binding { func onSet(_ handler: @escaping (Value) -> Void) -> Binding<Value> { Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0; handler($0) }) } }
struct Host: View {
    @State private var toast: Toast? = Toast(style: .error(code: 3), message: "Failed")
    @State private var hidden = false
    @State private var log: [String] = []
    @GestureState private var drag = CGSize.zero
    @ScaledMetric(relativeTo: .body) private var side = 20.0
    var body: some View {
        VStack {
            Toggle("Visible", isOn: $hidden.inverted.onSet { log.append("\($0)") })
            Rectangle().frame(width: side, height: side).offset(drag)
                .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation }.onEnded { _ in log.removeAll() })
            if !hidden { Text(log.joined(separator: ", ")).transition(.opacity) }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date.formatted(date: .omitted, time: .shortened)) }
        }
        .toast($toast)
    }
}
#Preview { @Previewable @State var x = 1; Host() }
