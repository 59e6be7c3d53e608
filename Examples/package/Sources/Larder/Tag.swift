import SwiftUI

/// A short word on a tinted capsule, such as *vegan* or *new*.
///
/// A tag is as wide as its word and has one line.
///
/// ```swift preview id=word widths=200
/// Tag("vegan", tint: .green)
/// ```
///
/// ```expect of=word
/// says "vegan"
/// ```
public struct Tag: View {
    private let word: String
    private let tint: Color

    /// Makes a tag.
    ///
    /// - Parameters:
    ///   - word: What the tag says.
    ///   - tint: The color of the word and of its capsule.
    public init(_ word: String, tint: Color = .orange) {
        self.word = word
        self.tint = tint
    }

    /// The word on its capsule.
    public var body: some View {
        Text(word)
            .font(.caption.bold())
            .lineLimit(1)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .foregroundStyle(tint)
            .background(tint.opacity(0.15), in: .capsule)
    }
}

#Preview("Three tags") {
    HStack {
        Tag("new")
        Tag("vegan", tint: .green)
        Tag("hot", tint: .red)
    }
    .padding()
}
