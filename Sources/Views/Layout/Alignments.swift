import Graphics
import Interpreter
import Layout
import Syntax

/// Guides: `HorizontalAlignment`, `VerticalAlignment`, `Alignment`, custom ones and `alignmentGuide`.
enum AlignmentRows {
    static var rows: [Native] { types + horizontal + vertical + guides }

    private static var types: [Native] {
        [
            Native("HorizontalAlignment.init(_:)") { custom($0, .horizontal) },
            Native("VerticalAlignment.init(_:)") { custom($0, .vertical) },
        ]
    }

    private static var horizontal: [Native] {
        [
            guide("HorizontalAlignment", "leading", .leading),
            guide("HorizontalAlignment", "center", .centerX),
            guide("HorizontalAlignment", "trailing", .trailing),
            guide("HorizontalAlignment", "listRowSeparatorLeading", .listRowSeparatorLeading),
            guide("HorizontalAlignment", "listRowSeparatorTrailing", .listRowSeparatorTrailing),
        ]
    }

    private static var vertical: [Native] {
        [
            guide("VerticalAlignment", "top", .top),
            guide("VerticalAlignment", "center", .centerY),
            guide("VerticalAlignment", "bottom", .bottom),
            guide("VerticalAlignment", "firstTextBaseline", .firstTextBaseline),
            guide("VerticalAlignment", "lastTextBaseline", .lastTextBaseline),
        ]
    }

    private static var guides: [Native] {
        [
            Native(
                "View.alignmentGuide(_: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)",
                alignmentGuide),
            Native(
                "View.alignmentGuide(_: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)",
                alignmentGuide),
        ]
    }

    private static func guide(_ type: String, _ name: String, _ key: AlignmentKey) -> Native {
        let value = Value.native(AlignmentValue(key))
        return Native("\(type).\(name)") { _ in value }
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
        let key: AlignmentKey = call.next(), compute = call.nextValue()
        let evaluator = call.evaluator
        return call.modifier("alignmentGuide") { node, _ in
            AlignmentGuideNode(node, key) { dimensions in
                evaluator.call(compute, [.native(ViewDimensionsValue(dimensions))]).number
            }
        }
    }
}
