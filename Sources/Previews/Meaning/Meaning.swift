import Interpreter
import Syntax

/// What stands at a place of checked code: a value with its type, or a call of a declared function.
public struct Meaning {
    /// `padding(_:)`, `count`: what is named there, where something is.
    public var name: String?
    /// The type of the value, as the language writes it.
    public var type: String
    /// All of the expression.
    public var range: SourceRange
    /// Where what is named was declared; nil for what is the library's.
    public var declaration: SourceRange?
}

extension Compilation {
    /// What an offset of the main source lies in, the smallest such expression.
    public func meaning(at offset: Int) -> Meaning? {
        guard let program else { return nil }
        let place = SourceRange(offset, offset, in: sources.main)
        var best: Meaning?
        func offer(_ meaning: @autoclosure () -> Meaning, _ range: SourceRange) {
            guard range.covers(place) else { return }
            // Of equal ones the inner one is what was written: builders put calls of their own around it.
            if let best, best.range.upper - best.range.lower < range.upper - range.lower { return }
            best = meaning()
        }
        program.forEachExpression { expression in
            offer(Meaning(expression), expression.range)
            guard case .load(let whole) = expression.kind else { return }
            var inner: Place? = whole
            while let place = inner {
                offer(Meaning(place), place.range)
                inner = place.owner
            }
        }
        return best
    }
}

extension Meaning {
    fileprivate init(_ expression: Expression) {
        if case .load(let place) = expression.kind {
            self.init(place)
        } else {
            self.init(type: expression.type.text, range: expression.range)
        }
        if case .call(let call) = expression.kind { note(call.callee.function) }
        if case .function(let callee, _, _) = expression.kind { note(callee.function) }
    }

    fileprivate init(_ place: Place) {
        self.init(type: place.type.text, range: place.range)
        switch place.kind {
        case .local(let variable): name = variable.name.text
        case .accessed(let variable, _): name = variable.text
        case .global(let variable), .member(_, let variable, _), .witness(_, let variable, _),
            .staticMember(_, let variable), .staticWitness(_, let variable):
            name = variable.name.text
            if !variable.isLibrary { declaration = variable.range }
        case .subscripted, .element, .forceUnwrap, .chained, .value, .keyPath: break
        }
    }

    /// An initializer that nobody wrote stands where its type does.
    private mutating func note(_ function: FunctionDeclaration) {
        let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
        let isType = function.kind == .initializer
        let owner = isType ? function.parent?.name.text ?? "init" : function.name.text
        name = function.kind == .getter ? owner : owner + "(" + labels + ")"
        guard !function.isLibrary else { return }
        declaration = function.isImplicit ? function.parent?.range : function.range
    }
}

extension Place {
    /// The place that it is a part of.
    fileprivate var owner: Place? {
        switch kind {
        case .member(let owner, _, _), .witness(let owner, _, _), .subscripted(let owner, _, _, _, _),
            .element(let owner, _), .forceUnwrap(let owner),
            .chained(let owner), .keyPath(let owner, _):
            owner
        default: nil
        }
    }
}
