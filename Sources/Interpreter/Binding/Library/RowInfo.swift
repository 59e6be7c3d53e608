import Syntax

/// One row as it was bound: what the coverage page and the reference pages list.
public struct RowInfo {
    public let kind: Kind
    /// Which of the library's rows declares it.
    public let row: Int
    /// The file that the row stands in: `SwiftUI/Layout/Stacks.swift`.
    public let file: String
    /// The type that it belongs to; nil at top level.
    public let parent: NominalDeclaration?
    public let name: Name
    /// The row's declaration as written.
    public let text: String
    public let status: Status

    /// What sort of declaration it is.
    public enum Kind: UInt8, Sendable {
        case `struct`, `class`, `enum`, `protocol`, actor
        case function, initializer, `operator`, property, `subscript`

        /// For lists.
        public var word: StaticString {
            switch self {
            case .struct: "struct"
            case .class: "class"
            case .enum: "enum"
            case .protocol: "protocol"
            case .actor: "actor"
            case .function: "function"
            case .initializer: "initializer"
            case .operator: "operator"
            case .property: "property"
            case .subscript: "subscript"
            }
        }
    }

    /// How much of what it says a picture shows, the best first.
    public enum Status: UInt8, Comparable, Sendable {
        /// What it says is in the picture.
        case drawn
        /// It can be used, and a still picture without a reader does not show what it does.
        case accepted
        /// It can be used with a warning: a device shows it, the picture does not.
        case ignored
        /// SwiftUI has it; using it is an error that says so.
        case known

        public static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
    }
}

extension RowInfo.Kind {
    init(_ kind: NominalDeclaration.Kind) {
        switch kind {
        case .struct: self = .struct
        case .class: self = .class
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .actor: self = .actor
        }
    }

    init(_ kind: FunctionDeclaration.Kind) {
        switch kind {
        case .initializer: self = .initializer
        case .subscriptGetter: self = .subscript
        case .operator: self = .operator
        default: self = .function
        }
    }
}

extension RowInfo.Status {
    /// What a declaration's own attribute says of it.
    init(_ declaration: DeclarationSyntax) {
        if declaration.hasAttribute("accepted") {
            self = .accepted
        } else {
            self = declaration.hasAttribute("ignored") ? .ignored : .drawn
        }
    }
}

extension DeclarationSyntax {
    func hasAttribute(_ name: Name) -> Bool { attributes.contains { $0.name.name == name } }
}
