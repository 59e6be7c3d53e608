import Harbour
import Metal
import SwiftUI
import UIKit

/// Who keeps the light, and on which device the log is written.
public struct Keeper: View {
    private let name: String

    public init(name: String) {
        self.name = name
    }

    public var body: some View {
        VStack(alignment: .leading) {
            PersonRow(name: name, rank: "Keeper")
            Badge(Log.device, tone: .info)
        }
    }
}

enum Log {
    static var device: String { MTLCreateSystemDefaultDevice()?.name ?? UIDevice.current.model }
    static func feel() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

#Preview("Keeper") { Keeper(name: "Ida Holm").padding() }
