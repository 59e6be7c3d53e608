import SymbolKit
import Syntax

/// One entry of a generic signature as the compiler orders and writes it.
struct Requirement {
    enum Kind: Int {
        case superclass, conformance, sameType
    }

    var kind: Kind
    var subject: [Fragment]
    var object: [Fragment]
    /// What the subject conforms to or is.
    var entity: Entity?

    var subjectText: String { subject.map(\.spelling).joined() }
    var objectText: String { object.map(\.spelling).joined() }

    var constraint: SymbolGraph.Symbol.Swift.GenericConstraint {
        .make(
            kind: kind == .sameType ? .sameType : kind == .superclass ? .superclass : .conformance,
            subjectText, objectText)
    }

    func write(to list: inout FragmentList) {
        list.append(subject)
        list.text(kind == .sameType ? " == " : " : ")
        list.append(object)
    }
}

/// The requirements of a clause, made minimal and brought in order.
struct RequirementReader {
    let scope: TypeScope
    let file: SourceFileContent
    private(set) var found: [Requirement] = []
    /// The generic parameters in the order of their depth.
    private let parameters: [String]

    init(_ scope: TypeScope, _ file: SourceFileContent) {
        self.scope = scope
        self.file = file
        parameters = scope.allParameters
    }

    mutating func read(_ generics: [GenericParameterSyntax], _ requirements: [RequirementSyntax]) {
        for parameter in generics {
            guard let constraint = parameter.constraint else { continue }
            let named = TypeSyntax(.named(parameter.name, []), parameter.name.range)
            read(
                subject: parameter.isPack ? TypeSyntax(.packElement(named), named.range) : named,
                conformsTo: constraint)
        }
        for requirement in requirements {
            switch requirement {
            case .conformance(let subject, let object): read(subject: subject, conformsTo: object)
            case .sameType(let left, let right): read(left, isSameAs: right)
            }
        }
    }

    private mutating func read(subject: TypeSyntax, conformsTo object: TypeSyntax) {
        let subject = subject.simplified
        for part in scope.parts(of: object) {
            let entity = scope.entity(of: part).flatMap(scope.underlying)
            var writer = TypeWriter(scope, file)
            writer.hasClosureLabels = false
            writer.hasAttributes = false
            writer.write(part, isConstraint: true)
            found.append(
                Requirement(
                    kind: entity?.isClass ?? false ? .superclass : .conformance,
                    subject: TypeWriter.fragments(subject, scope, file),
                    object: writer.list.fragments, entity: entity))
        }
    }

    private mutating func read(_ left: TypeSyntax, isSameAs right: TypeSyntax) {
        var left = TypeWriter.fragments(left.simplified, scope, file, inConstraint: true)
        var right = TypeWriter.fragments(right.simplified, scope, file, inConstraint: true)
        let (first, second) = (rank(of: left), rank(of: right))
        if let second, first.map({ precedes(second, $0) }) ?? true { swap(&left, &right) }
        found.append(Requirement(kind: .sameType, subject: left, object: right, entity: nil))
    }

    /// Without what follows from others, in the compiler's order.
    var minimal: [Requirement] {
        var kept: [Requirement] = []
        for requirement in found where !kept.contains(where: { isSame($0, requirement) }) {
            kept.append(requirement)
        }
        kept = kept.filter { one in !kept.contains { follows(one, from: $0) } }
        return kept.enumerated().sorted { isBefore($0.element, $1.element) ?? ($0.offset < $1.offset) }.map(
            \.element)
    }

    private func isSame(_ a: Requirement, _ b: Requirement) -> Bool {
        a.kind == b.kind && a.subjectText == b.subjectText && a.objectText == b.objectText
    }

    private func follows(_ one: Requirement, from other: Requirement) -> Bool {
        // A type that is known conforms to what it conforms to.
        if one.kind == .conformance, other.kind == .sameType, one.subjectText == other.subjectText {
            return rank(of: other.object) == nil
        }
        guard one.kind == .conformance, other.kind == .conformance, one.subjectText == other.subjectText,
            let protocolType = one.entity,
            let stronger = other.entity, stronger !== protocolType
        else { return false }
        return scope.program.closure(of: stronger).contains { $0 === protocolType }
    }

    private func isBefore(_ a: Requirement, _ b: Requirement) -> Bool? {
        let (first, second) = (rank(of: a.subject) ?? [], rank(of: b.subject) ?? [])
        if first != second { return precedes(first, second) }
        if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
        return a.objectText == b.objectText ? nil : a.objectText < b.objectText
    }

    /// The parts of a type parameter, its parameter as a number; nil for other types.
    private func rank(of type: [Fragment]) -> [String]? {
        let text = type.map(\.spelling).joined()
        let parts = (text.hasPrefix("each ") ? String(text.dropFirst(5)) : text).split(separator: ".").map(
            String.init)
        guard let root = parts.first, let index = parameters.firstIndex(of: root) else { return nil }
        let number = String(index)
        return [String(repeating: "0", count: 3 - number.count) + number] + parts.dropFirst()
    }

    private func precedes(_ a: [String], _ b: [String]) -> Bool {
        a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    }
}

extension TypeSyntax {
    /// `C.Iterator.Element` is the same as `C.Element`, since every sequence says so.
    fileprivate var simplified: TypeSyntax {
        guard case .member(let iterator, let name, let arguments) = kind, name.name == "Element",
            case .member(let base, let inner, _) = iterator.kind, inner.name == "Iterator"
        else { return self }
        return TypeSyntax(.member(base, name, arguments), range)
    }
}

extension TypeScope {
    /// The names of all generic parameters around, outermost first.
    var allParameters: [String] {
        var names: [String] = []
        var around = owner
        while let type = around {
            names = (type.kind == .protocol ? ["Self"] : type.generics) + names
            around = type.parent
        }
        return names + generics
    }
}
