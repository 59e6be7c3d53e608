import Graphics
import Interpreter
import Layout
import Syntax

/// `DragGesture.Value`.
final class DragValue: NativeValue {
    fileprivate let start: Point
    fileprivate let location: Point
    fileprivate let velocity: Point

    init(_ motion: DragMotion, isLocal: Bool) {
        start = isLocal ? motion.start.local : motion.start.global
        location = isLocal ? motion.location.local : motion.location.global
        velocity = motion.velocity
    }

    fileprivate var translation: Size { Size(width: location.x - start.x, height: location.y - start.y) }

    /// Where it would come to rest: a quarter of a second further on.
    fileprivate var predictedEnd: Point {
        Point(x: location.x + velocity.x / 4, y: location.y + velocity.y / 4)
    }

    override var description: String { "DragGesture.Value" }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? DragValue else { return false }
        return other.start == start && other.location == location && other.velocity == velocity
    }
}

enum DragValueRows {
    static var rows: [Native] {
        [
            property("time") { _, evaluator in evaluator.structure("Date", [.double(Dates.start)]) },
            property("location") { $1.value($0.location) },
            property("startLocation") { $1.value($0.start) },
            property("translation") { $1.value($0.translation) },
            property("velocity") { $1.value(Size(width: $0.velocity.x, height: $0.velocity.y)) },
            property("predictedEndLocation") { $1.value($0.predictedEnd) },
            property("predictedEndTranslation") { value, evaluator in
                evaluator.value(
                    Size(
                        width: value.predictedEnd.x - value.start.x,
                        height: value.predictedEnd.y - value.start.y))
            },
        ]
    }

    private static func property(_ declaration: String, _ read: @escaping (DragValue, Evaluator) -> Value)
        -> Native
    {
        Native("DragGesture.Value.\(declaration)") { call in
            call.receiver.native(DragValue.self).map { read($0, call.evaluator) } ?? .void
        }
    }
}
