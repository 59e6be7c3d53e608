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

    /// What fences and the page's engine say of the surroundings, by the names of the fence's attributes.
    static let attributes: [StaticString] = [
        "platform", "device", "typeSize", "scheme", "direction", "locale", "strings",
    ]

    /// Takes what one of them says, and nothing that has no meaning; `strings` are texts in another language,
    /// `Save: Speichern; Less: Weniger`, or `double` for each text twice.
    public mutating func set(_ attribute: String, to value: String) {
        switch Name(attribute) {
        case "platform": platform = .named(value) ?? .iOS
        case "device": _ = setDevice(named: value)
        case "typeSize":
            let place = PreviewEnvironment.typeSizes.firstIndex { Name($0) == Name(value) }
            if let place { typeSize = place }
        case "scheme": isDark = Name(value) == "dark"
        case "direction": isRightToLeft = Name(value) == "rtl"
        case "locale": locale = value
        case "strings": strings = StringTable(value)
        default: break
        }
    }

    /// Whether both are the same surroundings, so that a preview in one is as in the other.
    func isSame(as other: PreviewEnvironment) -> Bool {
        platform == other.platform && typeSize == other.typeSize && isDark == other.isDark
            && isRightToLeft == other.isRightToLeft && device == other.device
            && locale.utf8.elementsEqual(other.locale.utf8) && strings.isSame(as: other.strings)
            && resources.isSame(as: other.resources)
    }

    /// Lets the snippet name what is in these sets; the first that has a name wins.
    public mutating func setResources(_ sets: [PreviewResources]) { resources = Resources(sets) }

    /// Shows the preview on a device's screen; `false` when there is none of that name.
    public mutating func setDevice(named name: String) -> Bool {
        guard let known = Device.named(name) else { return false }
        device = known
        return true
    }
}
