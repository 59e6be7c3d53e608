import Graphics
import Interpreter
import Layout

/// The values that custom layouts work with: proposals, dimensions, spacing.
enum LayoutValueRows {
    static var rows: [Native] { dimensions + spacings }

    private static var dimensions: [Native] {
        [
            dimension("width", { $0.width }),
            dimension("height", { $0.height }),
            Native("ViewDimensions.subscript(guide: HorizontalAlignment)") { guide($0) },
            Native("ViewDimensions.subscript(guide: VerticalAlignment)") { guide($0) },
            Native("ViewDimensions.subscript(explicit: HorizontalAlignment)") { explicit($0) },
            Native("ViewDimensions.subscript(explicit: VerticalAlignment)") { explicit($0) },
        ]
    }

    private static func dimension(
        _ property: String, _ read: @escaping (Layout.ViewDimensions) -> Double
    ) -> Native {
        Native("ViewDimensions.\(property)") { call in .double(read(dimensions(call))) }
    }

    private static func dimensions(_ call: NativeCall) -> Layout.ViewDimensions {
        call.receiver.native(ViewDimensionsValue.self)?.dimensions ?? ViewDimensions(size: .zero)
    }

    private static func guide(_ call: NativeCall) -> Value {
        let key: AlignmentKey = call.next()
        return .double(dimensions(call)[key])
    }

    private static func explicit(_ call: NativeCall) -> Value {
        let key: AlignmentKey = call.next()
        return .optional(dimensions(call)[explicit: key].map { .double($0) })
    }

    private static var spacings: [Native] {
        [
            Native("ViewSpacing.init()") { _ in .native(ViewSpacingValue(.ordinary)) },
            Native("ViewSpacing.zero") { _ in
                .native(ViewSpacingValue(.zero))
            },
            Native("ViewSpacing.formUnion(_:edges:)") { call in
                call.receiver = union(call)
                return .void
            },
            Native("ViewSpacing.union(_:edges:)") { union($0) },
            Native("ViewSpacing.distance(to:along:)") { call in
                let next = ViewSpacing(call.nextValue())
                return .double(ViewSpacing(call.receiver).distance(to: next, along: call.next()))
            },
        ]
    }

    private static func union(_ call: NativeCall) -> Value {
        let other = ViewSpacing(call.nextValue())
        return .native(ViewSpacingValue(ViewSpacing(call.receiver).union(other, edges: call.next())))
    }
}

/// `ViewDimensions`.
final class ViewDimensionsValue: NativeValue {
    let dimensions: Layout.ViewDimensions

    init(_ dimensions: Layout.ViewDimensions) { self.dimensions = dimensions }

    override var description: String { "ViewDimensions" }

    override func isEqual(to other: NativeValue) -> Bool {
        (other as? ViewDimensionsValue)?.dimensions.size == dimensions.size
    }
}

/// `ViewSpacing`.
final class ViewSpacingValue: NativeValue {
    let spacing: Layout.ViewSpacing

    init(_ spacing: Layout.ViewSpacing) { self.spacing = spacing }

    override var description: String { "ViewSpacing" }
}

extension Layout.ViewSpacing: ValueConvertible {
    public init(_ value: Value) { self = value.native(ViewSpacingValue.self)?.spacing ?? .ordinary }
}
