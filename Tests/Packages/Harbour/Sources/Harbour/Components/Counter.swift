import SwiftUI

/// A number with two buttons.
public struct Counter: View {
    /// The number.
    @Binding public var value: Int
    /// What the number may be.
    public var range: ClosedRange<Int>

    /// Makes a counter.
    ///
    /// - Parameters:
    ///   - value: The number that the buttons change.
    ///   - range: What the number may be.
    public init(value: Binding<Int>, in range: ClosedRange<Int> = 0...9) {
        _value = value
        self.range = range
    }

    public var body: some View {
        HStack(spacing: Spacing.regular.rawValue) {
            button("minus", by: -1)
            Text("\(value)").font(.title3.monospacedDigit()).frame(minWidth: 28)
            button("plus", by: 1)
        }
    }

    private func button(_ sign: String, by step: Int) -> some View {
        Button {
            value = (value + step).clamped(to: range)
        } label: {
            Image(systemName: sign).frame(width: 32, height: 32)
        }
        .disabled(!range.contains(value + step))
        .accessibilityLabel(sign == "plus" ? "More" : "Less")
    }
}

#Preview("Counter") {
    @Previewable @State var value = 3
    Counter(value: $value)
}
