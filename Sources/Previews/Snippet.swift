import Interpreter
import Syntax

/// The source of a preview: what an author wrote in one fence, and the declarations it builds on.
public struct Snippet {
    /// What the author wrote.
    public var source: SourceText
    /// Earlier snippets whose declarations this one uses, in order; a later declaration shadows an earlier
    /// one.
    public var uses: [SourceText]
    /// What to instantiate when the snippet only declares: the source of one expression.
    public var show: SourceText?
    /// What its imports may name.
    public var modules: SourceModules?
    /// The module that the snippet is a part of, as if it stood in a file of it: it sees what is not
    /// `private`.
    public var home: String?
    /// The preview of a module whose code the source stands in for.
    public var place: PreviewPlace?
    /// Decide `#if`. Those of `modules` have been decided already.
    public var conditions = CompilationConditions()

    /// Puts one together of the fence's code and what it builds on.
    public init(_ source: SourceText, uses: [SourceText] = [], show: SourceText? = nil) {
        self.source = source
        self.uses = uses
        self.show = show
    }

    /// All of it in checking order: `uses`, the snippet itself, then what to show; and the files of modules.
    public var sources: Sources {
        Sources(uses + [source] + (show.map { [$0] } ?? []), main: uses.count, modules: modules?.files ?? [])
    }

    /// All of it parsed, in the same order.
    var parsed: [ParsedSource] { sources.texts.enumerated().map { parse($1, number: $0, for: conditions) } }

    /// The modules, as the checker takes them.
    var use: ModuleUse { ModuleUse(modules?.parsed ?? [], home: home.map { Name($0) }) }

    /// The tokens as text, each with its range.
    public var tokens: String { TokenPrinter.print(parse(source)) }

    /// The syntax tree as text.
    public var tree: String { TreePrinter.print(parse(source).tree) }
}
