import Graphics
import Interpreter
import Syntax

/// `Color`: a style and a view.
final class ColorView: StyleValue {
    let color: Color

    init(_ color: Color, _ range: SourceRange = .none) {
        self.color = color
        super.init("Color", range)
    }

    override func paint(in context: ViewContext) -> UnitPaint { UnitPaint(color) }

    override var description: String {
        if let role = color.role { return role.name }
        let value = color.light
        return "Color(red: \(value.red), green: \(value.green), blue: \(value.blue))"
    }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? ColorView else { return false }
        return color == other.color
    }
}

extension Color: ValueConvertible {
    public init(_ value: Value) { self = value.native(ColorView.self)?.color ?? .clear }

    var value: Value { .native(ColorView(self)) }
}
