import Syntax

/// A checked snippet: every name is a slot or a declaration, each call has its function chosen, arguments in
/// parameter order, defaults filled in, implicit members and result builders spelled out. The evaluator
/// needs no rule of its own.
public final class Program {
    /// Types that the snippet declares, in source order.
    public var types: [NominalDeclaration] = []
    public var functions: [FunctionDeclaration] = []
    var globals: [VariableDeclaration] = []
    /// The statements that stand at top level, run in order; a trailing expression's value is what is shown.
    public var main: Body?
    /// The type of the trailing expression at top level, if any.
    public var trailingType: Type?
    /// Where the last expression at top level is, that is shown.
    public var trailingRange = SourceRange.none
    /// The bodies of `#Preview { … }`, in source order.
    public var previews: [Preview] = []

    /// Types that a snippet marks `@main` (an `App`), and its `PreviewProvider`s, in source order.
    public var apps: [NominalDeclaration] = []
    var previewProviders: [NominalDeclaration] = []
    /// What the names of each source of the snippet are looked up in.
    var roots: [Context] = []
    /// What is reached of the modules.
    let reach: Reach
    /// The module beneath, which knows the snippet's conformances of library types too.
    let module: Module

    /// How a type satisfies a protocol (or one that refines it), for dispatch at run time.
    public func conformance(of type: NominalDeclaration, to protocolDeclaration: NominalDeclaration)
        -> Conformance?
    { module.conformance(of: type, to: protocolDeclaration) }

    /// A `#Preview { … }`.
    public struct Preview {
        public var title: String?
        public var body: Body
        public var range: SourceRange
    }

    init(module: Module) {
        self.module = module
        reach = Reach(module)
    }

    deinit {
        reach.takeApart()
        module.takeApart()
    }
}
