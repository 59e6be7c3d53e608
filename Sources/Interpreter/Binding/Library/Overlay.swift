import Syntax

/// Members and conformances that a program's extensions give a library's type.
final class Overlay {
    let declaration: NominalDeclaration
    /// In source order.
    var members: [Member] { memberList.all }
    private var memberList = MemberList()
    var pendingConformances: [() -> [Conformance]] = []
    /// While above zero, `conformances` is not complete yet.
    private(set) var conformancesInProgress = 0
    private var storedConformances: [Conformance] = []

    init(_ declaration: NominalDeclaration) { self.declaration = declaration }

    var memberNames: [Name] { memberList.names }

    func members(named name: Name) -> [Member] { memberList.named(name) }

    func add(_ member: Member, named name: Name) { memberList.add(member, named: name) }

    func forgetRedeclared(_ name: Name) { memberList.forgetRedeclared(name) }

    var conformances: [Conformance] {
        if pendingConformances.isEmpty { return storedConformances }
        conformancesInProgress += 1
        while let next = pendingConformances.popLast() { storedConformances += next() }
        conformancesInProgress -= 1
        return storedConformances
    }
}
