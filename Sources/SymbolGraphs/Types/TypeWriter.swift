import SymbolKit
import Syntax

/// Writes types as the compiler does: whole paths of nested types, `any` before protocols, one way to space.
struct TypeWriter {
    let scope: TypeScope
    let file: SourceFileContent
    var list = FragmentList()
    /// Whether aliases are written as what they stand for: in the arguments of `some`.
    var isCanonical = false
    /// Whether attributes of a function's parameter are written: `@escaping`.
    var hasAttributes = true

    /// Whether the parameters of closures have their names; those of constraints never do.
    var hasClosureLabels: Bool

    init(_ scope: TypeScope, _ file: SourceFileContent) {
        self.scope = scope
        self.file = file
        hasClosureLabels = scope.program.options.closureLabels
    }

    static func fragments(
        _ type: TypeSyntax, _ scope: TypeScope, _ file: SourceFileContent, inConstraint: Bool = false
    ) -> [Fragment] {
        var writer = TypeWriter(scope, file)
        if inConstraint { writer.hasClosureLabels = false }
        writer.write(type)
        return writer.list.fragments
    }

    /// - Parameter isConstraint: whether a protocol stands for what conforms to it, and not for a value of
    ///   any type.
    mutating func write(_ type: TypeSyntax, isConstraint: Bool = false) {
        switch type.kind {
        case .named, .member: writeName(type, isConstraint)
        case .array(let element): bracketed { $0.write(element) }
        case .dictionary(let key, let value):
            bracketed { writer in
                writer.write(key)
                writer.list.text(" : ")
                writer.write(value)
            }
        case .optional(let base): postfix(base, "?")
        case .implicitlyUnwrapped(let base): postfix(base, "!")
        case .tuple(let elements): writeTuple(elements)
        case .function(let function): write(function, type.range)
        case .metatype(let base): writeMetatype(base, type.range, isConstraint)
        case .attributed(let attributes, let specifiers, let base):
            write(attributes, specifiers, base, isConstraint)
        default: writeMarked(type, isConstraint)
        }
    }

    /// What a word or a sign stands before.
    private mutating func writeMarked(_ type: TypeSyntax, _ isConstraint: Bool) {
        switch type.kind {
        case .some(let base):
            list.keyword("some")
            list.text(" ")
            let outer = isCanonical
            isCanonical = true
            write(base, isConstraint: true)
            isCanonical = outer
        case .any(let base):
            list.text("any ")
            write(base, isConstraint: true)
        case .composition(let parts): write(parts, isConstraint)
        case .packExpansion(let base):
            list.text("repeat ")
            write(base)
        case .packElement(let base):
            list.text("each ")
            write(base)
        case .suppressed(let base):
            list.text("~" + file.text(base.range))
        case .inferred: list.text("_")
        default: list.text(file.text(type.range))
        }
    }

    private mutating func write(_ parts: [TypeSyntax], _ isConstraint: Bool) {
        if !isConstraint { list.text("any ") }
        for (index, part) in parts.enumerated() {
            if index > 0 { list.text(" & ") }
            write(part, isConstraint: true)
        }
    }

    private mutating func bracketed(_ inner: (inout TypeWriter) -> Void) {
        list.text("[")
        inner(&self)
        list.text("]")
    }

    private mutating func postfix(_ base: TypeSyntax, _ sign: String) {
        let needsParentheses = isMarked(base)
        if needsParentheses { list.text("(") }
        write(base)
        list.text((needsParentheses ? ")" : "") + sign)
    }

    /// Whether a sign behind a type would belong to its last part only.
    private func isMarked(_ type: TypeSyntax) -> Bool {
        switch type.kind {
        case .function, .some, .any, .composition, .attributed: true
        case .metatype(let base): isExistential(base)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            isMarked(elements[0].type)
        case .named, .member: isExistential(type)
        default: false
        }
    }

    /// Whether a name is a protocol's, or an alias of protocols.
    func isExistential(_ type: TypeSyntax) -> Bool {
        switch type.kind {
        case .named(let name, _) where name.name == "Self": return false
        case .named, .member: break
        default: return false
        }
        guard let entity = scope.entity(of: type), entity.kind == .protocol || entity.kind == .alias else {
            return false
        }
        return isProtocol(entity)
    }

    private func isProtocol(_ entity: Entity, depth: Int = 0) -> Bool {
        if entity.kind == .protocol { return true }
        guard entity.kind == .alias, depth < 8, let target = entity.target else { return false }
        switch target.kind {
        case .composition: return true
        case .named, .member: break
        default: return false
        }
        return TypeScope(scope.program, around: entity).entity(of: target).map {
            isProtocol($0, depth: depth + 1)
        } ?? false
    }

    private mutating func writeMetatype(_ base: TypeSyntax, _ range: SourceRange, _ isConstraint: Bool) {
        var base = base
        if case .tuple(let elements) = base.kind, elements.count == 1 { base = elements[0].type }
        if case .any(let inner) = base.kind { base = inner }
        let isProtocol = file.text(range).hasSuffix(".Protocol")
        if isExistential(base), !isConstraint { list.text(isProtocol ? "(any " : "any ") }
        write(base, isConstraint: true)
        list.text(isProtocol ? (isExistential(base) ? ").Type" : ".Protocol") : ".Type")
    }
}
