import Graphics
import Interpreter
import Layout
import Syntax

// How the values of SwiftUI's own types are read from the structs, enums and natives that rows declare.

extension RawRepresentable where RawValue == UInt8 {
    /// The case that stands where an enum's case of the library stands among its own: `LibraryNamesTests` has
    /// the enums that this is true of.
    init?(caseOf value: Value) {
        guard let index = value.caseIndex else { return nil }
        self.init(rawValue: UInt8(truncatingIfNeeded: index))
    }
}

/// `HorizontalAlignment` and `VerticalAlignment`.
final class AlignmentValue: NativeValue {
    let key: AlignmentKey

    init(_ key: AlignmentKey) { self.key = key }

    override var description: String { "Alignment" }
    override func isEqual(to other: NativeValue) -> Bool { (other as? AlignmentValue)?.key == key }
}

extension AlignmentKey: ValueConvertible {
    public init(_ value: Value) { self = value.native(AlignmentValue.self)?.key ?? .centerX }
}

/// `Alignment`.
private enum AlignmentField: Int, FieldNames { case horizontal, vertical }

extension Layout.Alignment: ValueConvertible {
    public init(_ value: Value) {
        self =
            Fields<AlignmentField>(value).map {
                Self(horizontal: AlignmentKey($0[.horizontal]), vertical: AlignmentKey($0[.vertical]))
            } ?? .center
    }
}

extension Axis: ValueConvertible {
    public init(_ value: Value) { self = Axis(caseOf: value) ?? .horizontal }
}

extension AxisSet: ValueConvertible {
    public init(_ value: Value) { self.init(rawValue: UInt8(truncatingIfNeeded: rawBits(value))) }
}

extension Edge: ValueConvertible {
    public init(_ value: Value) { self = Edge(caseOf: value) ?? .top }
}

extension Edge.Set: ValueConvertible {
    public init(_ value: Value) { self.init(rawValue: UInt8(truncatingIfNeeded: rawBits(value))) }
}

/// The raw value of an option set, whose only field it is.
private func rawBits(_ value: Value) -> Int64 {
    if case .int(let bits)? = value.fields.first { return bits }
    return 0
}

/// `EdgeInsets`.
private enum EdgeInsetsField: Int, FieldNames { case top, leading, bottom, trailing }

extension EdgeInsets: ValueConvertible {
    public init(_ value: Value) {
        self =
            Fields<EdgeInsetsField>(value).map {
                Self(
                    top: $0[.top].number, leading: $0[.leading].number, bottom: $0[.bottom].number,
                    trailing: $0[.trailing].number)
            } ?? .zero
    }
}

/// `CGPoint`, `UnitPoint` and `SIMD2`.
private enum PointField: Int, FieldNames { case x, y }

extension UnitPoint: ValueConvertible {
    public init(_ value: Value) {
        let point = Point(value)
        self.init(x: point.x, y: point.y)
    }
}

extension Point: ValueConvertible {
    public init(_ value: Value) {
        self = Fields<PointField>(value).map { Self(x: $0[.x].number, y: $0[.y].number) } ?? .zero
    }
}

/// `CGSize` and `ProposedViewSize`.
private enum SizeField: Int, FieldNames { case width, height }

extension Size: ValueConvertible {
    public init(_ value: Value) {
        self =
            Fields<SizeField>(value).map { Self(width: $0[.width].number, height: $0[.height].number) }
            ?? .zero
    }
}

extension ProposedViewSize: ValueConvertible {
    public init(_ value: Value) {
        self =
            Fields<SizeField>(value).map {
                Self(width: $0[.width].unwrapped?.number, height: $0[.height].unwrapped?.number)
            } ?? .unspecified
    }
}

/// `CGRect`.
private enum RectField: Int, FieldNames { case origin, size }

extension Rect: ValueConvertible {
    public init(_ value: Value) {
        self =
            Fields<RectField>(value).map { Self(origin: Point($0[.origin]), size: Size($0[.size])) } ?? .zero
    }
}

/// `Angle`, in radians.
struct Angle: ValueConvertible {
    let radians: Double

    init(_ value: Value) { radians = value.fields.first?.number ?? 0 }
}

extension ContentMode: ValueConvertible {
    public init(_ value: Value) { self = ContentMode(caseOf: value) ?? .fit }
}

extension LayoutDirection: ValueConvertible {
    public init(_ value: Value) { self = LayoutDirection(caseOf: value) ?? .leftToRight }
}

// MARK: The other way

/// Values of the types that rows declare, made by native code.
extension Evaluator {
    func value(_ size: Size) -> Value { structure("CGSize", [.double(size.width), .double(size.height)]) }

    func value(_ point: Point) -> Value { structure("CGPoint", [.double(point.x), .double(point.y)]) }

    func value(_ rect: Rect) -> Value { structure("CGRect", [value(rect.origin), value(rect.size)]) }

    func value(_ insets: EdgeInsets) -> Value {
        structure(
            "EdgeInsets",
            [.double(insets.top), .double(insets.leading), .double(insets.bottom), .double(insets.trailing)])
    }

    func value(_ proposal: ProposedViewSize) -> Value {
        structure(
            "ProposedViewSize",
            [.optional(proposal.width.map { .double($0) }), .optional(proposal.height.map { .double($0) })])
    }

    func value(_ axis: Axis) -> Value { enumeration("Axis", Int(axis.rawValue)) }

    func value(_ alignment: Layout.TextAlignment) -> Value {
        enumeration("TextAlignment", Int(alignment.rawValue))
    }

    func value(_ scheme: ColorScheme) -> Value { enumeration("ColorScheme", Int(scheme.rawValue)) }

    func value(_ sizeClass: SizeClass) -> Value { enumeration("UserInterfaceSizeClass", sizeClass) }

    func value(_ direction: LayoutDirection) -> Value {
        enumeration("LayoutDirection", Int(direction.rawValue))
    }
}
