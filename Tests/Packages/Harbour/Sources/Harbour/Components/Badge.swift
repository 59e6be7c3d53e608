import SwiftUI

/// A word or a number that says how things are.
public struct Badge: View {
    private let text: String
    private let tone: Tone

    /// Makes a badge.
    ///
    /// - Parameters:
    ///   - text: One or two words.
    ///   - tone: What the color says.
    public init(_ text: String, tone: Tone = .neutral) {
        self.text = text
        self.tone = tone
    }

    /// Makes a badge of a number; what is above 99 is written "99+".
    ///
    /// - Parameter count: How many there are.
    public init(count: Int) {
        self.init(count > 99 ? "99+" : "\(count.clamped(to: 0...99))", tone: .danger)
    }

    public var body: some View {
        Text(text)
            .font(.caption.weight(.semibold))
            .foregroundStyle(tone.accent)
            .padding(.horizontal, .snug)
            .padding(.vertical, .tight)
            .background(tone.ground, in: .capsule)
            .lineLimit(1)
            .fixedSize()
    }
}

#Preview("Tones") {
    HStack {
        ForEach(Tone.allCases) { tone in
            Badge(tone.rawValue, tone: tone)
        }
    }
}

#Preview("Counts", traits: .sizeThatFitsLayout) {
    HStack {
        Badge(count: 3)
        Badge(count: 128)
    }
}
