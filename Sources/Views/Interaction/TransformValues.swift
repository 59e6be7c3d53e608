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
    static var rows: [Declaration] {
        [
            Declaration("extension MagnifyGesture { public struct Value: Equatable {} }"),
            property("MagnifyGesture", "magnification: CGFloat") { motion, _ in .double(motion.magnification) },
            property("MagnifyGesture", "velocity: CGFloat") { motion, _ in .double(motion.magnificationVelocity) },
            Declaration("extension RotateGesture { public struct Value: Equatable {} }"),
            property("RotateGesture", "rotation: Angle") { $1.angle($0.rotation) },
            property("RotateGesture", "velocity: Angle") { $1.angle($0.rotationVelocity) },
        ] + start("MagnifyGesture") + start("RotateGesture") + [
            Declaration("extension SimultaneousGesture { public struct Value {} }"),
            part("first", "First") { $0.first },
            part("second", "Second") { $0.second },
            Declaration("extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}"),
        ]
    }

    private static func start(_ gesture: String) -> [Declaration] {
        [
            property(gesture, "time: Date") { _, evaluator in evaluator.structure("Date", [.double(Dates.start)]) },
            property(gesture, "startAnchor: UnitPoint") { motion, evaluator in
                evaluator.structure("UnitPoint", [.double(motion.anchor.x), .double(motion.anchor.y)])
            },
            property(gesture, "startLocation: CGPoint") { $1.value($0.start.local) },
        ]
    }

    private static func property(
        _ gesture: String, _ declaration: String, _ read: @escaping (TransformMotion, Evaluator) -> Value
    ) -> Declaration {
        Declaration("extension \(gesture).Value { public var \(declaration) { get } }") { call in
            call.receiver.native(TransformValue.self).map { read($0.motion, call.evaluator) } ?? .void
        }
    }

    private static func part(_ name: String, _ type: String, _ read: @escaping (SimultaneousValue) -> Value?) -> Declaration {
        Declaration("extension SimultaneousGesture.Value { public var \(name): \(type).Value? { get } }") { call in
            .optional(call.receiver.native(SimultaneousValue.self).flatMap(read))
        }
    }
}

extension Evaluator {
    func angle(_ radians: Double) -> Value { structure("Angle", [.double(radians)]) }
}
