import Syntax

/// Binds the files of a program's modules: all types, then what extends them, then all members, so that
/// neither the order of files nor that of modules matters.
struct ModuleBinder {
    private let module: Module
    private var binders: [Binder] = []

    init(_ module: Module) { self.module = module }

    mutating func bind(_ scopes: ModuleScopes) {
        for scope in scopes.modules {
            for (file, own) in zip(scope.parsed.files, scope.files) { declare(file, own) }
        }
        bindExtensions()
        for binder in binders { binder.bindPending() }
        var next = binders.startIndex
        for scope in scopes.modules {
            for (file, own) in zip(scope.parsed.files, scope.files) {
                bindGlobals(file, own, binders[next])
                next += 1
            }
        }
    }

    private mutating func declare(_ file: ModuleFile, _ scope: FileScope) {
        let root = Context(module: module, parent: nil, nominal: nil, source: file.number)
        scope.root = root
        for mistake in file.diagnostics where mistake.severity == .error {
            module.report(mistake)
            module.syntaxErrors.append(mistake.range)
        }
        let binder = Binder(module, source: file.number)
        for declaration in file.tree.declarations { binder.declareTypes(declaration, in: root, parent: nil) }
        binders.append(binder)
    }

    /// An extension may be of a type that another extension declares, in whatever file.
    private func bindExtensions() {
        for round in ExtensionRound.allCases {
            var before = Int.max, left = openExtensions
            while left > 0, left < before {
                for binder in binders { binder.bindExtensions(round) }
                (before, left) = (left, openExtensions)
            }
        }
    }

    private var openExtensions: Int { binders.reduce(0) { $0 + $1.openExtensions } }

    private func bindGlobals(_ file: ModuleFile, _ scope: FileScope, _ binder: Binder) {
        guard let root = scope.root else { return }
        let members = MemberBinder(binder, nil, root, isExtension: false)
        for declaration in file.tree.declarations where !declaration.isType { members.bind(declaration) }
    }
}
