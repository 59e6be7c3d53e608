import Previews
import Syntax

/// An engine with the programs of modules that it was last asked for: checking one is the greater part of the
/// work for any of its previews.
public final class ModuleEngine {
    public let engine = PreviewEngine()
    private var modules: SourceModules?
    private var programs: [String: Compilation] = [:]

    public init() {}

    /// The program of an empty file of a module.
    public func program(of module: String, in modules: SourceModules) -> Compilation {
        if self.modules !== modules { (self.modules, programs) = (modules, [:]) }
        if let known = programs[module] { return known }
        let made = engine.compile(Snippet.empty(in: module, of: modules))
        programs[module] = made
        return made
    }
}
