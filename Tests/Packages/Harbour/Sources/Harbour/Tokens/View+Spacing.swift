import SwiftUI

extension View {
    /// Padding by the names of the design.
    public func padding(_ spacing: Spacing) -> some View {
        padding(.all, spacing.rawValue)
    }

    /// Padding at some edges by the names of the design.
    public func padding(_ edges: Edge.Set, _ spacing: Spacing) -> some View {
        padding(edges, spacing.rawValue)
    }

    /// The edge and ground that all surfaces of the design share.
    func surface(_ tone: Tone, isRaised: Bool = false) -> some View {
        modifier(Surface(tone: tone, isRaised: isRaised))
    }
}

private struct Surface: ViewModifier {
    let tone: Tone
    let isRaised: Bool
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        content
            .background(tone.ground, in: shape)
            .overlay { shape.strokeBorder(tone.accent.opacity(scheme == .dark ? 0.5 : 0.25), lineWidth: isRaised ? 2 : 1) }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 14, style: .continuous) }
}
