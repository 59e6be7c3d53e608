import Graphics
import Interpreter
import Layout

/// `frame`, `fixedSize`, `aspectRatio`, `layoutPriority`, `containerRelativeFrame`.
enum FrameRows {
    static var rows: [Native] { frames + proportions + containerFrames }

    private static var frames: [Native] {
        [
            Native("View.frame(width:height:alignment:)") { call in
                let width: Double? = call.next(), height: Double? = call.next()
                let alignment: Layout.Alignment = call.next()
                return call.modifier("frame") { node, _ in
                    FixedFrameNode(node, width: width, height: height, alignment: alignment)
                }
            },
            Native("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)") {
                call in
                let horizontal = range(call), vertical = range(call)
                let alignment: Layout.Alignment = call.next()
                return call.modifier("frame") { node, _ in
                    FlexibleFrameNode(node, horizontal: horizontal, vertical: vertical, alignment: alignment)
                }
            },
        ]
    }

    private static func range(_ call: NativeCall) -> FlexibleFrameNode.Range {
        FlexibleFrameNode.Range(min: call.next(), ideal: call.next(), max: call.next())
    }

    private static var proportions: [Native] {
        [
            Native("View.fixedSize()") { call in
                call.modifier("fixedSize") { node, _ in FixedSizeNode(node) }
            },
            Native("View.fixedSize(horizontal:vertical:)") { call in
                var axes: AxisSet = []
                if call.next(Bool.self) { axes.insert(.horizontal) }
                if call.next(Bool.self) { axes.insert(.vertical) }
                return call.modifier("fixedSize") { node, _ in FixedSizeNode(node, axes) }
            },
            Native("View.aspectRatio(_: CGFloat?, contentMode: ContentMode)") { call in
                let ratio: Double? = call.next(), mode: ContentMode = call.next()
                return call.modifier("aspectRatio") { node, _ in AspectRatioNode(node, ratio: ratio, mode) }
            },
            Native("View.aspectRatio(_: CGSize, contentMode: ContentMode)") { call in
                let size: Size = call.next(), mode: ContentMode = call.next()
                return call.modifier("aspectRatio") { node, _ in
                    AspectRatioNode(node, ratio: size.height == 0 ? nil : size.width / size.height, mode)
                }
            },
            Native("View.scaledToFit()") { call in
                call.modifier("scaledToFit") { node, _ in AspectRatioNode(node, ratio: nil, .fit) }
            },
            Native("View.scaledToFill()") { call in
                call.modifier("scaledToFill") { node, _ in AspectRatioNode(node, ratio: nil, .fill) }
            },
            Native("View.layoutPriority(_:)") { call in
                let value: Double = call.next()
                return call.modifier("layoutPriority") { node, _ in LayoutPriorityNode(node, value) }
            },
        ]
    }

    private static var containerFrames: [Native] {
        [
            Native("View.containerRelativeFrame(...)") { call in
                let axes: AxisSet = call.next()
                let alignment = Layout.Alignment(call.argument("alignment") ?? .void), rule = rule(call)
                return call.modifier("containerRelativeFrame") { node, _ in
                    guard let rule else {
                        return ContainerRelativeFrameNode(node, axes, alignment: alignment)
                    }
                    return ContainerRelativeFrameNode(node, axes, alignment: alignment, rule)
                }
            }
        ]
    }

    /// A number of parts of the container, or what a closure makes of its length.
    private static func rule(_ call: NativeCall) -> ContainerRelativeFrameNode.Rule? {
        if call.argument("count") != nil {
            return .parts(count: max(1, call.next()), span: call.next(), spacing: call.next())
        }
        guard let length = call.arguments.last, case .function = length else { return nil }
        let evaluator = call.evaluator
        return .custom { container, axis in
            evaluator.call(length, [.double(container), evaluator.value(axis)]).number
        }
    }
}
