import Syntax

/// Checks the code of one function, initial value or default argument, and makes the program's form of it.
///
/// Types flow both ways: an expression is inferred with a hint of what is wanted, literals and generic
/// arguments are holes that its surroundings fill. A body is checked once; closures in it share its solver.
final class BodyChecker {
    let module: Module
    var context: Context
    /// The function whose body it is; nil for values.
    let function: FunctionDeclaration?
    let solver: Solver
    /// What a trial takes back, besides what the solver has.
    var findings = Findings()
    var frame: Frame
    var nesting = Nesting()
    /// Where the names of the innermost block begin among the locals.
    var blockStart = 0
    var selfVariable: LocalVariable?
    /// `self` of a class's type method: the class that it is called on.
    var classVariable: LocalVariable?
    /// The property whose initial value this is.
    var initialized: VariableDeclaration?
    var isDefaultArgument = false
    /// The text that is being checked.
    var text = SourceRange.none
    /// Where types are declared in it, and what their names mean there.
    var localTypes: [(range: SourceRange, context: Context)] = []

    /// While above zero, choices are being tried out and nothing is reported.
    var trials = 0
    /// Closures are only looked at from outside while overloads are sorted out.
    var isShallow = false
    /// What was asked of closures that were only looked at from outside, by where each begins; nil when
    /// nobody asks.
    var outerResults: [(Int, Type)]?
    /// What closures give by what the chain that they stand in must come to.
    var learnedResults: [(Int, Type)] = []
    /// The first value of a wrapped property, which is spoken of as that and not as the wrapper's argument.
    var initialValueID: Int?
    /// The `repeat` around the expression at hand, innermost last.
    var expansions: [ExpansionScope] = []
    /// The place that is being assigned to, and what: of several properties of one name it decides which is
    /// meant.
    var assigned: (place: SourceRange, value: ExpressionSyntax)?
    /// Names that the blocks around declare, perhaps further down.
    var laterNames: [Name] = []
    /// The hidden type of the function's or variable's own `some P`.
    var ownOpaque: OpaqueType?
    /// What the `.name` heads around are members of, by the head expression's id.
    var implicitBases: [(head: Int, type: Type)] = []
    /// What arguments that need no context turned out to be, by expression.
    var settled: [(Int, Expression)] = []
    /// Variables at top level that are declared without a value; statements there give it to them.
    var unsetGlobals: [VariableDeclaration] = []
    var effort = Effort()

    init(function: FunctionDeclaration?, context: Context) {
        module = context.module
        self.context = context
        self.function = function
        solver = Solver(context.module)
        frame = Frame(id: context.module.newFrame())
        findings.add(frame)
    }

    // MARK: Entry points

    /// The body of the function.
    func check(_ block: CodeBlockSyntax) -> Code {
        guard let function else { return Code.empty(block.range) }
        return checking(block.range) { check(block, of: function) }
    }

    private func check(_ block: CodeBlockSyntax, of function: FunctionDeclaration) -> Code {
        let parameters = declareParameters(of: function)
        adoptOpaque(function.result)
        frame.result = bodyResult(of: function)
        frame.isInitializer = function.kind == .initializer
        let statements: [Statement]
        if let builder = function.builder ?? requiredBuilder(function), !hasReturn(block) {
            let value = checkBuilderBody(block, builder, result: frame.result!, purpose: .returned)
            statements = [Statement(.return(value), block.range)]
        } else {
            statements = functionStatements(block, function)
        }
        let code = finish(statements, parameters, block.range)
        settleOpaque()
        return code
    }

    /// One expression: an initial value or a default argument.
    func checkValue(_ syntax: ExpressionSyntax, type: Type?, purpose: Purpose) -> Code {
        checking(syntax.range) {
            if let type { adoptOpaque(type) }
            let value = checkFull(syntax, type, purpose)
            let code = finish([Statement(.return(value), syntax.range)], [], syntax.range)
            settleOpaque()
            return code
        }
    }

    private func adoptOpaque(_ type: Type) {
        switch type.shallow {
        case .opaque(let opaque, _): ownOpaque = opaque
        case .nominal(_, let arguments): arguments.forEach(adoptOpaque)
        default: break
        }
    }

    private func settleOpaque() {
        guard let ownOpaque, let underlying = findings.underlying, ownOpaque.underlying == nil else { return }
        ownOpaque.underlying = underlying
    }

