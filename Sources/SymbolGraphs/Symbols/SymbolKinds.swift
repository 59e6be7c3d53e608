import SymbolKit

/// What kinds of symbols are called.
extension SymbolGraph.Symbol.Kind {
    init(_ identifier: SymbolGraph.Symbol.KindIdentifier) {
        self.init(
            parsedIdentifier: identifier,
            displayName: Self.names[identifier.identifier] ?? identifier.identifier)
    }

    private static let names = [
        "associatedtype": "Associated Type", "class": "Class", "deinit": "Deinitializer",
        "enum": "Enumeration", "enum.case": "Case",
        "func": "Function", "func.op": "Operator", "init": "Initializer", "method": "Instance Method",
        "property": "Instance Property", "protocol": "Protocol", "struct": "Structure",
        "subscript": "Instance Subscript",
        "type.method": "Type Method", "type.property": "Type Property", "type.subscript": "Type Subscript",
        "typealias": "Type Alias", "var": "Global Variable", "extension": "Extension", "macro": "Macro",
    ]
}

extension Entity.Kind {
    var symbolKind: SymbolGraph.Symbol.KindIdentifier {
        switch self {
        case .structure, .module: .struct
        case .class, .actor: .class
        case .enumeration: .enum
        case .protocol: .protocol
        case .alias: .typealias
        case .associatedType: .associatedtype
        }
    }
}
