import Syntax

/// The holes of the types being inferred in one body, what fills them, and how to take that back.
final class Solver {
    let module: Module
    private(set) var variables: [TypeVariable] = []
    private var trail: [Change] = []
    /// What the choices since the last mark cost; the lower the better. See `Cost`.
    var cost: Int64 = 0
    /// Whether a type has grown too large to be walked along, so that trying more makes no sense.
    var isOverwhelmed = false

    /// What a hole was before a change.
    enum Change {
        case binding(TypeVariable, Type?)
        case literal(TypeVariable, TypeVariable.Literal)
        /// How many of its requirements there were: they are only ever added.
        case requirements(TypeVariable, conformances: Int, associatedTypes: Int)
    }

    struct Mark {
        let trail: Int
        let variables: Int
        let cost: Int64
    }

    init(_ module: Module) { self.module = module }

    func fresh(_ literal: TypeVariable.Literal = .none, at range: SourceRange = .none) -> TypeVariable {
        let variable = TypeVariable(id: variables.count, literal: literal)
        variable.range = range
        variables.append(variable)
        return variable
    }

    var mark: Mark { Mark(trail: trail.count, variables: variables.count, cost: cost) }

    func takeBack(to mark: Mark) {
        while trail.count > mark.trail {
            switch trail.removeLast() {
            case .binding(let variable, let binding):
                variable.binding = binding
                variable.filling = .open
            case .literal(let variable, let literal): variable.literal = literal
            case .requirements(let variable, let conformances, let associatedTypes):
                variable.conformances.removeLast(variable.conformances.count - conformances)
                variable.associatedTypes.removeLast(variable.associatedTypes.count - associatedTypes)
            }
        }
        variables.removeLast(variables.count - mark.variables)
        cost = mark.cost
    }

    /// Fills holes for good unless nothing comes of it.
    func attempt<T>(_ body: () -> T?) -> T? {
        let mark = mark
        let result = body()
        if result == nil { takeBack(to: mark) }
        return result
    }

    /// Fills holes for good if something holds.
    func holds(_ body: () -> Bool) -> Bool {
        let mark = mark
        let holds = body()
        if !holds { takeBack(to: mark) }
        return holds
    }

    private func noteRequirements(of variable: TypeVariable) {
        trail.append(
            .requirements(
                variable, conformances: variable.conformances.count,
                associatedTypes: variable.associatedTypes.count))
    }

    func require(_ variable: TypeVariable, _ associated: AssociatedType, is type: Type) {
        noteRequirements(of: variable)
        variable.associatedTypes.append((associated, type))
    }

    func bind(_ variable: TypeVariable, to type: Type, _ filling: TypeVariable.Filling = .open) {
        trail.append(.binding(variable, variable.binding))
        variable.binding = type
        variable.filling = filling
    }

    func require(_ variable: TypeVariable, _ uses: [ProtocolUse]) {
        if uses.isEmpty { return }
        let known = variable.conformances
        let new =
            known.isEmpty
            ? uses : uses.filter { use in !known.contains { $0.declaration === use.declaration } }
        if new.isEmpty { return }
        noteRequirements(of: variable)
        variable.conformances += new
    }

    /// The type without bound holes at its head, and with `T.A` reduced if that is possible by now.
    func head(_ type: Type) -> Type {
        let shallow = type.shallow
        if case .associated = shallow {
            let reduced = module.reduce(shallow).shallow
            if case .associated = reduced { return reduced }
            return head(reduced)
        }
        return shallow
    }

    // MARK: Unification

