import Syntax

/// Who sees a declaration of a module from where.
extension Module {
    /// Whether a source sees a declaration that stands in another context with that access.
    func isVisible(_ access: AccessLevel, of owner: Context?, from source: Int) -> Bool {
        guard let scopes, let owner, owner.isInModule, owner.source != source else { return true }
        if access.isOfFile { return false }
        if access == .public { return true }
        let (theirs, own) = (scopes.file(owner.source).module, scopes.file(source))
        if theirs === own.module { return true }
        return own.imports.contains { $0.scope === theirs && $0.shows(access) }
    }

    /// Of members of one name, those that a source sees. If it sees none, all of them: one is spoken of then.
    func visible(_ found: [FoundMember], from source: Int) -> [FoundMember] {
        if scopes == nil { return found }
        let seen = found.kept { isVisible($0.member, from: source) }
        return seen.isEmpty ? found : seen
    }

    private func isVisible(_ member: Member, from source: Int) -> Bool {
        switch member {
        case .function(let function): isVisible(function.access, of: function.context, from: source)
        case .variable(let variable): isVisible(variable.access, of: variable.context, from: source)
        case .type(let type): isVisible(type.access, of: type.context, from: source)
        case .alias, .enumCase: true
        }
    }

    /// Where declarations of a source at top level are entered; nil for the snippet's own.
    func table(for source: Int, _ access: AccessLevel) -> NameTable? {
        guard let scopes, source >= SourceRange.firstModuleSource else { return nil }
        let file = scopes.file(source)
        return access.isOfFile ? file.table : file.module?.table
    }
}

extension Context {
    /// Whether it belongs to a file of a module, of which only what is reached is checked.
    var isInModule: Bool { source >= SourceRange.firstModuleSource && !module.isLibrary }
}
