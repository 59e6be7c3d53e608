import Harbour
import SwiftUI

/// A field of a form with its label, and what is wrong with it.
public struct FieldRow: View {
    private let label: String
    @Binding private var text: String
    private let problem: String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - label: What is asked for.
    ///   - text: What was answered.
    ///   - problem: Why the answer cannot be taken; nothing when it can.
    public init(_ label: String, text: Binding<String>, problem: String? = nil) {
        self.label = label
        _text = text
        self.problem = problem
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.tight.rawValue) {
            Text(label).font(.caption).foregroundStyle(.secondary)
            TextField(label, text: $text).textFieldStyle(.roundedBorder)
            if let problem {
                Badge(problem, tone: .danger)
            }
        }
    }
}

#Preview("Fine") {
    @Previewable @State var name = "Ada"
    FieldRow("Name", text: $name).padding()
}

#Preview("Wrong") {
    FieldRow("Boat", text: .constant("???"), problem: "unknown").padding()
}
