import SwiftUI
struct AdaptiveActions: View {
var body: some View {
ViewThatFits(in: .horizontal) {
HStack(spacing: 12) { actionButtons }
VStack(spacing: 12) { actionButtons }
}
.padding()
}
@ViewBuilder private var actionButtons: some View {
Button("Accept Invitation") {}
.buttonStyle(.borderedProminent)
Button("Maybe Later") {}
.buttonStyle(.bordered)
}
}
