import SymbolKit

/// Checks of what is documented: how much of the symbols, and whether their parameters are the declaration's.
struct ReferenceChecks {
    private let table: SymbolTable
    private let settings: Settings
    private let settingsFile: SourceFile?

    init(_ table: SymbolTable, _ settings: Settings, _ settingsFile: SourceFile?) {
        (self.table, self.settings, self.settingsFile) = (table, settings, settingsFile)
    }

    func problems() -> [Problem] {
        guard !table.isEmpty else { return [] }
        return coverage() + table.all.filter { !$0.isInherited }.flatMap(parameters)
    }

    // MARK: Coverage

    /// The symbols that readers may use and that somebody has written: what the compiler adds stands in no
    /// file. What meets a requirement of another module's protocol is told there.
    private var own: [ReferenceSymbol] {
        let open = table.all.filter {
            !$0.isInherited && !$0.meetsForeign
                && ["public", "open"].contains($0.symbol?.accessLevel.rawValue ?? "")
        }
        let written = open.filter { $0.symbol?[mixin: SymbolGraph.Symbol.Location.self] != nil }
        return written.isEmpty ? open : written
    }

    private func coverage() -> [Problem] {
        guard let (floor, range) = settings.documented else { return [] }
        let own = own
        let missing = own.filter(\.comment.isEmpty)
        guard !own.isEmpty else { return [] }
        let percent = 100 * (own.count - missing.count) / own.count
        guard Double(100 * (own.count - missing.count)) < floor * Double(own.count) else { return [] }
        var problem = Problem(
            .error,
            "\(percent) % of \(own.count) public symbols are documented, and \(Int(floor)) % should be",
            file: settingsFile, range: range)
        problem.notes = missing.prefix(5).map { symbol in
            Problem.Note(
                "'\(symbol.path.joined(separator: "."))' has no comment",
                file: symbol.place?.file ?? settingsFile,
                range: symbol.place.map { $0.offset..<$0.offset })
        }
        if missing.count > 5 { problem.notes.append(.init("and \(missing.count - 5) more have none")) }
        return [problem]
    }

    // MARK: Parameters

    private func parameters(_ symbol: ReferenceSymbol) -> [Problem] {
        let comment = symbol.comment.parameters
        guard let signature = symbol.signature, symbol.hasOwnComment, !comment.isEmpty else { return [] }
        let declared = signature.parameters.map(\.innerName)
        let external = symbol.name.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init)
        var problems = comment.compactMap { unknown($0, declared, external, symbol) }
        let said = Set(comment.map(\.name))
        let missing = zip(declared.indices, declared).filter { index, name in
            !said.contains(name) && !(index < external.count && said.contains(external[index]))
        }.map(\.1)
        if !missing.isEmpty, let place = comment[0].nameLine.place {
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            problems.append(
                Problem(
                    Check.parameter.standardSeverity,
                    "the comment says nothing of \(missing.count == 1 ? "the parameter" : "the parameters") \(names) of '\(symbol.name)'",
                    check: .parameter, file: place.file,
                    range: place.offset..<place.offset + comment[0].name.utf8.count))
        }
        return problems
    }

    private func unknown(
        _ parameter: SymbolComment.Parameter, _ declared: [String], _ external: [String],
        _ symbol: ReferenceSymbol
    ) -> Problem? {
        guard !declared.contains(parameter.name), !external.contains(parameter.name),
            let place = parameter.nameLine.place
        else { return nil }
        return Problem(
            Check.parameter.standardSeverity, "'\(symbol.name)' has no parameter '\(parameter.name)'",
            check: .parameter, file: place.file,
            range: place.offset..<place.offset + parameter.name.utf8.count,
            note: suggestion(for: parameter.name, among: declared))
    }
}

extension SymbolGraph.Symbol.FunctionSignature.FunctionParameter {
    /// The name that the body knows, which graphs have in the declaration alone.
    fileprivate var innerName: String {
        let names = declarationFragments.prefix { !$0.spelling.contains(":") }.filter {
            [.identifier, .internalParameter, .externalParameter].contains($0.kind)
        }
        return names.last?.spelling ?? name
    }
}

extension ReferenceSymbol {
    /// The comment stands with the declaration: what implements a requirement without one has that of the
    /// requirement.
    fileprivate var hasOwnComment: Bool {
        guard let place, let last = symbol?.docComment?.lines.last?.range?.end.line else { return false }
        let line = place.file.position(of: place.offset).line - 1
        return comment.parameters.first?.nameLine.place?.file.path == place.file.path
            && (1...8).contains(line - last)
    }
}
