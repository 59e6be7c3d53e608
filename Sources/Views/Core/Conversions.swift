import Graphics
import Interpreter
import Layout
import Syntax

// How the values of SwiftUI's own types are read from the structs, enums and natives that rows declare.
// The fields are in the order of the declarations in the rows.

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

extension Layout.Alignment: ValueConvertible {
    public init(_ value: Value) {
        let fields = value.fields
        guard fields.count == 2 else {
            self = .center
            return
        }
        self.init(horizontal: AlignmentKey(fields[0]), vertical: AlignmentKey(fields[1]))
    }
}

extension Axis: ValueConvertible {
    public init(_ value: Value) { self = value.caseIndex == 1 ? .vertical : .horizontal }
}

extension AxisSet: ValueConvertible {
    public init(_ value: Value) { self.init(rawValue: UInt8(truncatingIfNeeded: rawBits(value))) }
}

extension Edge: ValueConvertible {
    public init(_ value: Value) { self = Edge(rawValue: UInt8(value.caseIndex ?? 0)) ?? .top }
}

extension Edge.Set: ValueConvertible {
    public init(_ value: Value) { self.init(rawValue: UInt8(truncatingIfNeeded: rawBits(value))) }
}

/// The raw value of an option set, whose only field it is.
private func rawBits(_ value: Value) -> Int64 {
    if case .int(let bits)? = value.fields.first { return bits }
    return 0
}

extension Value {
    /// The stored numbers of a struct that rows declare with so many fields; zeros for anything else.
    fileprivate func numbers(_ count: Int) -> [Double] {
        let fields = fields
        return fields.count == count ? fields.map { $0.number } : Array(repeating: 0, count: count)
    }
}

extension EdgeInsets: ValueConvertible {
    public init(_ value: Value) {
        let lengths = value.numbers(4)
        self.init(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
}

extension UnitPoint: ValueConvertible {
    public init(_ value: Value) {
        let shares = value.numbers(2)
        self.init(x: shares[0], y: shares[1])
    }
}

extension Point: ValueConvertible {
    public init(_ value: Value) {
        let lengths = value.numbers(2)
        self.init(x: lengths[0], y: lengths[1])
    }
}

extension Size: ValueConvertible {
    public init(_ value: Value) {
        let lengths = value.numbers(2)
        self.init(width: lengths[0], height: lengths[1])
    }
}

extension Rect: ValueConvertible {
    public init(_ value: Value) {
        let fields = value.fields
        self = fields.count == 2 ? Rect(origin: Point(fields[0]), size: Size(fields[1])) : .zero
    }
}

extension ProposedViewSize: ValueConvertible {
    public init(_ value: Value) {
        let fields = value.fields
        guard fields.count == 2 else {
            self = .unspecified
            return
        }
        self.init(width: fields[0].unwrapped?.number, height: fields[1].unwrapped?.number)
    }
}

/// `Angle`, in radians.
struct Angle: ValueConvertible {
    let radians: Double

    init(_ value: Value) { radians = value.fields.first?.number ?? 0 }
}

extension ContentMode: ValueConvertible {
    public init(_ value: Value) { self = value.caseIndex == 1 ? .fill : .fit }
}

extension LayoutDirection: ValueConvertible {
    public init(_ value: Value) { self = value.caseIndex == 1 ? .rightToLeft : .leftToRight }
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

    func value(_ axis: Axis) -> Value { enumeration("Axis", axis == .horizontal ? 0 : 1) }

    func value(_ direction: LayoutDirection) -> Value {
        enumeration("LayoutDirection", direction == .leftToRight ? 0 : 1)
    }
}