    /// Makes two types the same, filling holes. Holes stay filled when it fails: attempt it.
    func unify(_ a: Type, _ b: Type) -> Bool {
        switch (head(a), head(b)) {
        case (.unknown, _), (_, .unknown): return true
        case (.variable(let left), .variable(let right)): return unify(left, right)
        case (.variable(let literal), .associated(let base, let associated))
        where literal.literal == .float && base.isVariable,
            (.associated(let base, let associated), .variable(let literal))
        where literal.literal == .float && base.isVariable:
            // `by: 0.1`, a `T.Stride`: the literal has a say in what an unwritten `T` is by default.
            if case .variable(let hole) = base.shallow { require(hole, associated, is: .variable(literal)) }
            return true
        case (.variable(let variable), let type), (let type, .variable(let variable)):
            return fill(variable, type)
        case (.nominal(let a, let own), .nominal(let b, let other)):
            return a === b && own.count == other.count && unify(own, other)
        case (.parameter(let a), .parameter(let b)):
            return a === b || (a.index == b.index && a.name == b.name)
        case (.associated(let a, let own), .associated(let b, let other)) where own.name == other.name:
            return unify(a, b)
        case (.associated(let base, let associated), let type) where base.hasHoles,
            (let type, .associated(let base, let associated)) where base.hasHoles:
            // Decided when the base is known.
            if case .variable(let hole) = base.shallow { require(hole, associated, is: type) }
            return true
        case (.opaque(let a, let own), .opaque(let b, let other)): return a === b && unify(own, other)
        case (.tuple(let a), .tuple(let b)):
            return a.count == b.count && unify(a.map({ $0.type }), b.map({ $0.type }))
        case (.function(let a), .function(let b)): return unify(a, b)
        case (.metatype(let a), .metatype(let b)): return unify(a, b)
        case (.existential(let a), .existential(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { one, other in
                    one.declaration === other.declaration
                        && (one.arguments.count != other.arguments.count
                            || unify(one.arguments, other.arguments))
                }
        default: return false
        }
    }

    private func unify(_ a: [Type], _ b: [Type]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { unify($0, $1) }
    }

    private func unify(_ a: FunctionType, _ b: FunctionType) -> Bool {
        guard a.parameters.count == b.parameters.count else { return false }
        for (one, other) in zip(a.parameters, b.parameters) {
            if one.isInout != other.isInout || !unify(one.type, other.type) { return false }
        }
        return unify(a.result, b.result)
    }

    /// The younger hole follows the older one, so that a statement's own literals do not decide for the
    /// expression around it.
    private func unify(_ left: TypeVariable, _ right: TypeVariable) -> Bool {
        if left === right { return true }
        let (older, younger) = left.id < right.id ? (left, right) : (right, left)
        guard let literal = join(older.literal, younger.literal) else { return false }
        if literal != older.literal {
            trail.append(.literal(older, older.literal))
            older.literal = literal
        }
        require(older, younger.conformances)
        for (associated, type) in younger.associatedTypes { require(older, associated, is: type) }
        bind(younger, to: .variable(older))
        return true
    }

    private func join(_ a: TypeVariable.Literal, _ b: TypeVariable.Literal) -> TypeVariable.Literal? {
        if a == b || b == .none { return a }
        if a == .none { return b }
        if (a == .integer && b == .float) || (a == .float && b == .integer) { return .float }
        return nil
    }

    private func fill(_ variable: TypeVariable, _ type: Type) -> Bool {
        if variable.literal != .none {
            guard accepts(type, variable.literal) else { return false }
            cost += literalCost(variable.literal, type)
        }
        let holes = type.holes(seeking: variable)
        // `a.reduce(0, a.reduce(0, …` wants a function of functions, twice as large at each level.
        if holes == .tooLarge { isOverwhelmed = true }
        return holes.rawValue < Type.Holes.sought.rawValue
            && settle(variable, type, holes == .none ? .closed : .open)
    }

    /// Binds a hole, and what is known of its associated types to those of the type.
    private func settle(_ variable: TypeVariable, _ type: Type, _ filling: TypeVariable.Filling) -> Bool {
        bind(variable, to: type, filling)
        return variable.associatedTypes.allSatisfy { associated, wanted in
            let own = module.reduce(.associated(type, associated))
            if case .associated = own { return true }
            return unify(own, wanted)
        }
    }

    private func literalCost(_ literal: TypeVariable.Literal, _ type: Type) -> Int64 {
        if literal == .nil || literal == .array || literal == .dictionary { return 0 }
        if areSame(defaultType(literal), type) { return 0 }
        // `40 - (8 * scale)`: of two types that neither is the literal's own, the language's is meant.
        return Cost.otherLiteral + (head(type).nominal.map { $0.isLibrary ? 0 : 1 } ?? 0)
    }

    /// Whether a type can be written as such a literal.
    func accepts(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
        switch head(type) {
        case .unknown: return true
        case .variable: return true
        case .existential: return false
        default:
            guard let wanted = module.literalProtocol(literal) else { return true }
            return module.conforms(type, to: wanted)
        }
    }

    func defaultType(_ literal: TypeVariable.Literal) -> Type {
        switch literal {
        case .integer: module.type(.int)
        case .float: module.type(.double)
        case .string: module.type(.string)
        case .boolean: module.type(.bool)
        case .none, .nil, .array, .dictionary: .unknown
        }
    }

    // MARK: Defaults

    /// Gives literals their default types where nothing else has decided.
    func applyDefaults(since start: Int) {
        guard start < variables.count else { return }
        for variable in variables[start...] where variable.binding == nil { applyDefault(to: variable) }
    }

    func applyDefault(to variable: TypeVariable) {
        switch variable.literal {
        case .none, .nil, .array, .dictionary: break
        case .integer:
            let int = module.type(.int), double = module.type(.double)
            _ = settle(variable, fits(int, variable) || !fits(double, variable) ? int : double, .closed)
        default: _ = settle(variable, defaultType(variable.literal), .closed)
        }
    }

    /// Whether a literal may be of a type by default: an integer may be where a floating-point type is
    /// required.
    private func fits(_ type: Type, _ variable: TypeVariable) -> Bool {
        variable.conformances.allSatisfy { module.conforms(type, to: $0.declaration) }
            && variable.associatedTypes.allSatisfy { associated, wanted in
                guard case .variable(let hole) = head(wanted), hole.literal != .none else { return true }
                return accepts(module.reduce(.associated(type, associated)), hole.literal)
            }
    }

    /// Forgets everything: the body is finished.
    func finish() {
        trail = []
        variables = []
    }
}

/// What a conversion or a choice costs, in the order of the compiler's own ranking.
enum Cost {
    static let disfavored: Int64 = 1_000_000_000
    static let numericConversion: Int64 = 1_000_000
    static let otherLiteral: Int64 = 10_000
    static let upcast: Int64 = 1_000
    static let optional: Int64 = 1_000
    static let existential: Int64 = 100
    static let closure: Int64 = 10
    /// Attempts for one expression. The largest of a thousand snippets takes less than 500, a literal one for
    /// each element; those that double with each level take about a second.
    static let limit = 12_000
}
