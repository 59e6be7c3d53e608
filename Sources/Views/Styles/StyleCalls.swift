import Graphics
import Interpreter
import Layout
import Syntax

extension NativeCall {
    /// The place of an enum case among its siblings.
    func nextCase() -> Int { nextValue().caseIndex ?? 0 }

    /// The same of an optional one.
    func nextOptionalCase() -> Int? { nextValue().caseIndex }

    /// An `Angle` in radians.
    func nextRadians() -> Double { Angle(nextValue()).radians }

    /// A modifier that draws its content through effects.
    func effect(_ name: StaticString, _ effects: @escaping (Rect) -> [GroupEffect]) -> Value {
        modifier(name) { node, context in
            context.graph.pay(PictureCost.definition)
            return EffectNode(view: "\(name)", node, effects: effects)
        }
    }

    /// A modifier that changes how its content's text looks.
    func textStyle(_ name: StaticString, _ change: @escaping (inout TextLook) -> Void) -> Value {
        environment(name) { values, _ in
            var look = values.textLook
            change(&look)
            values.textLook = look
        }
    }

    /// A modifier that only stores one value.
    func setting(_ name: StaticString, _ key: EnvironmentValues.Key) -> Value {
        let value = nextValue()
        return environment(name) { values, _ in values[key] = value }
    }
}

extension ViewGraph {
    /// Whether a snippet's own value declares that it conforms to a protocol.
    func conforms(_ value: Value, to protocolName: Name) -> Bool {
        guard case .structure(let value) = value else { return false }
        return value.declaration.says(protocolName)
    }
}
