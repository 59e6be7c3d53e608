import Harbour
import SwiftUI

/// The light of the tower, which turns.
public struct Beam: View {
    /// Where it points, from the north.
    public var angle: Angle

    /// - Parameter angle: Where it points, from the north.
    public init(angle: Angle = .zero) {
        self.angle = angle
    }

    public var body: some View {
        ZStack {
            Circle().fill(Tone.info.ground)
            Capsule()
                .fill(Tone.warning.accent)
                .frame(width: 8, height: 60)
                .offset(y: -30)
                .rotationEffect(angle)
        }
        .frame(width: 140, height: 140)
    }
}

#Preview("North") { Beam() }

#Preview("East") { Beam(angle: .degrees(90)) }
