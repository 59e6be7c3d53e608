import Harbour
import SwiftUI

/// A card on a blurred ground.
public struct GlassCard: View {
    private let title: String

    public init(_ title: String) {
        self.title = title
    }

    public var body: some View {
        Text(title)
            .font(.headline)
            .padding(.roomy)
            .background { Backdrop(style: .systemMaterial) }
    }
}

#Preview("Glass") {
    GlassCard("Seen through")
}
