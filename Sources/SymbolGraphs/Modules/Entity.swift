import Syntax

/// A type, a protocol, an alias or an associated type of some module; or the module itself, which holds them.
final class Entity {
    enum Kind {
        case structure, `class`, enumeration, `protocol`, actor, alias, associatedType, module
    }

    let kind: Kind
    let name: String
    /// The type that it is declared in; nil for what a module holds, and for the module.
    let parent: Entity?
    let module: String
    var generics: [String] = []
    var members: [String: Entity] = [:]
    /// What its declaration and its extensions say that it inherits or conforms to.
    var inheritances: [Inheritance] = []
    /// The declarations behind these clauses, once all modules are read.
    var bases: [Entity]?
    /// What an alias stands for.
    var target: TypeSyntax?
    /// Whether it may be named by readers of the graph.
    var access = SymbolGraphOptions.Access.public
    /// The parameters of a generic type and what it asks of them.
    var requirements:
        (generics: [GenericParameterSyntax], clauses: [RequirementSyntax], file: SourceFileContent)?
    /// Whether it is declared in an extension of the type around it.
    var isInExtension = false
    /// For an enumeration: whether none of its cases has a value beside it.
    var hasPlainCases = true
    /// Members other than types, for requirements, overrides and the types of expressions.
    var values: [MemberValue] = []

    init(_ kind: Kind, _ name: String, in parent: Entity?, module: String) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.module = module
    }

    var path: [String] { (parent?.path ?? []) + [name] }
    /// What relations and links know it by.
    var identifier: String { "swift:" + ([module] + path).joined(separator: ".") }
    var isNominal: Bool { kind != .alias && kind != .associatedType && kind != .module }
    var isClass: Bool { kind == .class || kind == .actor }

    private var isOpen = false

    /// What is found on the way through it; the standard where the way leads through it already, as in
    /// `typealias A = A`.
    func once<Result>(or standard: Result, _ find: () -> Result) -> Result {
        guard !isOpen else { return standard }
        isOpen = true
        defer { isOpen = false }
        return find()
    }

    /// Whether it lies in another entity, or is that one.
    func isWithin(_ other: Entity) -> Bool { self === other || (parent?.isWithin(other) ?? false) }
}

/// A clause of inheritance, of a declaration or an extension.
struct Inheritance {
    let types: [TypeSyntax]
    /// The extension that has it.
    let part: ExtensionDeclaration?
    let file: SourceFileContent
}

/// A member that is no type: what is asked of it before its symbol is made.
struct MemberValue {
    let name: String
    let isStatic: Bool
    let declaration: DeclarationSyntax
    let type: TypeSyntax?
    let isPublic: Bool
    let part: ExtensionDeclaration?
    let file: SourceFileContent
}
