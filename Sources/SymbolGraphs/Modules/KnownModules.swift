import Syntax

/// What modules declare whose sources are not at hand: the types of the standard library and of Foundation.
enum KnownModules {
    static var all: [ModuleSources] {
        [
            ModuleSources(name: "Swift", files: [SourceText(swift, name: "Swift")]),
            ModuleSources(name: "Foundation", files: [SourceText(foundation, name: "Foundation")]),
        ]
    }
}
