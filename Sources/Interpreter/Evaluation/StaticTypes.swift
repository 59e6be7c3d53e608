/// A native's value often does not tell its type, of which the checker alone knows: `Binding<Int>`. Where it
/// becomes a value of a protocol's type, or is asked whether it is one, it is told.
extension Evaluator {
    func keepType(of value: Value, _ type: Type, _ frame: Activation) {
        guard case .native(let native) = value, native.declaredType == nil,
            case .nominal(let declaration, let arguments) = opened(resolve(type, frame)),
            declaration.kind != .class, !(native is AnyValue)
        else { return }
        native.staticType = .nominal(declaration, arguments)
    }
}
