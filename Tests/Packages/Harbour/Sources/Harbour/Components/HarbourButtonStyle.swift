import SwiftUI

/// Buttons as Harbour draws them: filled for what matters, an edge alone for the rest.
public struct HarbourButtonStyle: ButtonStyle {
    private let isProminent: Bool

    /// - Parameter isProminent: Whether the button is the one that is meant to be pressed.
    public init(isProminent: Bool = false) {
        self.isProminent = isProminent
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.weight(.medium))
            .frame(minHeight: 44)
            .padding(.horizontal, .roomy)
            .foregroundStyle(isProminent ? Color.white : Color.accentColor)
            .background { ground }
            .opacity(configuration.isPressed ? 0.6 : 1)
    }

    @ViewBuilder private var ground: some View {
        if isProminent {
            Capsule().fill(Color.accentColor)
        } else {
            Capsule().strokeBorder(Color.accentColor, lineWidth: 1.5)
        }
    }
}

extension ButtonStyle where Self == HarbourButtonStyle {
    /// A button with an edge.
    public static var harbour: HarbourButtonStyle { HarbourButtonStyle() }
    /// A filled button.
    public static var harbourProminent: HarbourButtonStyle { HarbourButtonStyle(isProminent: true) }
}

#Preview {
    VStack(spacing: 12) {
        Button("Cast off") {}.buttonStyle(.harbourProminent)
        Button("Stay") {}.buttonStyle(.harbour)
    }
}
