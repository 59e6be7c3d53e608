/// A preview as it stands in a source: a `#Preview`, or one view of a `PreviewProvider`.
public struct PreviewSyntax: Sendable {
    /// What its author calls it.
    public var name: String?
    /// The types from the outermost to the one that provides it; empty for a `#Preview`.
    public var provider: [Name] = []
    /// The code that makes the view. Of a provider it is all that stands around one view.
    public var block: CodeBlockSyntax
    /// The whole macro, or the view's expression.
    public var range: SourceRange
    /// What a page shows of it: the code between the braces, or the view's expression.
    public var body: SourceRange
    /// What it says of how it is to be shown.
    public var traits = PreviewTraits()
    /// Which element of each `ForEach` around it it is, from the outside in.
    public var elements: [Int] = []

    init(block: CodeBlockSyntax, range: SourceRange, body: SourceRange) {
        self.block = block
        self.range = range
        self.body = body
    }
}

extension PreviewSyntax {
    /// The code with its modifiers around it, the first one innermost: `PreviewModified(modifier) { … }`.
    public var modifiedBlock: CodeBlockSyntax {
        var block = self.block.hoistingPreviewables
        for (number, modifier) in traits.modifiers.enumerated() {
            let id = -3 * number - 2
            let name = ExpressionSyntax(
                .identifier(Identifier("PreviewModified", modifier.range.start), []), modifier.range.start,
                id: id)
            let closure = ClosureSyntax(
                attributes: [], captures: [], parameters: nil, isAsync: false, isThrowing: false, result: nil,
                body: block)
            let call = CallSyntax(
                callee: name, arguments: [ArgumentSyntax(label: nil, value: modifier)],
                parentheses: modifier.range,
                trailingClosures: [
                    TrailingClosureSyntax(label: nil, closure: closure, range: block.range, id: id - 1)
                ])
            let made = ExpressionSyntax(.call(call), modifier.range.union(block.range), id: id - 2)
            block = CodeBlockSyntax([StatementSyntax(.expression(made), made.range)], block.range)
        }
        return block
    }
}
