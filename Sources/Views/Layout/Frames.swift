import Graphics
import Interpreter
import Layout
import Syntax

/// `frame`, `fixedSize`, `aspectRatio`, `layoutPriority`, `containerRelativeFrame`.
enum FrameRows {
    static var rows: [Declaration] { frames + proportions + containerFrames }

    private static var frames: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func frame(
                        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
                }
                """
            ) { call in
                let width: Double? = call.next()
                let height: Double? = call.next()
                let alignment: Layout.Alignment = call.next()
                return call.modifier("frame") { node, _ in
                    FixedFrameNode(node, width: width, height: height, alignment: alignment)
                }
            },
            Declaration(
                accepting: """
                extension View {
                    @available(*, deprecated, message: "Please pass one or more parameters.")
                    @_disfavoredOverload
                    public func frame() -> some View
                }
                """),
            Declaration(
                """
                extension View {
                    public func frame(
                        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
                        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
                        alignment: Alignment = .center) -> some View
                }
                """
            ) { call in
                let horizontal = range(call)
                let vertical = range(call)
                let alignment: Layout.Alignment = call.next()
                return call.modifier("frame") { node, _ in
                    FlexibleFrameNode(node, horizontal: horizontal, vertical: vertical, alignment: alignment)
                }
            },
        ]
    }

    private static func range(_ call: NativeCall) -> FlexibleFrameNode.Range {
        let min: Double? = call.next()
        let ideal: Double? = call.next()
        let max: Double? = call.next()
        return FlexibleFrameNode.Range(min: min, ideal: ideal, max: max)
    }

    private static var proportions: [Declaration] {
        [
            Declaration("extension View { public func fixedSize() -> some View }") { call in
                call.modifier("fixedSize") { node, _ in FixedSizeNode(node) }
            },
            Declaration(
                "extension View { public func fixedSize(horizontal: Bool, vertical: Bool) -> some View }"
            ) { call in
                var axes: AxisSet = []
                if call.next(Bool.self) { axes.insert(.horizontal) }
                if call.next(Bool.self) { axes.insert(.vertical) }
                return call.modifier("fixedSize") { node, _ in FixedSizeNode(node, axes) }
            },
            Declaration(
                """
                extension View {
                    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
                }
                """
            ) { call in
                let ratio: Double? = call.next()
                let mode: ContentMode = call.next()
                return call.modifier("aspectRatio") { node, _ in AspectRatioNode(node, ratio: ratio, mode) }
            },
            Declaration(
                """
                extension View {
                    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
                }
                """
            ) { call in
                let size: Size = call.next()
                let mode: ContentMode = call.next()
                return call.modifier("aspectRatio") { node, _ in
                    AspectRatioNode(node, ratio: size.height == 0 ? nil : size.width / size.height, mode)
                }
            },
            Declaration("extension View { public func scaledToFit() -> some View }") { call in
                call.modifier("scaledToFit") { node, _ in AspectRatioNode(node, ratio: nil, .fit) }
            },
            Declaration("extension View { public func scaledToFill() -> some View }") { call in
                call.modifier("scaledToFill") { node, _ in AspectRatioNode(node, ratio: nil, .fill) }
            },
            Declaration("extension View { public func layoutPriority(_ value: Double) -> some View }") { call in
                let value: Double = call.next()
                return call.modifier("layoutPriority") { node, _ in LayoutPriorityNode(node, value) }
            },
        ]
    }

    private static var containerFrames: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
                    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
                }
                """
            ) { call in
                let axes: AxisSet = call.next()
                let alignment: Layout.Alignment = call.next()
                return call.modifier("containerRelativeFrame") { node, _ in
                    ContainerRelativeFrameNode(node, axes, alignment: alignment)
                }
            },
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
                    public func containerRelativeFrame(
                        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
                        alignment: Alignment = .center) -> some View
                }
                """
            ) { call in
                let axes: AxisSet = call.next()
                let count: Int = call.next()
                let span: Int = call.next()
                let spacing: Double = call.next()
                let alignment: Layout.Alignment = call.next()
                return call.modifier("containerRelativeFrame") { node, _ in
                    let rule = ContainerRelativeFrameNode.Rule.parts(
                        count: max(1, count), span: span, spacing: spacing)
                    return ContainerRelativeFrameNode(node, axes, alignment: alignment, rule)
                }
            },
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
                    public func containerRelativeFrame(
                        _ axes: Axis.Set, alignment: Alignment = .center,
                        _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
                }
                """
            ) { call in
                let axes: AxisSet = call.next()
                let alignment: Layout.Alignment = call.next()
                let length = call.nextValue()
                let evaluator = call.evaluator
                return call.modifier("containerRelativeFrame") { node, _ in
                    let rule = ContainerRelativeFrameNode.Rule.custom { container, axis in
                        evaluator.call(length, [.double(container), evaluator.value(axis)]).number
                    }
                    return ContainerRelativeFrameNode(node, axes, alignment: alignment, rule)
                }
            },
        ]
    }
}
