import SymbolKit
import Syntax

/// Names of types, with the types that they lie in.
extension TypeWriter {
    mutating func writeName(_ type: TypeSyntax, _ isConstraint: Bool) {
        if !isConstraint, isExistential(type) { list.text("any ") }
        switch type.kind {
        case .named(let name, let arguments): write(name.name.text, arguments)
        case .member(let base, let name, let arguments): write(name.name.text, arguments, of: base)
        default: break
        }
    }

    private mutating func write(_ name: String, _ arguments: [TypeSyntax]) {
        switch name {
        case "Self": return writeSelf()
        case "Any": return list.keyword("Any")
        case "AnyObject": return list.text("AnyObject")
        default: break
        }
        switch scope.meaning(of: name) {
        case .parameter: list.type(name)
        case .unknown: list.type(name)
        case .entity(let entity, let from): write(entity, from, arguments)
        }
        write(arguments: arguments)
    }

    /// `Self`: the type itself where it can be no other.
    private mutating func writeSelf() {
        guard let owner = scope.owner, owner.isNominal, owner.kind != .protocol, !owner.isClass else {
            return list.type("Self")
        }
        writePath(of: owner)
    }

    private mutating func write(_ entity: Entity, _ from: Entity?, _ arguments: [TypeSyntax]) {
        if isCanonical, entity.kind == .alias, entity.generics.isEmpty, let target = entity.target {
            var inner = TypeWriter(TypeScope(scope.program, around: entity), file)
            inner.isCanonical = true
            inner.write(target)
            return list.append(inner.list.fragments)
        }
        guard let from else {
            list.type(entity.name, entity.identifier)
            if arguments.isEmpty { writeParameters(of: entity) }
            return
        }
        writeBase(from, for: entity)
        list.text(".")
        // What a conformance has the compiler infer is declared nowhere.
        list.type(
            entity.name, entity.kind == .associatedType && from.kind != .protocol ? nil : entity.identifier)
        if arguments.isEmpty { writeParameters(of: entity) }
    }

    /// The type that a member is found in: what is inherited from a protocol is the type's own.
    private mutating func writeBase(_ type: Entity, for member: Entity) {
        if let parent = member.parent, parent.kind != .protocol { return writePath(of: parent) }
        if type.kind == .protocol { list.type("Self") } else { writePath(of: type) }
    }

    /// `Outer<Element>.Inner`, with the parameters that are in scope.
    mutating func writePath(of type: Entity) {
        if let parent = type.parent {
            writePath(of: parent)
            list.text(".")
        }
        list.type(type.name, type.identifier)
        writeParameters(of: type)
    }

    /// Within a generic type its own name means the type with its parameters.
    private mutating func writeParameters(of type: Entity) {
        guard !type.generics.isEmpty, let owner = scope.owner, owner.isWithin(type) else { return }
        list.text("<")
        for (index, name) in type.generics.enumerated() {
            if index > 0 { list.text(", ") }
            list.type(name)
        }
        list.text(">")
    }

    private mutating func write(arguments: [TypeSyntax]) {
        guard !arguments.isEmpty else { return }
        list.text("<")
        for (index, argument) in arguments.enumerated() {
            if index > 0 { list.text(", ") }
            write(argument)
        }
        list.text(">")
    }

    private mutating func write(_ name: String, _ arguments: [TypeSyntax], of base: TypeSyntax) {
        if case .named(let module, _) = base.kind {
            if let entity = scope.qualified(name, in: module.name.text) {
                list.type(name, entity.identifier)
                return write(arguments: arguments)
            }
            if case .unknown = scope.meaning(of: module.name.text), module.name != "Self",
                scope.program.module(named: module.name.text) != nil
            {
                list.type(name)
                return write(arguments: arguments)
            }
        }
        write(base, isConstraint: true)
        list.text(".")
        list.type(name, scope.entity(of: base).flatMap { scope.member(name, of: $0) }?.identifier)
        write(arguments: arguments)
    }
}
