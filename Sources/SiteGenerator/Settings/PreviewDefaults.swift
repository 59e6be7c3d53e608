import Syntax

/// What the settings give to previews that do not ask for anything else.
public struct PreviewDefaults: Sendable, Equatable {
    /// Points.
    public var widths: [Double] = [320, 393, 744]
    public var platform: String?
    public var device: String?
    public var typeSize: String?
    /// The locale in the environment.
    public var locale: String?

    /// The system that `#if` is decided for.
    var system: CompilationConditions.System { CompilationConditions.System(platform) }

    /// Another text for other defaults.
    var fingerprint: String {
        "\(widths) \(platform ?? "") \(device ?? "") \(typeSize ?? "") \(locale ?? "")"
    }
}

extension CompilationConditions.System {
    /// The system of a platform as attributes and settings name it; iOS where none is named.
    init(_ platform: String?) { self = platform == "macOS" ? .macOS : .iOS }
}
