import Syntax

/// How deep values nest. Swift lets go of a value by letting go of what it holds, a few stack frames for each
/// level, and a browser has a stack of about a megabyte: so values that would nest deeper than `deepest` are
/// refused when they are made. Objects are not counted: what hangs on one changes, and chains of them are let
/// go of one by one (`ObjectValue.letGo`), as are texts made of texts.
extension Evaluator {
    /// In a browser, collections that nest 3,000 deep and structs and closures that nest 2,000 deep can be
    /// let go of.
    static let deepest = 2_000
    /// How many levels a native counts: 2,000 nested views are too many.
    private static let levelsOfNative: Int32 = 2

    // MARK: Natives and closures

    /// What a native made of other values is one level deeper than they are.
    func note(_ made: Value, of call: NativeCall) throws(Signal) {
        switch made {
        case .void, .none, .bool, .int, .double, .string, .range, .metatype: return
        case .native(let native): if native.nesting < 0 { try nest(native, in: call) }
        case .function(let function):
            if case .native = function.kind, function.nesting < 0 { function.nesting = level(call) }
        case .some(.native(let native)): if native.nesting < 0 { try nest(native, in: call) }
        case .structure(let value):
            for case .native(let native) in value.fields where native.nesting < 0 {
                try nest(native, in: call)
            }
        default: try noteComposite(made, call.range)
        }
    }

    private func nest(_ native: NativeValue, in call: NativeCall) throws(Signal) {
        native.nesting = native.isFlat ? 0 : level(call)
        charge(native.size)
        if native.nesting > Evaluator.deepest { throw tooDeep(call.range) }
        if failure != nil { throw .stop }
    }

    private func level(_ call: NativeCall) -> Int32 {
        call.arguments.reduce(nesting(of: call.receiver)) { max($0, nesting(of: $1)) }
            + Evaluator.levelsOfNative
    }

    /// How deep a closure nests that captures values.
    func nesting(capturing values: [Value], _ range: SourceRange) throws(Signal) -> Int32 {
        var deepest: Int32 = 0
        for value in values { deepest = max(deepest, nesting(of: value)) }
        if deepest >= Evaluator.deepest { throw tooDeep(range) }
        return deepest + 1
    }

    /// How deep natives and closures nest in a value, as far as one sees without going far into it. Objects
    /// end the search: what hangs on one changes, and may lead back to it.
    func nesting(of value: Value) -> Int32 {
        var visits = 16
        return nesting(of: value, &visits)
    }

    private func nesting(of value: Value, _ visits: inout Int) -> Int32 {
        visits -= 1
        switch value {
        case .native(let native): return max(native.nesting, 0)
        case .function(let function): return max(function.nesting, 0)
        case .structure(let value): return nesting(ofAll: value.fields, &visits)
        case .some(let inner): return visits > 0 ? nesting(of: inner, &visits) : 0
        case .cell(let cell): return visits > 0 ? nesting(of: cell.value, &visits) : 0
        case .array(let items), .tuple(let items), .enumeration(_, let items):
            return nesting(ofAll: items, &visits)
        case .dictionary(let storage): return nesting(ofAll: storage.values, &visits)
        default: return 0
        }
    }

    private func nesting(ofAll values: [Value], _ visits: inout Int) -> Int32 {
        var deepest: Int32 = 0
        for value in values {
            if visits <= 0 { break }
            deepest = max(deepest, nesting(of: value, &visits))
        }
        return deepest
    }

    // MARK: Collections, tuples, enums and structs

    /// How often a value made of others is looked into: a chain that grows by one with each of them is found
    /// before it is much longer than allowed. It is prime, so that a loop that makes several in turn has all
    /// of them looked at.
    private static let period = 251
    /// How many values are looked at then.
    private static let mostVisits = 10_000
    /// Of how many one is to be made first for each that was looked at: large values must not cost more than
    /// they do.
    private static let visitsForEach = 8

    /// Counts a value made of others, and looks into one of many.
    @inline(__always)
    func noteComposite(_ value: Value, _ range: SourceRange) throws(Signal) {
        composites += 1
        if composites >= Evaluator.period { try measure(value, range) }
    }

    @inline(never)
    private func measure(_ value: Value, _ range: SourceRange) throws(Signal) {
        var (pending, visits) = ([(value, 0)], 0)
        defer { composites = min(0, Evaluator.period - visits / Evaluator.visitsForEach) }
        while let (value, level) = pending.popLast(), visits < Evaluator.mostVisits {
            if level > Evaluator.deepest { throw tooDeep(range) }
            let parts = value.parts
            visits += parts.count
            for part in parts where part.hasParts { pending.append((part, level + 1)) }
        }
    }

    private func tooDeep(_ range: SourceRange) -> Signal {
        stopForNesting(at: range)
        return .stop
    }

    func stopForNesting(at range: SourceRange) {
        stop(
            .error(
                "values are nested too deeply", at: range, id: "budget-depth",
                notes: [.init("a value may be put into another one again and again here")]))
    }
}

extension Value {
    /// What it is made of; references to objects lead elsewhere.
    fileprivate var parts: [Value] {
        switch self {
        case .some(let inner): [inner]
        case .array(let items), .tuple(let items), .enumeration(_, let items): items
        case .structure(let value): value.fields
        case .dictionary(let storage), .set(let storage):
            storage.values.isEmpty ? storage.keys : storage.keys + storage.values
        default: []
        }
    }

    var hasParts: Bool {
        switch self {
        case .some, .array, .tuple, .structure, .dictionary, .set: true
        case .enumeration(_, let payload): !payload.isEmpty
        default: false
        }
    }
}
