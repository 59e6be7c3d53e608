import Graphics
import Interpreter
import Layout
import Syntax

extension Evaluator {
    /// `DragGesture.Value`, whose other properties follow from these.
    func dragged(_ motion: DragMotion, isLocal: Bool) -> Value {
        let (start, location) = (motion.start, motion.location)
        return structure(
            nested: ["DragGesture", "Value"],
            [
                startOfTime, value(isLocal ? location.local : location.global),
                value(isLocal ? start.local : start.global),
                value(Size(width: motion.velocity.x, height: motion.velocity.y)),
            ])
    }

    /// `MagnifyGesture.Value` or `RotateGesture.Value`.
    ///
    /// - Parameters:
    ///   - amount: how far the fingers have changed the view.
    ///   - velocity: the change of that in a second.
    func transformed(by gesture: Name, _ amount: Value, _ velocity: Value, _ motion: TransformMotion) -> Value
    {
        let anchor = structure("UnitPoint", [.double(motion.anchor.x), .double(motion.anchor.y)])
        return structure(
            nested: [gesture, "Value"],
            [startOfTime, amount, velocity, anchor, value(motion.start.local)])
    }

    /// `SimultaneousGesture.Value`.
    func simultaneous(_ first: Value?, _ second: Value?) -> Value {
        structure(nested: ["SimultaneousGesture", "Value"], [.optional(first), .optional(second)])
    }

    func angle(_ radians: Double) -> Value { structure("Angle", [.double(radians)]) }

    /// The clock of a preview stands still.
    private var startOfTime: Value { structure("Date", [.double(Dates.start)]) }
}
