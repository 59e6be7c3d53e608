import Harbour
import SwiftUI

/// The signals of the tower under each other.
public struct Signals: View {
    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Card("Clear", message: "Ten miles of sight.", tone: .success)
            Card("Fog", message: "One long blast each minute.", tone: .warning)
        }
        .padding(.roomy)
    }
}

#Preview("Signals", traits: .fixedLayout(width: 320, height: 300)) { Signals() }
