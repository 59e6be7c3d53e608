import Graphics
import Interpreter
import Layout
import Syntax

/// `Grid` and lazy grids.
enum GridRows {
    static var rows: [Declaration] { grid + traits + lazyGrids }

    private static var grid: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
                public struct Grid<Content>: View where Content: View {
                    public init(
                        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
                        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
                }
                """
            ) { call in
                let alignment: Layout.Alignment = call.next()
                let horizontal: Double? = call.next()
                let vertical: Double? = call.next()
                return call.container("Grid", call.nextContent()) { nodes, context in
                    ContainerNode.grid(
                        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, nodes,
                        environment: context.environment.layout)
                }
            },
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct GridRow<Content>: View where Content: View {
                    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
                }
                """
            ) { call in
                let alignment: AlignmentKey? = call.next()
                return call.container("GridRow", call.nextContent()) { nodes, _ in
                    GridRowNode(alignment: alignment, nodes)
                }
            },
        ]
    }

    private static var traits: [Declaration] {
        [
            trait("gridCellColumns(_ count: Int)", "gridCellColumns") { call in
                let count: Int = call.next()
                return { $0.addGridCellColumns(count) }
            },
            trait("gridCellAnchor(_ anchor: UnitPoint)", "gridCellAnchor") { call in
                let anchor: UnitPoint = call.next()
                return { $0.setGridCellAnchor(anchor) }
            },
            trait("gridCellUnsizedAxes(_ axes: Axis.Set)", "gridCellUnsizedAxes") { call in
                let axes: AxisSet = call.next()
                return { $0.addGridCellUnsizedAxes(axes) }
            },
            trait("gridColumnAlignment(_ guide: HorizontalAlignment)", "gridColumnAlignment") { call in
                let guide: AlignmentKey = call.next()
                return { $0.setGridColumnAlignment(guide) }
            },
        ]
    }

    private static func trait(
        _ signature: String, _ name: StaticString,
        _ write: @escaping (NativeCall) -> (inout ViewTraits) -> Void
    ) -> Declaration {
        Declaration("extension View { @available(iOS 16.0, *) public func \(signature) -> some View }") { call in
            let write = write(call)
            return call.modifier(name) { node, _ in TraitNode(view: "\(name)", node, write: write) }
        }
    }

    private static var lazyGrids: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct GridItem: Sendable {
                    public enum Size: Sendable {
                        case fixed(CGFloat)
                        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
                        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
                    }
                    public var size: GridItem.Size
                    public var spacing: CGFloat?
                    public var alignment: Alignment?
                    public init(
                        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
                    ) {
                        self.size = size
                        self.spacing = spacing
                        self.alignment = alignment
                    }
                }
                """),
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct LazyVGrid<Content>: View where Content: View {
                    public init(
                        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
                }
                """
            ) { lazyGrid($0, "LazyVGrid", .vertical) },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct LazyHGrid<Content>: View where Content: View {
                    public init(
                        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
                }
                """
            ) { lazyGrid($0, "LazyHGrid", .horizontal) },
        ]
    }

    private static func lazyGrid(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let items = call.nextList().map(item)
        let alignment: AlignmentKey = call.next()
        let spacing: Double? = call.next()
        let pinned = PinnedViews(call.nextValue())
        return call.container(name, call.nextContent(), isLazy: true) { nodes, _ in
            ContainerNode.lazy(nodes) { sections in
                LazyGridLayout(
                    axis, items: items, alignment: alignment, spacing: spacing, sections: sections, pinning: pinned)
            }
        }
    }

    private static func item(_ value: Value) -> Layout.GridItem {
        let fields = value.fields
        guard fields.count == 3, case .enumeration(let kind, let lengths) = fields[0] else { return GridItem() }
        let size: Layout.GridItem.Size =
            switch kind.index {
            case 0: .fixed(lengths[0].number)
            case 1: .flexible(minimum: lengths[0].number, maximum: lengths[1].number)
            default: .adaptive(minimum: lengths[0].number, maximum: lengths[1].number)
            }
        return GridItem(
            size, spacing: fields[1].unwrapped?.number, alignment: fields[2].unwrapped.map { Alignment($0) })
    }
}
