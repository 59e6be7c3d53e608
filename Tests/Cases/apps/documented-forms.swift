import SwiftUI
import UniformTypeIdentifiers

/// Forms that Apple's documentation shows and articles rarely use.
struct DocumentedForms: View {
    @Environment(\.openURL) private var openURL
    @State private var amount = 2.5
    @State private var isMoving = false
    @State private var wasOpened = false
    @State private var type = UTType.directory

    var body: some View {
        VStack(spacing: 12) {
            Circle().fill(.opacity(0.5)).frame(width: 30, height: 30)
            Circle().fill(.shadow(.drop(radius: 2, y: 1))).frame(width: 30, height: 30)
            Circle().fill(.blendMode(.multiply)).frame(width: 30, height: 30)
            Stepper(value: $amount, in: 0...10, step: 0.5, format: .number) {
                Text("Amount \(amount, format: .number)")
            }
            Text(type.description)
                .transaction(value: isMoving) { $0.animation = nil }
            Button("Open") {
                openURL(URL(string: "https://example.com")!) { accepted in wasOpened = accepted }
            }
            Button("Move") { withTransaction(\.disablesAnimations, true) { isMoving = true } }
                .fileMover(isPresented: $isMoving, file: nil) { _ in
                } onCancellation: {
                    isMoving = false
                }
        }
        .padding()
    }
}

#Preview { DocumentedForms() }
