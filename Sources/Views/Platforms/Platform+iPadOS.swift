import Layout
import Syntax

extension Platform {
    /// iPadOS 26: the numbers and looks of an iPhone. What an iPad does otherwise, such as columns and tabs
    /// at the top, follows from its size classes, as it does in SwiftUI.
    public static let iPadOS = Platform(
        "iPadOS", text: .iPadOS26, controls: .iOS26, look: .iOS26, bars: .iOS26, windows: .iOS26,
        idiom: 2, idioms: ["ipad", "universal"], system: .iOS, isRegularWidth: true)
}