    /// A witness takes over the result builder of its requirement (`body` of a `View`).
    private func requiredBuilder(_ function: FunctionDeclaration) -> ResultBuilder? {
        guard let parent = function.parent, function.kind == .getter || function.kind == .function else {
            return nil
        }
        for requirement in module.allProtocols(of: parent) {
            for member in module.ownMembers(function.name, of: requirement) {
                switch member {
                case .variable(let variable) where function.kind == .getter && variable.requirementIndex >= 0:
                    if let builder = variable.getter?.builder { return ownBuilder(builder, function) }
                case .function(let other) where function.kind == .function && other.requirementIndex >= 0:
                    if let builder = other.builder, module.haveSameLabels(other, function) {
                        return ownBuilder(builder, function)
                    }
                default: break
                }
            }
        }
        return nil
    }

    /// `@Builder<Self>` of a requirement, for the type that meets it.
    private func ownBuilder(_ builder: ResultBuilder, _ function: FunctionDeclaration) -> ResultBuilder {
        guard let own = function.context?.selfType else { return builder }
        return builder.substituting { module.substitute($0, [own]) }
    }

    private func bodyResult(of function: FunctionDeclaration) -> Type {
        switch function.kind {
        case .initializer: .void
        default: function.result
        }
    }

    func declareParameters(of function: FunctionDeclaration) -> [LocalVariable] {
        let isInstance = function.parent != nil && !function.isStatic
        if isInstance, let selfType = context.selfType {
            let isReference = function.parent?.kind == .class || function.parent?.kind == .actor
            let isLet = isReference || !(function.isMutating || function.kind == .initializer)
            selfVariable = declare("self", selfType, isLet: isLet, isVisible: false)
        } else if function.parent?.kind == .class, let selfType = context.selfType {
            classVariable = declare("self", .metatype(selfType), isLet: true, isVisible: false)
        }
        return function.parameters.map { parameter in
            var type = parameter.type
            if parameter.isVariadic { type = module.type(.array, [type]) }
            if parameter.isAutoclosure {
                type = .function(FunctionType(parameters: [], result: parameterValue(type)))
            }
            let variable = declare(parameter.name, type, isLet: !parameter.isInout)
            variable.isPack = !parameter.packs.isEmpty
            return variable
        }
    }

    private func parameterValue(_ type: Type) -> Type { type.functionResult ?? type }

    func prepareInitialValue(of variable: VariableDeclaration) {
        initialized = variable
        if variable.isLazy, let selfType = context.selfType {
            selfVariable = declare("self", selfType, isLet: false, isVisible: false)
        }
    }

    // MARK: Finishing

    /// Fills in what was inferred and gives closures their captures.
    func finish(_ statements: [Statement], _ parameters: [LocalVariable], _ range: SourceRange) -> Code {
        let code = Code(
            slotCount: frame.slotCount, parameters: parameters, selfVariable: selfVariable ?? classVariable,
            statements: statements, range: range)
        code.frame = frame.id
        let finisher = Finisher(self)
        finisher.finish(code)
        if errors == 0, !isOnTrial, module.base != nil {
            if finisher.hasEffects { checkEffects(code) }
            if errors == 0, finisher.declaresUnset || setsStepwise { checkInitialization(code) }
            checkEscapes(code)
        }
        if let found = findings.underlying { findings.underlying = solver.resolved(found) }
        solver.finish()
        findings.locals = []
        return code
    }

    /// Whether something else gets its value after its declaration: globals, or the fields of an
    /// initializer's `self`.
    private var setsStepwise: Bool { !unsetGlobals.isEmpty || function?.kind == .initializer }

    // MARK: Locals

    func declare(_ name: Name, _ type: Type, isLet: Bool, isVisible: Bool = true) -> LocalVariable {
        let variable = LocalVariable(name: name, type: type, slot: frame.slotCount, isLet: isLet)
        variable.frame = frame.id
        frame.slotCount += 1
        if isVisible { findings.locals.append((name, .variable(variable))) }
        return variable
    }

    func withScope<T>(_ body: () -> T) -> T {
        let start = findings.locals.count
        let outer = context
        let result = body()
        context = outer
        findings.locals.removeLast(findings.locals.count - start)
        return result
    }

    func local(_ name: Name) -> LocalEntity? {
        var index = findings.locals.count - 1
        while index >= 0 {
            if findings.locals[index].0 == name { return findings.locals[index].1 }
            index -= 1
        }
        return nil
    }
}
