import Syntax

/// The declarations of one library, or of one program on top of a library, by name.
final class Module {
    /// The library beneath a program; nil for a library.
    let base: Module?
    /// What a library has not bound yet. Look names up by the functions below, which bind it first.
    var rows: RowTable?
    var types: [Name: NominalDeclaration] = [:]
    var aliases: [Name: TypeAlias] = [:]
    var functions: [Name: [FunctionDeclaration]] = [:]
    var globals: [Name: VariableDeclaration] = [:]
    /// Global variables in source order.
    var globalList: [VariableDeclaration] = []
    /// The texts that were bound, for default values and availability, by source.
    var sources: [SourceText] = []
    /// A program's own functions as they are written, until `refuseRedeclarations`.
    var written: [FunctionDeclaration] = []
    /// Operators declared anywhere: at top level and as static members.
    var operators: [Name: [FunctionDeclaration]] = [:]
    /// What a program adds to types of its library.
    var overlays: [Identity: Overlay] = [:]
    /// The modules that a program may import; nil if it has none.
    var scopes: ModuleScopes?
    /// The module of which every declaration is checked, and not only what is reached.
    var checkedModule: Name?
    /// In the order in which they were first extended.
    var overlayList: [Overlay] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The body that is being checked, the innermost if another one needs it.
    var openBody: BodyChecker?
    var knownMistakes = KnownMistakes()
    /// Where the parser found mistakes.
    var syntaxErrors: [SourceRange] = []
    /// What the library's framework has beside its rows.
    var knownNames = KnownNames.none
    /// The native code of a library's declarations.
    var natives = NativeTable([])
    /// What `takeApart` has to take apart.
    var parts: [ProgramPart] = []
    /// The program's own bodies, to be checked in source order.
    var work: [() -> Void] = []
    /// Where attributes of types stand that are in `work` already.
    var checkedAttributes: Set<Int64> = []
    /// Set while an editor asks what may stand at a place.
    var probe: CompletionProbe?
    /// Whether the program can tell when an object goes: it has a deinitializer, or references that do not
    /// own.
    var observesLifetimes = false
    /// Whether the program hears of the ends of objects, in their order.
    var hasDeinitializers = false
    var demands = Demand()
    private var nextTypeID = 0
    private var nextGlobal = 0
    var nextFrame = 1

    // Answers that do not change, remembered.
    var knownTypes = [NominalDeclaration?](repeating: nil, count: KnownType.allCases.count)
    var protocolLists: [Identity: [NominalDeclaration]] = [:]
    var impliedConformances: [ConformanceKey: Conformance] = [:]
    var associatedTypes: [AssociatedKey: Type] = [:]
    /// How many of them are being found.
    var openAssociatedTypes = 0
    /// The types of which protocols are being asked what they are the same as.
    var openSameTypes: [Type] = []

    init(base: Module?) {
        self.base = base
        // The types of a library have the numbers below.
        if let base { nextTypeID = base.sources.count * Module.typesOfRow }
    }

    var isLibrary: Bool { base == nil }

    /// A type's number does not depend on which rows were bound before.
    func newTypeID(in source: Int, _ place: Int) -> Int {
        if isLibrary { return source * Module.typesOfRow + place }
        nextTypeID += 1
        return nextTypeID - 1
    }

    /// More than any row declares.
    private static let typesOfRow = 256

    /// A place for a global variable. Those of a library have even numbers and those of a program odd ones,
    /// because a library goes on binding while its programs run.
    func newGlobal() -> Int {
        nextGlobal += 1
        return isLibrary ? nextGlobal * 2 : nextGlobal * 2 + 1
    }

    func newFrame() -> Int {
        nextFrame += 1
        return nextFrame
    }

    /// What the ranges of a source know it by, of this module's sources.
    func number(ofSource index: Int) -> Int { isLibrary ? SourceRange.firstLibrarySource + index : index }

