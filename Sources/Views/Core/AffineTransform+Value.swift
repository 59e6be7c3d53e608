import Graphics
import Interpreter

extension AffineTransform: ValueConvertible {
    public init(_ value: Value) {
        let fields = value.fields
        guard fields.count == 6 else {
            self = .identity
            return
        }
        self.init(
            a: fields[0].number, b: fields[1].number, c: fields[2].number, d: fields[3].number,
            tx: fields[4].number,
            ty: fields[5].number)
    }
}
