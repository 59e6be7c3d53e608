import Syntax

/// What to say of a member that a type does not have, after the last ways to have one.
extension BodyChecker {
    func missingMember(
        _ value: Expression, _ type: Type, _ name: Identifier, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        noteMembers(of: type, isStatic: false, at: name)
        // `Binding<Missing>`: the type's own mistake has its message.
        if type.contains({ $0.isUnknown }) { return failed(range) }
        if let dynamic = dynamicMember(of: value, type, name, range) { return dynamic }
        let all = members(name.name, of: type).filter { !$0.isType }
        if let member = all.first {
            reportWrongContext(member, name, type)
            return failed(range)
        }
        if case .variable(let hole) = type { return memberOfOpenType(hole, value, name, hint, range) }
        reportMissing(name, of: value, type)
        return failed(range)
    }

    /// A literal takes its default type to be asked for a member; other holes cannot be asked.
    private func memberOfOpenType(
        _ hole: TypeVariable, _ value: Expression, _ name: Identifier, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        if hole.literal != .none, !solver.defaultType(hole.literal).isUnknown {
            settleLiteral(hole, with: name.name)
            return member(of: value, name, [], nil, hint, range)
        }
        return failed(range, Messages.cannotInferBase(name.name), at: name.range, id: "cannot-infer")
    }

    /// The payload of an optional or the result of a function may have the member.
    private func reportMissing(_ name: Identifier, of value: Expression, _ type: Type) {
        if let payload = module.payload(ofOptional: type), !members(name.name, of: payload).isEmpty {
            error(
                Messages.memberOfOptional(name.name, solver.resolved(type), solver.resolved(payload)),
                at: value.range,
                id: "optional-member", notes: [Diagnostic.Note(Messages.chainHint)])
        } else if let function = uncalled(value), hasInstanceMember(name.name, type.functionResult) {
            reportUncalled(function, value)
        } else if let root = dynamicRoot(of: type) {
            let message = Messages.noDynamicMember(
                name.name, solver.resolved(type), root: solver.resolved(root))
            reportMissing(message, solver.head(root), name, isStatic: false)
        } else {
            reportMissing(Messages.noMember(name.name, solver.resolved(type)), type, name, isStatic: false)
        }
    }

    /// The function that a value is, if `()` would call it.
    private func uncalled(_ value: Expression) -> FunctionDeclaration? {
        guard case .function(let callee, _, _) = value.kind else { return nil }
        return callee.function.needsNoArguments ? callee.function : nil
    }

    private func hasInstanceMember(_ name: Name, _ type: Type?) -> Bool {
        type.map { members(name, of: solver.head($0)).contains { !$0.isStatic } } ?? false
    }

    private func reportUncalled(_ function: FunctionDeclaration, _ value: Expression) {
        error(
            Messages.usedAsProperty(function), at: value.range.suffix(function.name.text.utf8.count),
            id: "uncalled", fixIt: Diagnostic.FixIt(replace: value.range.end, with: "()"))
    }

    /// `10.truncatingRemainder(dividingBy: 4)`: the literal is of its default type, or of the one that has
    /// the member.
    func settleLiteral(_ hole: TypeVariable, with member: Name) {
        let double = module.type(.double)
        if hole.literal == .integer, members(member, of: module.type(.int)).isEmpty,
            !members(member, of: double).isEmpty
        {
            solver.bind(hole, to: double)
        } else {
            solver.applyDefault(to: hole)
        }
    }

    func missingStatic(_ type: Type, _ name: Identifier, _ range: SourceRange) -> Expression {
        noteMembers(of: type, isStatic: true, at: name)
        reportMissing(Messages.noStaticMember(name.name, solver.resolved(type)), type, name, isStatic: true)
        return failed(range)
    }

    /// Says what is missing, and what was probably meant.
    private func reportMissing(_ message: String, _ type: Type, _ name: Identifier, isStatic: Bool) {
        if module.isKnownOnly(name.name, of: solver.resolved(type)) { return reportKnownOnly(name) }
        var diagnostic = Diagnostic.error(message, at: name.range, id: "unknown-member")
        let near =
            isOnTrial
            ? nil
            : Spelling.suggestion(for: name.name, among: module.memberNames(of: type)) { near in
                members(near, of: type).contains { $0.isStatic == isStatic }
            }
        if near == nil, isOfUIKit(type) { diagnostic.notes.append(Diagnostic.Note(Messages.partsOfUIKit)) }
        diagnostic.suggest(near, for: name)
        report(diagnostic)
    }

    /// Whether a type of the library is one of UIKit's, which has a few of its members, so that code beside
    /// SwiftUI checks.
    private func isOfUIKit(_ type: Type) -> Bool {
        guard let declaration = solver.resolved(type).nominal else { return false }
        return declaration.isLibrary && declaration.name.text.utf8.starts(with: "UI".utf8)
    }

    func reportKnownOnly(_ name: Identifier) {
        error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
    }
}

extension FunctionDeclaration {
    /// Whether `()` calls it.
    var needsNoArguments: Bool { parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } }
}
