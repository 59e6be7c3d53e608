import Harbour
import SwiftUI

/// Asks for a berth: for whom and for how many nights.
public struct BerthForm: View {
    @State private var name = ""
    @State private var nights = 1

    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.roomy.rawValue) {
            FieldRow("Name of the boat", text: $name)
            LabeledContent("Nights") { Counter(value: $nights, in: 1...14) }
            Button("Ask for a berth") {}.buttonStyle(.harbourProminent)
        }
        .padding(.roomy)
    }
}

#Preview { BerthForm() }
