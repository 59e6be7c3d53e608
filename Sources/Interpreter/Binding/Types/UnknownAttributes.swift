import Syntax

/// Attributes that name nothing.
extension Context {
    /// Reports what is no attribute of the language and no type, once all types are known.
    func checkAttributes(of syntax: DeclarationSyntax) { checkAttributes(syntax.attributes) }

    /// Once each: types may be resolved, and statements tried, more than once.
    func checkAttributes(_ attributes: [AttributeSyntax]) {
        if module.isLibrary { return }
        for attribute in attributes {
            let place = Int64(attribute.name.range.source) << 32 + Int64(attribute.name.range.lower)
            guard case .named = attribute.type.kind, module.checkedAttributes.insert(place).inserted else {
                continue
            }
            module.checkLater(source) { self.check(attribute.name) }
        }
    }

    func check(_ name: Identifier) {
        // Most are property wrappers: the language's own are the longer list to look through.
        if lookUpType(name.name) != nil || Attributes.ofLanguage.containsWord(name.name) { return }
        if name.name == "_functionBuilder" {
            let fixIt = Diagnostic.FixIt(replace: name.range, with: "resultBuilder")
            module.report(
                Diagnostic(
                    .warning, Messages.functionBuilderRenamed, at: name.range, id: "renamed-attribute",
                    fixIt: fixIt))
        } else if Attributes.ofSwiftData.containsWord(name.name) {
            error(Messages.unavailable(name.name, "SwiftData"), at: name.range, id: "other-framework")
        } else if module.isKnownOnly(name.name) {
            error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
        } else {
            reportUnknown(name)
        }
    }

    private func reportUnknown(_ name: Identifier) {
        var diagnostic = Diagnostic.error(
            Messages.unknownAttribute(name.name), at: name.range, id: "unknown-attribute")
        var spelling = Spelling(of: name.name)
        for names in [module.typeNames, module.importedTypeNames(from: source), module.base?.typeNames ?? []]
        { spelling.consider(names, where: isAttribute) }
        diagnostic.suggest(spelling.suggestion, for: name)
        module.report(diagnostic)
    }

    private func isAttribute(_ name: Name) -> Bool {
        guard case .nominal(let type, _)? = lookUpType(name) else { return false }
        return type.attributes.contains("propertyWrapper") || type.attributes.contains("resultBuilder")
    }
}

extension DeclarationSyntax {
    /// The attributes that are written as one name.
    var namedAttributes: [Identifier] {
        attributes.compactMap { if case .named = $0.type.kind { $0.name } else { nil } }
    }
}

extension Context {
    /// Checks the attributes of a module's declaration when it is reached; whether all of them are known.
    func hasKnownAttributes(_ names: [Identifier]) -> Bool {
        let known = module.diagnostics.count
        for name in names { check(name) }
        return module.diagnostics[known...].allSatisfy { $0.severity != .error }
    }
}

extension Attributes {
    /// The compiler's own, and the macros that the checker knows.
    static let ofLanguage: StaticString = """
        Entry Observable ObservationIgnored ObservationTracked Previewable Sendable MainActor LLDBDebuggerFunction \
        IBAction IBDesignable IBInspectable IBOutlet IBSegueAction GKInspectable NSApplicationMain NSCopying NSManaged \
        UIApplicationMain _disfavoredOverload _documentation _optimize _spi abi alwaysEmitIntoClient attached autoclosure available backDeployed c cdecl concurrent \
        convention derivative differentiable discardableResult dynamicCallable dynamicMemberLookup escaping exclusivity \
        execution export extensible freestanding frozen globalActor implementation implements inlinable inline isolated \
        lifetime main nonexhaustive nonexclusive nonobjc nonsendable objc objcMembers preconcurrency propertyWrapper \
        requires_stored_property_inits resultBuilder retroactive rethrows safe section specialize specialized storageRestrictions \
        testable transpose unchecked unsafe unsafe_no_objc_tagged_pointer usableFromInline used warn_unqualified_access _exported _implementationOnly _spiOnly _silgen_name _cdecl _transparent _alwaysEmitIntoClient _semantics _fixed_layout _marker _typeEraser _unsafeInheritExecutor _eagerMove
        """

    /// Macros and wrappers of another framework: as names of types they are the author's own.
    static let ofSwiftData: StaticString = "Model Query Attribute Relationship Transient ModelActor"
}
