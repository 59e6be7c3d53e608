/// How large a type may become. Types share their parts, so that thirty short lines write one of a billion;
/// whatever walks along a type takes as long as it is large.
extension Type {
    /// More parts than any view's type has that a person writes: the largest of a thousand snippets has a few
    /// hundred.
    static let mostParts = 10_000
    /// Such that walks by recursion stay within their stack.
    private static let deepest = 1_000

    /// Whether it has more parts than are walked along, or is nested deeper.
    var isTooLarge: Bool {
        switch self {
        case .nominal(_, let arguments) where arguments.isEmpty: return false
        case .parameter, .unknown: return false
        default:
            var left = Type.mostParts
            return exceeds(&left, Type.deepest)
        }
    }

    private func exceeds(_ left: inout Int, _ depth: Int) -> Bool {
        left -= 1
        if left < 0 || depth < 0 { return true }
        switch self {
        case .nominal(_, let arguments), .opaque(_, let arguments):
            for argument in arguments where argument.exceeds(&left, depth - 1) { return true }
        // To know what one stands for, the protocols of all below it are asked.
        case .associated(let base, _): return base.exceeds(&left, depth - 40)
        case .existential(let uses):
            for use in uses {
                for argument in use.arguments where argument.exceeds(&left, depth - 1) { return true }
            }
        case .tuple(let elements):
            for element in elements where element.type.exceeds(&left, depth - 1) { return true }
        case .function(let function):
            for parameter in function.parameters where parameter.type.exceeds(&left, depth - 1) {
                return true
            }
            return function.result.exceeds(&left, depth - 1)
        case .metatype(let instance): return instance.exceeds(&left, depth - 1)
        case .variable(let variable): return variable.binding?.exceeds(&left, depth) ?? false
        case .parameter, .unknown: break
        }
        return false
    }
}
