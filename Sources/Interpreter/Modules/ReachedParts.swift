import Syntax

/// The declarations of modules that code names.
final class ReachedParts: CodeWalker {
    private(set) var found: [ProgramPart] = []
    /// The first expression that the checker could make nothing of.
    private(set) var mistake: SourceRange?
    private var seen: Set<ObjectIdentifier> = []

    init(_ code: Code) {
        super.init()
        statements(code.statements)
    }

    private func add(_ part: ProgramPart?) {
        guard let part, part.standsInModule, seen.insert(ObjectIdentifier(part)).inserted else { return }
        found.append(part)
    }

    private func add(_ type: Type) {
        guard case .nominal(let declaration, let arguments) = type else { return }
        add(declaration)
        arguments.forEach { add($0) }
    }

    override func expression(_ value: Expression) {
        switch value.kind {
        case .call(let call): add(call.callee.function)
        case .function(let callee, _, _): add(callee.function)
        case .metatype(let type): add(type)
        case .keyPath(let path):
            for component in path.components {
                switch component {
                case .property(let variable, _): add(variable)
                case .subscripted(let getter, _): add(getter)
                default: break
                }
            }
        case .error: mistake = mistake ?? value.range
        default: break
        }
        add(value.type)
        super.expression(value)
    }

    override func call(_ call: Call, _ value: Expression) {
        call.substitutions.forEach { add($0) }
        super.call(call, value)
    }

    override func base(of place: Place) {
        switch place.kind {
        case .global(let variable), .member(_, let variable, _), .witness(_, let variable, _),
            .staticMember(_, let variable),
            .staticWitness(_, let variable):
            add(variable)
        case .subscripted(_, let getter, let setter, _, _):
            add(getter.function)
            add(setter)
        default: break
        }
        add(place.type)
        super.base(of: place)
    }
}
