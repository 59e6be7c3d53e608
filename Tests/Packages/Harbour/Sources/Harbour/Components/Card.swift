import SwiftUI

/// A surface with a title, a text and what belongs to them.
///
/// The accessory stands beside the title while there is room, and below the text when there is none.
public struct Card<Accessory: View>: View {
    private let title: String
    private let message: String
    private let tone: Tone
    private let accessory: Accessory

    /// Whether the edge is drawn stronger.
    public var isRaised = false

    /// Makes a card.
    ///
    /// - Parameters:
    ///   - title: A line at the top.
    ///   - message: What the card is about.
    ///   - tone: What the color says.
    ///   - accessory: A badge, a button.
    public init(_ title: String, message: String, tone: Tone = .neutral, @ViewBuilder accessory: () -> Accessory) {
        self.title = title
        self.message = message
        self.tone = tone
        self.accessory = accessory()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.snug.rawValue) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    heading
                    Spacer(minLength: Spacing.snug.rawValue)
                    accessory
                }
                VStack(alignment: .leading) {
                    heading
                    accessory
                }
            }
            Text(message)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .padding(.roomy)
        .frame(maxWidth: .infinity, alignment: .leading)
        .surface(tone, isRaised: isRaised)
    }

    private var heading: some View {
        Label(title, systemImage: tone.symbol)
            .font(.headline)
            .labelStyle(.titleAndIcon)
    }

    /// The same card with a stronger edge.
    public func raised(_ isRaised: Bool = true) -> Self {
        var copy = self
        copy.isRaised = isRaised
        return copy
    }
}

extension Card where Accessory == EmptyView {
    /// Makes a card with nothing beside its title.
    ///
    /// - Parameters:
    ///   - title: A line at the top.
    ///   - message: What the card is about.
    ///   - tone: What the color says.
    public init(_ title: String, message: String, tone: Tone = .neutral) {
        self.init(title, message: message, tone: tone) { EmptyView() }
    }
}

#Preview("Short") {
    Card("Berth 12", message: "Free until Sunday.", tone: .success) {
        Badge("free", tone: .success)
    }
    .padding()
}

#Preview("Long title") {
    Card("The ferry from the outer islands is late", message: "Fog. The next news comes at noon.", tone: .warning) {
        Badge("delayed", tone: .warning)
    }
    .padding()
}

#Preview("Raised") {
    // region raised
    Card("Storm warning", message: "All boats stay in.", tone: .danger)
        .raised()
        .padding()
    // endregion
}
