import Graphics
import Interpreter
import Layout
import Syntax

/// The values that custom layouts work with: proposals, dimensions, spacing.
enum LayoutValueRows {
    static var rows: [Declaration] { proposals + dimensions + spacings }

    private static var proposals: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
                public struct ProposedViewSize: Equatable, Sendable {
                    public var width: CGFloat?
                    public var height: CGFloat?
                    public static let zero = ProposedViewSize(width: 0, height: 0)
                    public static let unspecified = ProposedViewSize(width: nil, height: nil)
                    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
                    public init(width: CGFloat?, height: CGFloat?) {
                        self.width = width
                        self.height = height
                    }
                    public init(_ size: CGSize) {
                        self.width = size.width
                        self.height = size.height
                    }
                    public func replacingUnspecifiedDimensions(
                        by size: CGSize = CGSize(width: 10, height: 10)
                    ) -> CGSize {
                        CGSize(width: width ?? size.width, height: height ?? size.height)
                    }
                }
                """),
        ]
    }

    private static var dimensions: [Declaration] {
        [
            Declaration("public struct ViewDimensions: Equatable {}"),
            dimension("width: CGFloat", { $0.width }),
            dimension("height: CGFloat", { $0.height }),
            Declaration("extension ViewDimensions { public subscript(guide: HorizontalAlignment) -> CGFloat { get } }") {
                guide($0)
            },
            Declaration("extension ViewDimensions { public subscript(guide: VerticalAlignment) -> CGFloat { get } }") {
                guide($0)
            },
            Declaration(
                "extension ViewDimensions { public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get } }"
            ) { explicit($0) },
            Declaration(
                "extension ViewDimensions { public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get } }"
            ) { explicit($0) },
        ]
    }

    private static func dimension(
        _ property: String, _ read: @escaping (Layout.ViewDimensions) -> Double
    ) -> Declaration {
        Declaration("extension ViewDimensions { public var \(property) { get } }") { call in
            .double(read(dimensions(call)))
        }
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

    private static var spacings: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct ViewSpacing: Sendable {}"),
            Declaration("extension ViewSpacing { public init() }") { _ in .native(ViewSpacingValue(.ordinary)) },
            Declaration("extension ViewSpacing { public static let zero: ViewSpacing }") { _ in
                .native(ViewSpacingValue(.zero))
            },
            Declaration(
                "extension ViewSpacing { public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) }"
            ) { call in
                call.receiver = union(call)
                return .void
            },
            Declaration(
                "extension ViewSpacing { public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing }"
            ) { union($0) },
            Declaration(
                "extension ViewSpacing { public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat }"
            ) { call in
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
