import Layout
import Syntax

/// All that differs between the systems that a preview may be shown on: numbers and looks, one value a
/// platform. Whoever lays out or draws asks it for these, and never which platform it is.
public final class Platform: Sendable, Equatable {
    /// As `platform=` names it.
    public let name: StaticString
    /// Sizes and lines of text.
    public let text: PlatformMetrics
    let controls: ControlMetrics
    let look: ControlLook
    let bars: BarMetrics
    let windows: WindowLook
    /// The place in the order of `UIUserInterfaceIdiom`.
    let idiom: Int
    /// The kinds of devices whose assets are taken, the better ones first.
    let idioms: [Name]
    /// What `#if os(…)` finds.
    public let system: CompilationConditions.System
    /// Whether the horizontal size class is regular where no device is named.
    let isRegularWidth: Bool
    /// What it is on devices of other kinds.
    private let variants: [(kind: Device.Kind, platform: Platform)]

    init(
        _ name: StaticString, text: PlatformMetrics, controls: ControlMetrics, look: ControlLook,
        bars: BarMetrics, windows: WindowLook, idiom: Int, idioms: [Name],
        system: CompilationConditions.System, isRegularWidth: Bool,
        variants: [(kind: Device.Kind, platform: Platform)] = []
    ) {
        self.name = name
        self.text = text
        self.controls = controls
        self.look = look
        self.bars = bars
        self.windows = windows
        self.idiom = idiom
        self.idioms = idioms
        self.system = system
        self.isRegularWidth = isRegularWidth
        self.variants = variants
    }

    /// The platforms that a preview may ask for; a device tells an iPad from an iPhone as well.
    public static var all: [Platform] { [.iOS, .iPadOS, .macOS] }

    /// The platform of a name.
    public static func named(_ name: String) -> Platform? { all.first { Name("\($0.name)") == Name(name) } }

    /// What it is on a device.
    public func on(_ device: Device?) -> Platform {
        variants.first { $0.kind == device?.kind }?.platform ?? self
    }

    public static func == (a: Platform, b: Platform) -> Bool { a === b }
}
