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
    public var traits = PreviewTraits()

    init(block: CodeBlockSyntax, range: SourceRange, body: SourceRange) {
        self.block = block
        self.range = range
        self.body = body
    }
}

extension PreviewSyntax {
    /// The code with its modifiers around it, the first one innermost: `PreviewModified(modifier) { … }`.
    public var modifiedBlock: CodeBlockSyntax {
        var block = self.block
        for (number, modifier) in traits.modifiers.enumerated() {
            let id = -3 * number - 2
            let name = ExpressionSyntax(.identifier(Identifier("PreviewModified", modifier.range.start), []), modifier.range.start, id: id)
            let closure = ClosureSyntax(
                attributes: [], captures: [], parameters: nil, isAsync: false, isThrowing: false, result: nil, body: block)
            let call = CallSyntax(
                callee: name, arguments: [ArgumentSyntax(label: nil, value: modifier)], parentheses: modifier.range,
                trailingClosures: [TrailingClosureSyntax(label: nil, closure: closure, range: block.range, id: id - 1)])
            let made = ExpressionSyntax(.call(call), modifier.range.union(block.range), id: id - 2)
            block = CodeBlockSyntax([StatementSyntax(.expression(made), made.range)], block.range)
        }
        return block
    }
}

/// What a preview says of its surroundings, by traits or by modifiers.
public struct PreviewTraits: Sendable {
    public enum Layout: Sendable {
        case device
        case sizeThatFits
        case fixed(width: Double, height: Double)
    }

    public var layout = Layout.device
    public var isLandscape = false
    public var device: String?
    /// The values of `.modifier(…)`, the innermost first.
    public var modifiers: [ExpressionSyntax] = []

    public init() {}

    /// One trait of a `#Preview`: `.sizeThatFitsLayout`, `.fixedLayout(width:height:)`, `.landscapeLeft`, `.modifier(…)`.
    mutating func add(_ trait: ExpressionSyntax) {
        switch trait.kind {
        case .member(_, let name, _, _): add(name.name, [])
        case .call(let call):
            if case .member(_, let name, _, _) = call.callee.kind { add(name.name, call.arguments) }
        default: break
        }
    }

    private mutating func add(_ name: Name, _ arguments: [ArgumentSyntax]) {
        switch name {
        case "sizeThatFitsLayout", "sizeThatFits": layout = .sizeThatFits
        case "defaultLayout", "device": layout = .device
        case "fixedLayout", "fixed":
            if let width = arguments.number("width"), let height = arguments.number("height") {
                layout = .fixed(width: width, height: height)
            }
        case "landscapeLeft", "landscapeRight": isLandscape = true
        case "portrait", "portraitUpsideDown": isLandscape = false
        case "modifier": if let first = arguments.first { modifiers.append(first.value) }
        default: break
        }
    }

    /// One modifier of a provider's view; what stands outside wins over what is inside.
    mutating func add(modifier name: Name, _ arguments: [ArgumentSyntax]) {
        guard let first = arguments.first?.value else { return }
        switch name {
        case "previewLayout", "previewInterfaceOrientation": add(first)
        case "previewDevice": device = first.text ?? first.firstArgument?.text
        default: break
        }
    }
}

extension [ArgumentSyntax] {
    /// A number written as one.
    fileprivate func number(_ label: Name) -> Double? {
        guard let argument = first(where: { $0.label?.name == label }) else { return nil }
        switch argument.value.kind {
        case .integer(let value): return Double(value)
        case .float(let value): return value
        default: return nil
        }
    }
}

extension ExpressionSyntax {
    /// The text of a literal without interpolations.
    var text: String? {
        guard case .string(let string) = kind else { return nil }
        var text = ""
        for segment in string.segments {
            guard case .text(let part, _) = segment else { return nil }
            text += part
        }
        return text
    }

    fileprivate var firstArgument: ExpressionSyntax? {
        if case .call(let call) = kind { call.arguments.first?.value } else { nil }
    }
}
