import Syntax

/// What modules declare whose sources are not at hand: the types of the standard library and of Foundation,
/// which the build embeds from the folder `Known`.
enum KnownModules {
    /// Parsed when the first graph is made: every one needs them.
    static let all = [
        module("Swift", PackageResources.Swift_swiftinterface),
        module("Foundation", PackageResources.Foundation_swiftinterface),
    ]

    private static func module(_ name: String, _ bytes: [UInt8]) -> ParsedModule {
        ParsedModule(ModuleSources(name: name, files: [SourceText(name: name, bytes: bytes)]))
    }
}
