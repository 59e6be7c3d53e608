import Syntax

/// What the files of modules declare, without the code that only runs once it is reached: while that stays
/// the same, every name means what it did, whatever changes in the code of other files.
public struct ModuleInterface {
    /// Types of the library that modules extend with a conformance, and the protocols that these inherit:
    /// what such extensions say may be called without anybody naming it.
    private var open: Set<Name> = []
    private let modules: [ParsedModule]

    public init(_ modules: [ParsedModule]) {
        self.modules = modules
        findOpen()
    }

    /// The text of each file without that code, in the order of the modules and their files. Whether names
    /// are of one module or another makes no difference to it.
    public func forEachFile(_ body: (_ file: SourceText, _ module: String, _ interface: [UInt8]) -> Void) {
        for module in modules {
            for file in module.files {
                var code = CodeRanges(open)
                for declaration in file.tree.declarations { code.add(declaration) }
                for preview in PreviewFinder(in: file.tree).previews where preview.provider.isEmpty {
                    code.found.append(preview.block.range)
                }
                body(file.source, module.name.text, Self.text(of: file.source.bytes, without: code.found))
            }
        }
    }

    private static func text(of bytes: [UInt8], without ranges: [SourceRange]) -> [UInt8] {
        var text: [UInt8] = []
        var place = 0
        for range in ranges.stablySorted({ $0.lower < $1.lower }) where range.lower >= place {
            text += bytes[place..<range.lower]
            place = max(place, min(range.upper, bytes.count))
        }
        return text + bytes[place...]
    }

    // MARK: What is called unnamed

    private mutating func findOpen() {
        var types = NominalNames()
        for module in modules {
            for file in module.files { file.tree.declarations.forEach { types.add($0) } }
        }
        var next = types.conforming.filter { !types.declared.contains($0.name) }.flatMap {
            [$0.name] + $0.inherited
        }
        while let name = next.popLast() {
            guard open.insert(name).inserted else { continue }
            next += types.conforming.filter { $0.name == name }.flatMap { $0.inherited }
        }
    }
}

/// The types that files declare at top level, and what types and extensions inherit there, by their last
/// names.
private struct NominalNames {
    var declared: Set<Name> = []
    var conforming: [(name: Name, inherited: [Name])] = []

    mutating func add(_ declaration: DeclarationSyntax) {
        switch declaration.kind {
        case .nominal(let nominal):
            if nominal.kind != .extension { declared.insert(nominal.name.name) }
            if !nominal.inherited.isEmpty {
                conforming.append((nominal.name.name, nominal.inherited.flatMap { $0.lastNames }))
            }
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach { add($0) } }
        default: break
        }
    }
}

/// The bodies of functions and accessors: what has a type without anybody looking into it.
private struct CodeRanges {
    var found: [SourceRange] = []
    private let open: Set<Name>

    init(_ open: Set<Name>) { self.open = open }

    mutating func add(_ declaration: DeclarationSyntax) {
        switch declaration.kind {
        case .nominal(let nominal):
            if nominal.kind == .extension, open.contains(nominal.name.name) { return }
            nominal.members.forEach { add($0) }
        case .function(let function): add(function.body)
        case .initializer(let initializer): add(initializer.body)
        case .deinitializer(let body): add(body)
        case .subscript(let subscripted): add(subscripted.accessors)
        case .variable(let variable): variable.bindings.forEach { add($0.accessors) }
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach { add($0) } }
        default: break
        }
    }

    private mutating func add(_ body: CodeBlockSyntax?) {
        if let body { found.append(body.range) }
    }

    private mutating func add(_ accessors: AccessorBlockSyntax?) {
        switch accessors {
        case .getter(let body): add(body)
        case .accessors(let all, _): all.forEach { add($0.body) }
        case nil: break
        }
    }
}

extension TypeSyntax {
    /// `Equatable` of `Swift.Equatable` and of `@retroactive Equatable`, both of `A & B`.
    fileprivate var lastNames: [Name] {
        switch kind {
        case .named(let name, _), .member(_, let name, _): [name.name]
        case .attributed(_, _, let type): type.lastNames
        case .composition(let types): types.flatMap { $0.lastNames }
        default: []
        }
    }
}
