import Syntax

/// The branches of `#if` that decide by the system which declarations there are.
struct PlatformBranches {
    typealias Platform = SymbolGraphOptions.Platform

    /// A branch and where it is taken.
    struct Branch {
        let file: String
        let lines: ClosedRange<Int>
        let platforms: Set<Platform>
    }

    private(set) var all: [Branch] = []
    private var byFile: [String: [Int]] = [:]
    private let options: SymbolGraphOptions

    init(_ module: LoadedModule) {
        options = module.options
        for file in module.files { visit(file.parsed.tree.statements, file, Set(Platform.allCases)) }
    }

    // MARK: Reading

    private mutating func visit(
        _ statements: [StatementSyntax], _ file: SourceFileContent, _ around: Set<Platform>
    ) {
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration): visit([declaration], file, around)
            case .conditionalCompilation(let clauses):
                for (elements, inner) in taken(clauses, file, around) { visit(elements, file, inner) }
            default: break
            }
        }
    }

    private mutating func visit(
        _ declarations: [DeclarationSyntax], _ file: SourceFileContent, _ around: Set<Platform>
    ) {
        for declaration in declarations {
            switch declaration.kind {
            case .nominal(let syntax): visit(syntax.members, file, around)
            case .conditionalCompilation(let clauses):
                for (elements, inner) in taken(clauses, file, around) { visit(elements, file, inner) }
            default: break
            }
        }
    }

    /// What stands in each branch, with the systems that take it; notes those branches that not every system
    /// takes.
    private mutating func taken<Element>(
        _ clauses: [CompilationClauseSyntax<Element>], _ file: SourceFileContent, _ around: Set<Platform>
    ) -> [(elements: [Element], platforms: Set<Platform>)] {
        var takers: [Int: Set<Platform>] = [:]
        for platform in around {
            var options = options
            options.platform = platform
            if let index = Conditions(options, in: file).activeIndex(clauses) {
                takers[index, default: []].insert(platform)
            }
        }
        return clauses.enumerated().map { index, clause in
            let platforms = takers[index] ?? []
            if !platforms.isEmpty, platforms != around { note(clause.range, file, platforms) }
            return (clause.elements, platforms)
        }
    }

    private mutating func note(_ range: SourceRange, _ file: SourceFileContent, _ platforms: Set<Platform>) {
        byFile[file.name, default: []].append(all.count)
        let lines =
            file.position(of: range.lower).line...file.position(of: max(range.lower, range.upper - 1)).line
        all.append(Branch(file: file.name, lines: lines, platforms: platforms))
    }

    // MARK: Answers

    /// The systems on which a line of a file counts.
    func platforms(of file: String, line: Int) -> Set<Platform> {
        (byFile[file] ?? []).reduce(Set(Platform.allCases)) {
            all[$1].lines.contains(line) ? $0.intersection(all[$1].platforms) : $0
        }
    }

    /// The systems beside the given one that it takes to see every branch once.
    var others: [Platform] {
        var open = all.filter { !$0.platforms.contains(options.platform) }
        var chosen: [Platform] = []
        for platform in Platform.allCases where open.contains(where: { $0.platforms.contains(platform) }) {
            chosen.append(platform)
            open.removeAll { $0.platforms.contains(platform) }
        }
        return chosen
    }
}
