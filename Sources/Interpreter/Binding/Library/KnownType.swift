import Syntax

/// Types of the standard library that the language itself speaks of.
enum KnownType: Int, CaseIterable {
    case int, double, cgFloat, float, bool, string, character, optional, array, dictionary, set
    case range, closedRange, never, anyHashable
    case keyPath, writableKeyPath, referenceWritableKeyPath
    case equatable, hashable, comparable, caseIterable, rawRepresentable, error, sequence, iteratorProtocol
    case integerLiteral, floatLiteral, stringLiteral, booleanLiteral, nilLiteral, arrayLiteral
    case dictionaryLiteral, stringInterpolation
    case sendable, anyObject, optionSet, observable

    var name: Name { KnownType.names[rawValue] }

    private static let names: [Name] = [
        "Int", "Double", "CGFloat", "Float", "Bool", "String", "Character", "Optional", "Array", "Dictionary",
        "Set", "Range", "ClosedRange", "Never", "AnyHashable", "KeyPath", "WritableKeyPath",
        "ReferenceWritableKeyPath", "Equatable", "Hashable", "Comparable", "CaseIterable", "RawRepresentable",
        "Error", "Sequence", "IteratorProtocol", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByStringLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByStringInterpolation",
        "Sendable", "AnyObject", "OptionSet", "Observable",
    ]
}

extension KnownType {
    /// The protocols of types that a literal can be.
    static let literals: [KnownType] = [
        .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .arrayLiteral,
        .dictionaryLiteral, .stringInterpolation,
    ]

    init?(named name: Name) {
        guard let known = Self.byName[name] else { return nil }
        self = known
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension Module {
    func known(_ type: KnownType) -> NominalDeclaration? {
        if let base { return base.known(type) }
        if let found = knownTypes[type.rawValue] { return found }
        knownTypes[type.rawValue] = self.type(named: type.name)
        return knownTypes[type.rawValue]
    }

    func type(_ known: KnownType, _ arguments: [Type] = []) -> Type {
        guard let declaration = self.known(known) else { return .unknown }
        return arguments.isEmpty && declaration.generics.isEmpty
            ? declaration.selfType : .nominal(declaration, arguments)
    }

    func optional(_ type: Type) -> Type { self.type(.optional, [type]) }

    func `is`(_ declaration: NominalDeclaration, _ type: KnownType) -> Bool { declaration.known == type }

    func payload(ofArray type: Type) -> Type? {
        guard case .nominal(let declaration, let arguments) = type.shallow, self.is(declaration, .array)
        else { return nil }
        return arguments.first
    }

    /// What an optional type wraps.
    func payload(ofOptional type: Type) -> Type? {
        guard case .nominal(let declaration, let arguments) = type, self.is(declaration, .optional),
            let first = arguments.first
        else { return nil }
        return first
    }
}
