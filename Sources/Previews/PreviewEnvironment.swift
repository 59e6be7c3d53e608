import Syntax
import Views

/// What a preview is evaluated for, beside the space it is offered.
public typealias PreviewEnvironment = ViewEnvironment

/// What a preview is shown on.
public typealias PreviewPlatform = Platform

/// What snippets may name of one folder of files.
public typealias PreviewResources = ResourceSet

extension ViewEnvironment {
    /// What `#if` finds there.
    public var conditions: CompilationConditions { CompilationConditions(system: platform.system) }

    /// Dynamic Type sizes, smallest first, as SwiftUI names them.
    public static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// The devices that a preview may name.
    public static var devices: [String] { Device.all.map { $0.name } }

    /// Says the snippet's texts in another language: `Save: Speichern; Less: Weniger`, or `double` for each
    /// text twice.
    public mutating func setStrings(_ text: String) { strings = StringTable(text) }

    /// Lets the snippet name what is in these sets; the first that has a name wins.
    public mutating func setResources(_ sets: [PreviewResources]) { resources = Resources(sets) }

    /// Shows the preview on a device's screen; `false` when there is none of that name.
    public mutating func setDevice(named name: String) -> Bool {
        guard let known = Device.named(name) else { return false }
        device = known
        return true
    }
}
