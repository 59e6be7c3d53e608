import Interpreter
import Syntax

extension Lint {
    /// A name that came with a later system than the page says it is about.
    static let newerAPI = Lint(
        "newer-api", "the page's front matter promises that its code runs from the iOS given there"
    ) { context in
        guard let minimum = context.minimumVersion else { return [] }
        let versions = context.usedVersions
        return context.parsed.flatMap { source in
            context.identifiers(of: source).compactMap { name, place in
                guard let known = versions[source.number][name], known > minimum else { return nil }
                let message = "'\(name)' needs iOS \(known.text), the page promises \(minimum.text)"
                return Finding(message, at: place)
            }
        }
    }
}

extension LintContext {
    /// For each source, the first iOS that has what its names mean there. What the snippet declares itself is
    /// not among them, whatever SwiftUI calls by the same word.
    fileprivate var usedVersions: [[Name: SystemVersion]] {
        let library = FirstVersions(compilation.library)
        var versions: [[Name: SystemVersion]] = parsed.map { _ in [:] }
        compilation.program?.forEachExpression { expression in
            guard expression.range.isInProgram else { return }
            for (name, version) in library.versions(of: expression) {
                versions[expression.range.source][name] = version
            }
        }
        // Types are named where there is no expression: in annotations and after a colon.
        let own = (compilation.program?.types ?? []).map { $0.name }
        for source in parsed {
            for (name, _) in identifiers(of: source)
            where versions[source.number][name] == nil && !own.contains(name) {
                versions[source.number][name] = library.types[name]
            }
        }
        return versions
    }
}

/// The first iOS of the library's declarations; those whose rows say nothing of it are not listed.
private struct FirstVersions {
    private(set) var types: [Name: SystemVersion] = [:]

    init(_ library: Library) {
        for row in library.rows where library.type(named: row.name) != nil {
            if let version = StatedVersions(of: row.text).iOS {
                types[row.name] = min(types[row.name] ?? version, version)
            }
        }
    }

    /// What an expression uses of the library, and since when there is that.
    func versions(of expression: Expression) -> [(Name, SystemVersion)] {
        switch expression.kind {
        case .call(let call):
            let function = call.callee.function
            return version(of: function.firstIOS, function.rowText, function.parent).map {
                [(function.name, $0)]
            } ?? []
        case .load(let place):
            switch place.kind {
            case .member(_, let variable, _), .staticMember(_, let variable):
                return version(of: variable.firstIOS, variable.rowText, nil).map { [(variable.name, $0)] }
                    ?? []
            default: return []
            }
        default: return []
        }
    }

    private func version(of own: SystemVersion?, _ row: String?, _ parent: NominalDeclaration?)
        -> SystemVersion?
    {
        own ?? row.flatMap { StatedVersions(of: $0).iOS }
            ?? parent.flatMap { $0.isLibrary ? types[$0.name] : nil }
    }
}
