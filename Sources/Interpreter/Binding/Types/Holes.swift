/// Looking for holes that are left in types. This is asked of every type that fills a hole: plain loops, and
/// what is known to have none is not looked through again.
extension Type {
    /// What was found, the most telling last.
    enum Holes: Int {
        case none
        case others
        case sought
    }

    /// Whether a hole is left anywhere.
    var hasHoles: Bool { holes(seeking: nil) != .none }

    /// Which holes are in it, or in what fills its holes.
    func holes(seeking sought: TypeVariable?) -> Holes {
        switch self {
        case .variable(let variable):
            guard let binding = variable.binding else { return variable === sought ? .sought : .others }
            return variable.filling == .open ? binding.holes(seeking: sought) : .none
        case .nominal(_, let arguments), .opaque(_, let arguments): return Type.holes(in: arguments, sought)
        case .associated(let base, _): return base.holes(seeking: sought)
        case .existential(let uses):
            return Type.most(of: uses, sought) { Type.holes(in: $0.arguments, sought) }
        case .tuple(let elements): return Type.most(of: elements, sought) { $0.type.holes(seeking: sought) }
        case .function(let function):
            let parameters = Type.most(of: function.parameters, sought) { $0.type.holes(seeking: sought) }
            return parameters.isTelling(sought)
                ? parameters : Type.more(parameters, function.result.holes(seeking: sought))
        case .metatype(let instance): return instance.holes(seeking: sought)
        case .parameter, .unknown: return .none
        }
    }

    private static func holes(in types: [Type], _ sought: TypeVariable?) -> Holes {
        types.isEmpty ? .none : most(of: types, sought) { $0.holes(seeking: sought) }
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
        sought == nil ? self != .none : self == .sought
    }
}
