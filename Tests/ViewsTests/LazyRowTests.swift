import Syntax
import Testing

@testable import BundledLibrary
@testable import Interpreter
@testable import Views

/// Rows are bound on first need, by what their outlines say without parsing them.
@Suite struct LazyRowTests {
    private let rows = LibraryText(LibraryBundle.text).parts().rows

    /// The outline of a row names what binding it declares, no more and no less.
    @Test func outlinesAgreeWithTheParser() {
        let library = ViewsLibrary.makeLibrary()
        var declared: [Int: [RowInfo]] = [:]
        for info in library.rows { declared[info.row, default: []].append(info) }
        for (index, row) in rows.enumerated() {
            let outline = RowOutline(row)
            #expect(
                row.hasOperators
                    || !(outline.members + outline.nestedOperators).contains(where: \.isOperator),
                "\(row.text)")
            let infos = declared[index] ?? []
            switch outline.head.kind {
            case .global:
                #expect(infos.map(\.name) == [outline.head.root], "\(row.text)")
            case .type:
                let own = infos.filter { $0.parent?.path == outline.head.root.text }
                #expect(own.map(\.name).filter { !isType($0, own) } == outline.members, "\(row.text)")
            case .extension:
                let path = outline.head.path.map(\.text).joined(separator: ".")
                let own = infos.filter { $0.parent?.path == path }
                #expect(own.map(\.name).filter { !isType($0, own) } == outline.members, "\(row.text)")
            case .alias: #expect(infos.isEmpty, "\(row.text)")
            }
        }
    }

    private func isType(_ name: Name, _ infos: [RowInfo]) -> Bool {
        infos.contains { $0.name == name && ["struct", "class", "enum", "protocol"].contains("\($0.kind)") }
    }

    /// Rows are found by the digests of names: two names with one would be taken for each other.
    @Test func digestsTellNamesApart() {
        let heads = rows.map { RowHead($0) }
        #expect(Set(heads.map(\.root)).count == Set(heads.map(\.key)).count)
        #expect(heads.allSatisfy { $0.key == $0.root.key })
    }

    /// The text is cut at empty lines, wherever in eight bytes these are.
    @Test func rowsEndAtEmptyLines() {
        for length in 0..<20 {
            let row = "let a = " + String(repeating: "\n1", count: length)
            let text = LibraryText(
                copying: Array("/F.swift\n\(row)\n\n func + (a: A)\n\n\(row)\n\n:A B\n".utf8))
            #expect(text.parts().rows.map(\.text) == [row, "func + (a: A)", row])
            #expect(text.parts().rows.map(\.hasOperators) == [false, true, false])
        }
    }

    /// An extension of an alias would wait under a name that nobody asks for.
    @Test func noRowExtendsAnAlias() {
        let heads = rows.map { RowHead($0) }
        let aliases = Set(heads.filter { $0.kind == .alias }.map(\.root))
        #expect(heads.filter { $0.kind == .extension && aliases.contains($0.root) }.isEmpty)
    }

    /// A name stands for the same declarations, in the same order, whatever was looked up before.
    @Test func theOrderOfNeedDoesNotMatter() throws {
        let (first, second) = (ViewsLibrary.makeLibrary(), ViewsLibrary.makeLibrary())
        let view = try #require(first.type(named: "View"))
        let names = view.memberNames.sorted { $0.text < $1.text }
        let other = try #require(second.type(named: "View"))
        for name in names.reversed() { _ = other.members(named: name) }
        for name in names {
            #expect(
                view.members(named: name).map(rowText) == other.members(named: name).map(rowText), "\(name)")
        }
        #expect(first.rows.map(\.row) == second.rows.map(\.row))
        #expect(first.rows.map(\.name) == second.rows.map(\.name))
    }

    private func rowText(_ member: Member) -> String? {
        switch member {
        case .function(let function): function.rowText
        case .variable(let variable): variable.rowText
        default: nil
        }
    }

    /// What an ordinary snippet does not name stays unparsed.
    @Test func ordinarySnippetsBindFewRows() {
        let library = ViewsLibrary.makeLibrary()
        _ = check([parse(SourceText("HStack { Text(\"a\").padding() }"))], against: library)
        #expect(library.boundRowCount * 30 < rows.count)
    }
}
