/// Looking for holes that are left in types. This is asked of every type that fills a hole: plain loops, and
/// what is known to have none is not looked through again.
extension Type {
    /// What was found, the most telling last.
    enum Holes: Int {
        case none
        case others
        case sought
        case tooLarge
    }

    /// Whether a hole is left anywhere.
    var hasHoles: Bool { holes(seeking: nil) != .none }

    /// Which holes are in it, or in what fills its holes; `tooLarge` when it has more parts than are walked
    /// along.
    func holes(seeking sought: TypeVariable?) -> Holes {
        var left = Type.mostParts
        let found = holes(seeking: sought, &left)
        return left < 0 ? .tooLarge : found
    }

    private func holes(seeking sought: TypeVariable?, _ left: inout Int) -> Holes {
        left -= 1
        if left < 0 { return .tooLarge }
        switch self {
        case .variable(let variable):
            guard let binding = variable.binding else { return variable === sought ? .sought : .others }
            return variable.filling == .open ? binding.holes(seeking: sought, &left) : .none
        case .nominal(_, let arguments), .opaque(_, let arguments):
            return Type.holes(in: arguments, sought, &left)
        case .associated(let base, _): return base.holes(seeking: sought, &left)
        case .existential(let uses):
            return Type.most(of: uses, sought) { Type.holes(in: $0.arguments, sought, &left) }
        case .tuple(let elements):
            return Type.most(of: elements, sought) { $0.type.holes(seeking: sought, &left) }
        case .function(let function):
            let parameters = Type.most(of: function.parameters, sought) {
                $0.type.holes(seeking: sought, &left)
            }
            return parameters.isTelling(sought)
                ? parameters : Type.more(parameters, function.result.holes(seeking: sought, &left))
        case .metatype(let instance): return instance.holes(seeking: sought, &left)
        case .parameter, .unknown: return .none
        }
    }

    private static func holes(in types: [Type], _ sought: TypeVariable?, _ left: inout Int) -> Holes {
        types.isEmpty ? .none : most(of: types, sought) { $0.holes(seeking: sought, &left) }
    }

    @inline(__always)
    private static func most<Part>(of parts: [Part], _ sought: TypeVariable?, _ holes: (Part) -> Holes)
        -> Holes
    {
        var found = Holes.none
        for part in parts {
            found = more(found, holes(part))
            if found.isTelling(sought) { break }
        }
        return found
    }

    private static func more(_ a: Holes, _ b: Holes) -> Holes { a.rawValue < b.rawValue ? b : a }
}

extension Type.Holes {
    /// Whether nothing that is found later changes the answer.
    fileprivate func isTelling(_ sought: TypeVariable?) -> Bool {
        sought == nil ? self != .none : rawValue >= Type.Holes.sought.rawValue
    }
}
