import Syntax

/// What to say of a name that means nothing here.
extension BodyChecker {
    func unknownName(
        _ name: Identifier, _ range: SourceRange, _ hint: Type? = nil, in qualifier: ExpressionSyntax? = nil
    ) -> Expression {
        noteNames(at: name)
        report(
            elsewhere(name, in: qualifier) ?? anonymousArgument(name) ?? notDrawn(name) ?? macro(name)
                ?? unknown(name, hint))
        return failed(range)
    }

    /// What is known of a name in another place: another module, or further below.
    private func elsewhere(_ name: Identifier, in qualifier: ExpressionSyntax?) -> Diagnostic? {
        if case .identifier(let owner, _)? = qualifier?.kind,
            module.importedModule(owner.name, from: context.source) != nil
        {
            return .error(
                Messages.noMember(name.name, ofModule: owner.name), at: name.range, id: "unknown-name")
        }
        if laterNames.contains(name.name) {
            return .error(
                Messages.usedBeforeDeclaration(name.name), at: name.range, id: "used-before-declaration")
        }
        if let proposal = module.proposal(for: name.name, from: context.source) {
            let message = Messages.cannotFind(name.name.text) + "; " + proposal.message
            return .error(message, at: name.range, id: "not-imported")
        }
        return Unavailable.framework(of: name.name).map {
            .error(Messages.unavailable(name.name, $0), at: name.range, id: "other-framework")
        }
    }

    /// `$0`
    private func anonymousArgument(_ name: Identifier) -> Diagnostic? {
        var bytes = name.name.text.utf8.makeIterator()
        guard bytes.next() == "$", bytes.next()?.isIn("0"..."9") ?? false else { return nil }
        return .error(Messages.anonymousOutsideClosure, at: name.range, id: "anonymous-argument")
    }

    private func notDrawn(_ name: Identifier) -> Diagnostic? {
        guard isKnownOnly(name.name) else { return nil }
        return .error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
    }

    /// `line` where `#line` is meant.
    private func macro(_ name: Identifier) -> Diagnostic? {
        guard let macro = Self.macros.first(where: { $0.0 == name.name }) else { return nil }
        return .error(
            Messages.macroWithoutSign(macro.0.text + macro.signature), at: name.range,
            id: "macro-without-sign", fixIt: Diagnostic.FixIt(replace: name.range.start, with: "#"))
    }

    /// A name that is nowhere, with what was probably meant.
    private func unknown(_ name: Identifier, _ hint: Type?) -> Diagnostic {
        var diagnostic = Diagnostic.error(
            Messages.cannotFind(name.name.text), at: name.range, id: "unknown-name")
        if let owner = ownerOfMember(name.name, hint) {
            diagnostic.message = Messages.cannotFindButNear(
                name.name.text, Name(owner + "." + name.name.text))
            diagnostic.fixIt = Diagnostic.FixIt(replace: name.range.start, with: owner + ".")
        } else if let near = nearestInScope(name.name) {
            diagnostic.message = Messages.cannotFindButNear(name.name.text, near)
            diagnostic.fixIt = Diagnostic.FixIt(replace: name.range, with: near.text)
        }
        return diagnostic
    }

    /// The macros of the standard library, and how the compiler writes what they take.
    private static let macros: [(Name, signature: String)] = [
        ("column", "()"), ("dsohandle", "()"), ("error", ""), ("file", "()"), ("fileID", "()"),
        ("filePath", "()"),
        ("function", "()"), ("line", "()"), ("warning", ""),
    ]

    /// What is missing before `title` in `font(title)` and before `blue` in `background(blue)`, up to the
    /// period.
    private func ownerOfMember(_ name: Name, _ hint: Type?) -> String? {
        if isOnTrial { return nil }
        if let hint, hasStatic(name, unwrapped(solver.resolved(hint))) { return "" }
        guard let color = module.typeDeclaration("Color"), hasStatic(name, color.selfType) else { return nil }
        return "Color"
    }

    private func hasStatic(_ name: Name, _ type: Type) -> Bool {
        guard case .nominal = type else { return false }
        return members(name, of: type).contains { $0.isStatic && !$0.isType }
    }

    /// A name at top level, or a member of a type around, that SwiftUI has and no row declares.
    private func isKnownOnly(_ name: Name) -> Bool {
        if module.isKnownOnly(name) { return true }
        var current: Context? = context
        while let context = current {
            if context.nominal != nil, let selfType = context.selfType, module.isKnownOnly(name, of: selfType)
            {
                return true
            }
            current = context.parent
        }
        return false
    }

    /// The name in scope that was probably meant.
    private func nearestInScope(_ name: Name) -> Name? {
        if isOnTrial || module.hasManyErrors { return nil }
        var spelling = Spelling(of: name)
        spelling.consider(findings.locals.map { $0.0 })
        var current: Context? = context
        while let context = current {
            if let selfType = context.selfType, context.nominal != nil {
                spelling.consider(module.memberNames(of: selfType))
            }
            current = context.parent
        }
        spelling.consider(
            module.importedTypeNames(from: context.source) + module.importedGlobalNames(from: context.source))
        for module in [module, module.base] {
            guard let module else { continue }
            spelling.consider(module.globalNames)
            spelling.consider(module.typeNames)
        }
        return spelling.suggestion ?? nearestInWords(name)
    }

    /// The name that the program itself declares around here and that has a word more.
    private func nearestInWords(_ name: Name) -> Name? {
        var words = NameWords(of: name)
        words.consider(findings.locals.map { $0.0 })
        var current: Context? = context
        while let context = current {
            if let nominal = context.nominal, !nominal.isLibrary { words.consider(nominal.memberNames) }
            current = context.parent
        }
        words.consider(module.globalNames)
        return words.suggestion
    }

    /// A member of values where the type stands, written or around the code; or the other way round.
    func reportWrongContext(
        _ member: FoundMember, _ name: Identifier, _ type: Type, on base: SourceRange? = nil
    ) {
        if member.isStatic {
            error(Messages.staticOnInstance(name.name, type), at: name.range, id: "static-member")
        } else if initialized != nil {
            error(Messages.instanceInInitializer(name.name), at: name.range, id: "instance-in-initializer")
        } else if let base {
            error(Messages.memberOnType(name.name, type), at: base, id: "instance-member")
        } else {
            error(Messages.instanceOnType(name.name, type.text), at: name.range, id: "instance-member")
        }
    }
}
