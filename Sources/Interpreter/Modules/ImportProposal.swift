import Syntax

/// What to say of a name that a module has and a source does not see.
enum ImportProposal {
    /// `import Kit` would show it.
    case plain(Name)
    /// It is not public: `@testable import Kit` would show it.
    case testable(Name)

    var message: String {
        switch self {
        case .plain(let module): "'import \(module.text)' brings it in"
        case .testable(let module): "it is not public: '@testable import \(module.text)' shows it"
        }
    }
}

extension Module {
    /// How a source could come to see a type, function or variable of that name.
    func proposal(for name: Name, from source: Int) -> ImportProposal? {
        guard let scopes else { return base?.proposal(for: name, from: source) }
        for module in scopes.known {
            for file in module.files {
                guard let access = file.tree.access(declaring: name), !access.isOfFile else { continue }
                return access == .public ? .plain(module.name) : .testable(module.name)
            }
        }
        return nil
    }
}

extension SyntaxTree {
    /// Who sees what a file declares by a name at top level.
    fileprivate func access(declaring name: Name) -> AccessLevel? {
        declarations.first { $0.declares(name) }.map { AccessLevel($0.modifiers) ?? .internal }
    }
}

extension DeclarationSyntax {
    fileprivate func declares(_ name: Name) -> Bool {
        switch kind {
        case .nominal(let nominal): nominal.kind != .extension && nominal.name.name == name
        case .typeAlias(let own, _, _, _): own.name == name
        case .function(let function): function.name.name == name
        case .variable(let variable):
            variable.bindings.contains {
                if case .name(let own) = $0.pattern.kind { own.name == name } else { false }
            }
        default: false
        }
    }
}
