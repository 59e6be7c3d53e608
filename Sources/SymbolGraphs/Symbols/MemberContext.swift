import SymbolKit
import Syntax

/// Where a declaration stands: in a module, a type or an extension.
struct MemberContext {
    let program: Program
    let file: SourceFileContent
    /// The type around it, or the extended one.
    var owner: Entity?
    var part: ExtensionDeclaration?
    /// The symbol of the extension, where another module's type is extended.
    var extensionIdentifier: String?
    /// What `@available` says of what is around.
    var availability: [AvailabilityReader.Item] = []

    var scope: TypeScope { TypeScope(program: program, owner: owner, part: part) }
    /// Whether members are what conforming types must have.
    var isProtocol: Bool { owner?.kind == .protocol && part == nil }
    /// The module whose graph has the members.
    var module: String { owner?.module ?? program.module.name }

    /// What the extension and the types around its members ask of the types' parameters.
    var requirements: [Requirement] {
        guard let part else { return [] }
        if let known = part.requirements { return known }
        let scope = scope
        var reader = RequirementReader(scope, part.file)
        for type in owner?.withParents ?? [] {
            guard let own = type.requirements else { continue }
            reader.read(own.generics, own.clauses)
        }
        reader.read([], part.syntax.requirements + part.syntax.extendedType!.bound(to: owner))
        let minimal = reader.minimal.filter { !$0.objectText.hasPrefix("~") }
        part.requirements = minimal
        return minimal
    }

    /// What the extension alone asks for.
    var ownRequirements: [Requirement] {
        guard let part else { return [] }
        var reader = RequirementReader(scope, part.file)
        reader.read([], part.syntax.requirements + part.syntax.extendedType!.bound(to: owner))
        return reader.minimal
    }
}

extension Entity {
    /// The types around it, outermost first, and itself.
    var withParents: [Entity] { (parent?.withParents ?? []) + [self] }
}

extension TypeSyntax {
    /// `extension Array<Int>` says as much as `where Element == Int`.
    func bound(to type: Entity?) -> [RequirementSyntax] {
        guard let type else { return [] }
        var arguments: [TypeSyntax] = []
        switch kind {
        case .named(_, let written), .member(_, _, let written): arguments = written
        case .array(let element): arguments = [element]
        case .dictionary(let key, let value): arguments = [key, value]
        case .optional(let wrapped): arguments = [wrapped]
        default: break
        }
        return zip(type.generics, arguments).map { name, argument in
            .sameType(
                TypeSyntax(.named(Identifier(Name(name), argument.range), []), argument.range), argument)
        }
    }
}
