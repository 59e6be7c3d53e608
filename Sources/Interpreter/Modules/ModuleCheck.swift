import Syntax

/// A declaration of a module that cannot be used: its module, its name with those of the types around it, and
/// what is wrong.
public struct UnavailablePart {
    public let module: Name
    public let name: String
    public let range: SourceRange
    public internal(set) var reasons: [Diagnostic]
}

/// Checks every declaration of modules, and says which of them have mistakes, in the order of the source.
public func unavailableParts(of modules: [ParsedModule], against library: Library) -> [UnavailablePart] {
    var found: [UnavailablePart] = []
    for module in modules {
        let mistakes = ProgramChecker.mistakes(in: module, of: modules, library)
        for file in module.files {
            for mistake in mistakes where mistake.range.source == file.number {
                add(mistake, in: file, of: module, to: &found)
            }
        }
    }
    return found
}

private func add(
    _ mistake: Diagnostic, in file: ModuleFile, of module: ParsedModule, to found: inout [UnavailablePart]
) {
    let place = DeclarationPlace(of: mistake.range, in: file.tree.declarations)
    if let last = found.indices.last, found[last].range == place.range {
        found[last].reasons.append(mistake)
    } else {
        found.append(
            UnavailablePart(module: module.name, name: place.name, range: place.range, reasons: [mistake]))
    }
}

extension ProgramChecker {
    /// All that is wrong in the files of one of several modules.
    fileprivate static func mistakes(in module: ParsedModule, of modules: [ParsedModule], _ library: Library)
        -> [Diagnostic]
    {
        let checker = ProgramChecker(
            [], library, nil, modules: ModuleUse(modules, home: module.name), checked: module.name)
        return checker.mistakes().stablySorted { SourceRange.precedes($0.range, $1.range) }
    }
}

/// The innermost type member or declaration at top level around a place.
private struct DeclarationPlace {
    private(set) var name = ""
    private(set) var range: SourceRange

    init(of place: SourceRange, in declarations: [DeclarationSyntax]) {
        range = place
        enter(declarations, place)
    }

    private mutating func enter(_ declarations: [DeclarationSyntax], _ place: SourceRange) {
        guard let declaration = declarations.first(where: { $0.range.covers(place) }) else { return }
        if case .conditionalCompilation(let clauses) = declaration.kind {
            for clause in clauses where clause.isActive { enter(clause.elements, place) }
            return
        }
        guard let own = declaration.title else { return }
        name += (name.isEmpty ? "" : ".") + own
        range = declaration.range
        if case .nominal(let nominal) = declaration.kind { enter(nominal.members, place) }
    }
}

extension DeclarationSyntax {
    /// What a declaration is called: functions with their labels.
    fileprivate var title: String? {
        switch kind {
        case .nominal(let nominal): nominal.name.name.text
        case .typeAlias(let name, _, _, _), .associatedType(let name, _, _, _): name.name.text
        case .function(let function): function.name.name.text + function.signature.labels
        case .initializer(let initializer): "init" + initializer.signature.labels
        case .subscript(let subscripted): "subscript" + subscripted.signature.labels
        case .deinitializer: "deinit"
        case .enumCase(let elements): elements.first?.name.name.text
        case .macro(let name, _): "#" + name.name.text
        case .variable(let variable):
            if case .name(let name)? = variable.bindings.first?.pattern.kind { name.name.text } else { nil }
        default: nil
        }
    }
}

extension SignatureSyntax {
    fileprivate var labels: String {
        "(" + parameters.map { ($0.label.name.isEmpty ? "_" : $0.label.name.text) + ":" }.joined() + ")"
    }
}
