import Graphics
import Interpreter
import Layout
import Syntax

/// Guides: `HorizontalAlignment`, `VerticalAlignment`, `Alignment`, custom ones and `alignmentGuide`.
enum AlignmentRows {
    static var rows: [Declaration] { types + horizontal + vertical + guides }

    private static var types: [Declaration] {
        [
            Declaration(
                """
                public protocol AlignmentID {
                    static func defaultValue(in context: ViewDimensions) -> CGFloat
                }
                """),
            Declaration("public struct HorizontalAlignment: Equatable, Sendable {}"),
            Declaration("public struct VerticalAlignment: Equatable, Sendable {}"),
            Declaration("extension HorizontalAlignment { public init(_ id: any AlignmentID.Type) }") {
                custom($0, .horizontal)
            },
            Declaration("extension VerticalAlignment { public init(_ id: any AlignmentID.Type) }") {
                custom($0, .vertical)
            },
            Declaration(
                """
                public struct Alignment: Equatable, Sendable {
                    public var horizontal: HorizontalAlignment
                    public var vertical: VerticalAlignment
                    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
                        self.horizontal = horizontal
                        self.vertical = vertical
                    }
                    public static let center = Alignment(horizontal: .center, vertical: .center)
                    public static let leading = Alignment(horizontal: .leading, vertical: .center)
                    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
                    public static let top = Alignment(horizontal: .center, vertical: .top)
                    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
                    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
                    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
                    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
                    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
                    public static var centerFirstTextBaseline: Alignment {
                        Alignment(horizontal: .center, vertical: .firstTextBaseline)
                    }
                    public static var centerLastTextBaseline: Alignment {
                        Alignment(horizontal: .center, vertical: .lastTextBaseline)
                    }
                    public static var leadingFirstTextBaseline: Alignment {
                        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
                    }
                    public static var leadingLastTextBaseline: Alignment {
                        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
                    }
                    public static var trailingFirstTextBaseline: Alignment {
                        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
                    }
                    public static var trailingLastTextBaseline: Alignment {
                        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
                    }
                }
                """),
        ]
    }

    private static var horizontal: [Declaration] {
        [
            guide("HorizontalAlignment", "leading", .leading),
            guide("HorizontalAlignment", "center", .centerX),
            guide("HorizontalAlignment", "trailing", .trailing),
            guide("HorizontalAlignment", "listRowSeparatorLeading", .listRowSeparatorLeading),
            guide("HorizontalAlignment", "listRowSeparatorTrailing", .listRowSeparatorTrailing),
        ]
    }

    private static var vertical: [Declaration] {
        [
            guide("VerticalAlignment", "top", .top),
            guide("VerticalAlignment", "center", .centerY),
            guide("VerticalAlignment", "bottom", .bottom),
            guide("VerticalAlignment", "firstTextBaseline", .firstTextBaseline),
            guide("VerticalAlignment", "lastTextBaseline", .lastTextBaseline),
        ]
    }

    private static var guides: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func alignmentGuide(
                        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
                }
                """, alignmentGuide),
            Declaration(
                """
                extension View {
                    public func alignmentGuide(
                        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
                }
                """, alignmentGuide),
        ]
    }

    private static func guide(_ type: String, _ name: String, _ key: AlignmentKey) -> Declaration {
        let value = Value.native(AlignmentValue(key))
        return Declaration("extension \(type) { public static var \(name): \(type) { get } }") { _ in value }
    }

    /// A guide of an `AlignmentID`: its number is the type's, one for each axis.
    private static func custom(_ call: NativeCall, _ axis: Axis) -> Value {
        let type = call.nextType()
        let evaluator = call.evaluator
        let id = evaluator.number(of: type) * 2 + (axis == .horizontal ? 0 : 1)
        let key = AlignmentKey(id: id, axis: axis) { dimensions in
            var arguments = [Value.native(ViewDimensionsValue(dimensions))]
            return evaluator.callStatic("defaultValue", of: type, &arguments).number
        }
        return .native(AlignmentValue(key))
    }

    private static func alignmentGuide(_ call: NativeCall) -> Value {
        let key: AlignmentKey = call.next()
        let compute = call.nextValue()
        let evaluator = call.evaluator
        return call.modifier("alignmentGuide") { node, _ in
            AlignmentGuideNode(node, key) { dimensions in
                evaluator.call(compute, [.native(ViewDimensionsValue(dimensions))]).number
            }
        }
    }
}
