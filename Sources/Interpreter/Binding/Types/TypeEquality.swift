import Syntax

/// Whether two types without holes are the same.
func areSame(_ a: Type, _ b: Type) -> Bool {
    switch (a.shallow, b.shallow) {
    case (.nominal(let a, let own), .nominal(let b, let other)): return a === b && areSame(own, other)
    case (.parameter(let a), .parameter(let b)): return a === b || (a.index == b.index && a.name == b.name)
    case (.associated(let a, let own), .associated(let b, let other)):
        return own.name == other.name && areSame(a, b)
    case (.existential(let a), .existential(let b)):
        return a.count == b.count && zip(a, b).allSatisfy { $0.declaration === $1.declaration }
    case (.opaque(let a, let own), .opaque(let b, let other)): return a === b && areSame(own, other)
    case (.tuple(let a), .tuple(let b)):
        return a.count == b.count && zip(a, b).allSatisfy { areSame($0.type, $1.type) }
    case (.function(let a), .function(let b)):
        return a.parameters.count == b.parameters.count && areSame(a.result, b.result)
            && zip(a.parameters, b.parameters).allSatisfy { areSame($0.type, $1.type) }
    case (.metatype(let a), .metatype(let b)): return areSame(a, b)
    case (.variable(let a), .variable(let b)): return a === b
    case (.unknown, _), (_, .unknown): return true
    default: return false
    }
}

func areSame(_ a: [Type], _ b: [Type]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { areSame($0, $1) }
}
