import Graphics
import Interpreter
import Layout
import Syntax

/// `MagnifyGesture.Value` and `RotateGesture.Value`.
final class TransformValue: NativeValue {
    fileprivate let motion: TransformMotion

    init(_ motion: TransformMotion) { self.motion = motion }

    override var description: String { "Value" }

    override func isEqual(to other: NativeValue) -> Bool { (other as? TransformValue)?.motion == motion }
}

/// `SimultaneousGesture.Value`.
final class SimultaneousValue: NativeValue {
    fileprivate let first: Value?
    fileprivate let second: Value?
    private let evaluator: Evaluator

    init(_ first: Value?, _ second: Value?, _ evaluator: Evaluator) {
        self.first = first
        self.second = second
        self.evaluator = evaluator
    }

    override var description: String { "SimultaneousGesture.Value" }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? SimultaneousValue else { return false }
        return evaluator.areEqual(.optional(first), .optional(other.first))
            && evaluator.areEqual(.optional(second), .optional(other.second))
    }
}

enum TransformValueRows {
    static var rows: [Native] {
        [
            property("MagnifyGesture", "magnification") { motion, _ in .double(motion.magnification) },
            property("MagnifyGesture", "velocity") { motion, _ in .double(motion.magnificationVelocity) },
            property("RotateGesture", "rotation") { $1.angle($0.rotation) },
            property("RotateGesture", "velocity") { $1.angle($0.rotationVelocity) },
        ] + start("MagnifyGesture") + start("RotateGesture") + [
            part("first", "First") { $0.first },
            part("second", "Second") { $0.second },
        ]
    }

    private static func start(_ gesture: String) -> [Native] {
        [
            property(gesture, "time") { _, evaluator in evaluator.structure("Date", [.double(Dates.start)]) },
            property(gesture, "startAnchor") { motion, evaluator in
                evaluator.structure("UnitPoint", [.double(motion.anchor.x), .double(motion.anchor.y)])
            },
            property(gesture, "startLocation") { $1.value($0.start.local) },
        ]
    }

    private static func property(
        _ gesture: String, _ declaration: String, _ read: @escaping (TransformMotion, Evaluator) -> Value
    ) -> Native {
        Native("\(gesture).Value.\(declaration)") { call in
            call.receiver.native(TransformValue.self).map { read($0.motion, call.evaluator) } ?? .void
        }
    }

    private static func part(_ name: String, _ type: String, _ read: @escaping (SimultaneousValue) -> Value?)
        -> Native
    {
        Native("SimultaneousGesture.Value.\(name)") { call in
            .optional(call.receiver.native(SimultaneousValue.self).flatMap(read))
        }
    }
}

extension Evaluator {
    func angle(_ radians: Double) -> Value { structure("Angle", [.double(radians)]) }
}
