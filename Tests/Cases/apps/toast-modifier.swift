import SwiftUI
struct Toast: Equatable { enum Style { case error, warning, success, info
        var color: Color { switch self { case .error: .red; case .warning: .orange; case .info: .blue; case .success: .green } }
        var icon: String { switch self { case .info: "info.circle.fill"; case .warning: "exclamationmark.triangle.fill"; case .success: "checkmark.circle.fill"; case .error: "xmark.circle.fill" } } }
    var style: Style; var message: String; var duration: Double = 3; var width: Double = .infinity }
struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    @State private var workItem: DispatchWorkItem?
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(ZStack { mainToastView().offset(y: 32) }.animation(.spring(), value: toast))
            .onChange(of: toast) { _, _ in showToast() }
            .sensoryFeedback(.success, trigger: toast) { old, new in new != nil }
    }
    @ViewBuilder func mainToastView() -> some View {
        if let toast = toast {
            VStack {
                HStack(alignment: .center, spacing: 12) {
                    Image(systemName: toast.style.icon).foregroundColor(toast.style.color)
                    Text(toast.message).font(Font.caption).foregroundColor(Color("toastForeground"))
                    Spacer(minLength: 10)
                    Button { dismissToast() } label: { Image(systemName: "xmark").foregroundColor(toast.style.color) }
                }
                .padding()
                .frame(minWidth: 0, maxWidth: toast.width)
                .background(.background, in: .rect(cornerRadius: 8))
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(toast.style.color).opacity(0.6))
                .padding(.horizontal, 16)
                Spacer()
            }
            .transition(.move(edge: .top).combined(with: .opacity))
        }
    }
    private func showToast() {
        guard let toast else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        if toast.duration > 0 {
            workItem?.cancel()
            let task = DispatchWorkItem { dismissToast() }
            workItem = task
            DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
        }
    }
    private func dismissToast() { withAnimation { toast = nil }; workItem?.cancel(); workItem = nil }
}
extension View { func toastView(toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) } }
#Preview {
    @Previewable @State var toast: Toast? = Toast(style: .success, message: "Saved.")
    Button("Save") { toast = Toast(style: .info, message: "Hi") }.toastView(toast: $toast)
}
