import Syntax

/// What modules declare whose sources are not at hand: the types of the standard library and of Foundation.
enum KnownModules {
    /// Parsed when the first graph is made: every one needs them.
    static let all = [
        ModuleSources(name: "Swift", files: [SourceText(swift, name: "Swift")]),
        ModuleSources(name: "Foundation", files: [SourceText(foundation, name: "Foundation")]),
    ].map(ParsedModule.init)
}
