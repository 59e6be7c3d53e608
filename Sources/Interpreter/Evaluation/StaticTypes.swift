/// A native's value often does not tell its type, of which the checker alone knows: `Binding<Int>`. Where it
/// becomes a value of a protocol's type, or is asked whether it is one, it is told. What a modifier gives is
/// known by no more than `some View` says.
extension Evaluator {
    func keepType(of value: Value, _ type: Type, _ frame: Activation) {
        guard case .native(let native) = value, native.declaredType == nil, !(native is AnyValue) else {
            return
        }
        let type = opened(resolve(type, frame))
        switch type {
        case .nominal(let declaration, _) where declaration.kind != .class: native.staticType = type
        case .opaque where native.staticType == nil: native.staticType = type
        default: break
        }
    }
}
