import Syntax

/// The stored properties of a struct of the library, in the order of its declaration, so that native code
/// reads them by name. The comment on such a list names the struct; `LibraryNamesTests` holds the one to the
/// other.
public protocol FieldNames: RawRepresentable where RawValue == Int {}

extension StructValue {
    public subscript<Names: FieldNames>(name: Names) -> Value {
        get { fields[name.rawValue] }
        set { fields[name.rawValue] = newValue }
    }
}

/// The fields of a struct's value by their names.
public struct Fields<Names: FieldNames> {
    private let structure: StructValue

    /// Nothing for a value that is no such struct.
    public init?(_ value: Value) {
        guard case .structure(let structure) = value, Names(rawValue: structure.fields.count - 1) != nil,
            Names(rawValue: structure.fields.count) == nil
        else { return nil }
        self.structure = structure
    }

    public subscript(name: Names) -> Value { structure[name] }
}

/// The cases of an enum of the library, or the constants of a struct that keeps a number for each, in their
/// order. As with `FieldNames`, the comment names the type.
public protocol CaseNames: ValueConvertible, Equatable, RawRepresentable where RawValue == Int {}

extension CaseNames {
    /// The first case stands for a value that is none of them.
    public init(_ value: Value) { self = Self(rawValue: value.caseIndex ?? 0) ?? Self(rawValue: 0)! }
}

extension Value {
    /// The place of an enum's case among its cases, or the number that a struct of constants keeps as its
    /// first field.
    public var caseIndex: Int? {
        switch self {
        case .enumeration(let enumCase, _): enumCase.index
        case .some(let value): value.caseIndex
        case .structure(let value): value.fields.first?.caseIndex
        case .bool(let flag): flag ? 1 : 0
        case .int: asInt
        default: nil
        }
    }
}

extension Evaluator {
    /// A case of one of the library's enums.
    public func enumeration<Names: CaseNames>(_ type: Name, _ name: Names) -> Value {
        enumeration(type, name.rawValue)
    }
}
