import Syntax

/// Members in the order in which they were made, and by name in the order of the source.
struct MemberList {
    private(set) var all: [Member] = []
    private var byName: [Name: [Member]] = [:]
    /// The rows of the members of a name, in the same order.
    private var rows: [Name: [Int]] = [:]

    var names: [Name] { Array(byName.keys) }

    func named(_ name: Name) -> [Member] { byName[name] ?? [] }

    mutating func add(_ member: Member, named name: Name, row: Int = .max) {
        let known = rows[name] ?? []
        let place = known.firstIndex { $0 > row } ?? known.count
        byName[name, default: []].insert(member, at: place)
        rows[name, default: []].insert(row, at: place)
        all.append(member)
    }
}

/// A declaration inside a type or an extension.
public enum Member {
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case type(NominalDeclaration)
    case alias(TypeAlias)
    case enumCase(EnumCase)
}