    /// The source that a range of this module lies in.
    func source(of range: SourceRange) -> SourceText? {
        if range.isInModule { return scopes?.text(of: range.source) ?? base?.source(of: range) }
        let index = range.source - number(ofSource: 0)
        return sources.indices.contains(index) ? sources[index] : nil
    }

    func text(in range: SourceRange) -> String { source(of: range)?.text(in: range) ?? "" }

    /// Whether the parser found a mistake within a range or at its end.
    func hasSyntaxError(in range: SourceRange) -> Bool {
        syntaxErrors.contains {
            range.source == $0.source && range.lower <= $0.lower && $0.lower <= range.upper
        }
    }

    func report(_ diagnostic: Diagnostic) {
        if let openBody, openBody.takes(diagnostic) { return }
        var diagnostic = diagnostic
        // What is found in the library on behalf of a program has no place in the program.
        if diagnostic.range.isInLibrary, !isLibrary { diagnostic.range = .none }
        diagnostics.append(diagnostic)
    }

    /// Leaves a check of a program for the end. Files of modules are checked where something reaches them, or
    /// in whole when somebody asks for all that is wrong with them.
    func checkLater(_ source: Int, _ check: @escaping () -> Void) {
        if isLibrary || source >= SourceRange.firstModuleSource && !checksAll(source) { return }
        work.append(check)
    }

    /// Whether all of a module's file is checked.
    func checksAll(_ source: Int) -> Bool {
        checkedModule != nil && scopes?.file(source).module?.name == checkedModule
    }

    /// Whether there are more errors than are told, so that nothing need be made of further ones.
    var hasManyErrors: Bool {
        diagnostics.count + (openBody?.findings.messages.count ?? 0) > ProgramChecker.mostErrors
    }

    /// Whether something has been said already, as of a type that is resolved more than once.
    func hasSaid(where isSought: (Diagnostic) -> Bool) -> Bool {
        diagnostics.contains(where: isSought) || openBody?.findings.messages.contains(where: isSought) == true
    }

    func typeDeclaration(_ name: Name) -> NominalDeclaration? { type(named: name) ?? base?.type(named: name) }

    func type(named name: Name) -> NominalDeclaration? {
        rows?.bindType(name)
        return types[name]
    }

    func alias(named name: Name) -> TypeAlias? {
        rows?.bindType(name)
        return aliases[name]
    }

    func functions(named name: Name) -> [FunctionDeclaration] {
        rows?.bindGlobals(name)
        return functions[name] ?? []
    }

    func operators(named name: Name) -> [FunctionDeclaration] {
        rows?.bindOperators(name)
        return operators[name] ?? []
    }

    func global(named name: Name) -> VariableDeclaration? {
        rows?.bindGlobals(name)
        return globals[name]
    }

    /// The names of this module's types and aliases.
    var typeNames: [Name] { rows?.typeNames ?? Array(types.keys) + Array(aliases.keys) }

    /// The names of this module's functions and variables at top level.
    var globalNames: [Name] { rows?.globalNames ?? Array(functions.keys) + Array(globals.keys) }

    func overlay(of declaration: NominalDeclaration) -> Overlay? {
        overlays.isEmpty ? nil : overlays[Identity(declaration)]
    }

    /// The overlay to add members of an extension to; nil when the type itself takes them.
    func overlayToExtend(_ declaration: NominalDeclaration) -> Overlay? {
        guard declaration.isLibrary, !isLibrary else { return nil }
        let key = Identity(declaration)
        if let overlay = overlays[key] { return overlay }
        let overlay = Overlay(declaration)
        overlays[key] = overlay
        overlayList.append(overlay)
        return overlay
    }

    func add(_ member: Member, named name: Name, to declaration: NominalDeclaration, row: Int) {
        if let overlay = overlayToExtend(declaration) {
            overlay.add(member, named: name)
        } else {
            declaration.add(member, named: name, row: row)
        }
    }
}

struct ConformanceKey: Hashable {
    let type: ObjectIdentifier
    let protocolDeclaration: ObjectIdentifier
}

struct AssociatedKey: Hashable {
    let type: ObjectIdentifier
    let name: Name
}
