import SwiftUI

/// A pier with its sign and how many of its berths are free.
public struct Pier: View {
    private let name: LocalizedStringKey
    private let free: Int

    /// Makes a pier.
    ///
    /// - Parameters:
    ///   - name: What skippers call it.
    ///   - free: How many berths are free.
    public init(_ name: LocalizedStringKey, free: Int) {
        self.name = name
        self.free = free
    }

    public var body: some View {
        HStack(spacing: Spacing.regular.rawValue) {
            Image(.lighthouse)
            VStack(alignment: .leading) {
                Text(name, bundle: .module).font(.custom("Lantern", size: 20))
                Text("\(free) berths free", bundle: .module).foregroundStyle(.brand)
            }
            Image(.trailMark).accessibilityHidden(true)
        }
    }
}

#Preview("Piers", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        Pier("North pier", free: 1)
        Pier("South pier", free: 4)
    }
}
