import Syntax

/// Members in the order in which they were made, and by name in the order of the source.
struct MemberList {
    private(set) var all: [Member] = []
    private var byName: [Name: [Member]] = [:]
    /// The rows of those members of a name that come from one, which stand before the others; a program's
    /// come from none.
    private var rows: [Name: [Int]] = [:]

    var names: [Name] { Array(byName.keys) }

    func named(_ name: Name) -> [Member] { byName[name] ?? [] }

    mutating func add(_ member: Member, named name: Name, row: Int = .max) {
        all.append(member)
        if row == .max {
            byName[name, default: []].append(member)
        } else {
            let known = rows[name] ?? []
            let place = known.firstIndex { $0 > row } ?? known.count
            byName[name, default: []].insert(member, at: place)
            rows[name, default: []].insert(row, at: place)
        }
    }

    /// Finds functions that are declared a second time by their name no more.
    mutating func forgetRedeclared(_ name: Name) {
        let members = byName[name] ?? []
        let known = rows[name] ?? []
        var kept: [Int] = []
        for index in members.indices where !members[index].isRedeclared { kept.append(index) }
        byName[name] = kept.map { members[$0] }
        rows[name] = kept.filter { $0 < known.count }.map { known[$0] }
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

extension Member {
    fileprivate var isRedeclared: Bool {
        if case .function(let function) = self { function.isRedeclared } else { false }
    }
}
