import Graphics
import Interpreter

/// `CGAffineTransform`.
private enum TransformField: Int, FieldNames { case a, b, c, d, tx, ty }

extension AffineTransform: ValueConvertible {
    public init(_ value: Value) {
        guard let map = Fields<TransformField>(value) else {
            self = .identity
            return
        }
        self.init(
            a: map[.a].number, b: map[.b].number, c: map[.c].number, d: map[.d].number,
            tx: map[.tx].number, ty: map[.ty].number)
    }
}
