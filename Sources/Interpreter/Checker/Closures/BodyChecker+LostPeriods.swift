import Syntax

/// Modifiers that have lost their period: such a line calls the method on the value whose body it stands in,
/// which then contains itself without end. The compiler accepts that, and the program never draws anything.
extension BodyChecker {
    /// Reports a component of a protocol's own body (`body` of a `View`) that is made by calling a library's
    /// method of that protocol on `self`; one that stands first, only where no condition or closure decides
    /// whether it is reached.
    func reportLostPeriod(of component: Expression, _ syntax: ExpressionSyntax, followsAnother: Bool) {
        guard !isOnTrial, function?.kind == .getter,
            followsAnother || nesting.branches + nesting.closures == 0, let name = calledName(syntax),
            let function = rootFunction(of: component), function.name == name.name, isOfBodyProtocol(function)
        else { return }
        let place = SourceRange(name.range.lower, name.range.lower, in: name.range.source)
        error(
            Messages.lostPeriod(name.name, context.selfType ?? .unknown), at: name.range, id: "lost-period",
            fixIt: followsAnother ? Diagnostic.FixIt(replace: place, with: ".") : nil)
    }

    /// Whether a function is the library's of a protocol whose requirement the getter at hand meets.
    private func isOfBodyProtocol(_ called: FunctionDeclaration) -> Bool {
        guard called.isLibrary, let own = called.parent, own.kind == .protocol, let function,
            let parent = function.parent,
            module.allProtocols(of: parent).contains(where: { $0 === own })
        else { return false }
        return module.ownMembers(function.name, of: own).contains { member in
            if case .variable(let variable) = member { variable.requirementIndex >= 0 } else { false }
        }
    }

    /// `padding` of `padding().background(.red)`.
    private func calledName(_ syntax: ExpressionSyntax) -> Identifier? {
        var inner = syntax
        while case .call(let call) = inner.kind {
            switch call.callee.kind {
            case .identifier(let name, _): return name
            case .member(let base?, _, _, _): inner = base
            default: return nil
            }
        }
        return nil
    }

    /// The method at the root of a chain of calls, if it is called on `self`.
    private func rootFunction(of component: Expression) -> FunctionDeclaration? {
        var inner = component
        while case .call(let call) = inner.kind {
            guard case .value(let receiver) = call.receiver else {
                // What the builder makes of an expression.
                guard call.callee.function.name == "buildExpression",
                    case .value(let value)? = call.arguments.first
                else { return nil }
                inner = value
                continue
            }
            if case .load(let place) = receiver.kind, case .local(let variable) = place.kind {
                return variable === selfVariable ? call.callee.function : nil
            }
            inner = receiver
        }
        return nil
    }
}
