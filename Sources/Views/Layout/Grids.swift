import Graphics
import Interpreter
import Layout

/// `GridItem`.
private enum GridItemField: Int, FieldNames { case size, spacing, alignment }

/// `GridItem.Size`.
private enum GridItemSize: Int, CaseNames { case fixed, flexible, adaptive }

/// `Grid` and lazy grids.
enum GridRows {
    static var rows: [Native] { grid + traits + lazyGrids }

    private static var grid: [Native] {
        [
            Native("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)") { call in
                let alignment: Layout.Alignment = call.next(), horizontal: Double? = call.next()
                let vertical: Double? = call.next()
                return call.container("Grid", call.nextContent()) { nodes, context in
                    ContainerNode.grid(
                        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, nodes,
                        environment: context.environment.layout)
                }
            },
            Native("GridRow.init(alignment:content:)") { call in
                let alignment: AlignmentKey? = call.next()
                return call.container("GridRow", call.nextContent()) { nodes, _ in
                    GridRowNode(alignment: alignment, nodes)
                }
            },
        ]
    }

    private static var traits: [Native] {
        [
            trait("gridCellColumns(_:)", "gridCellColumns") { call in
                let count: Int = call.next()
                return { $0.addGridCellColumns(count) }
            },
            trait("gridCellAnchor(_:)", "gridCellAnchor") { call in
                let anchor: UnitPoint = call.next()
                return { $0.setGridCellAnchor(anchor) }
            },
            trait("gridCellUnsizedAxes(_:)", "gridCellUnsizedAxes") { call in
                let axes: AxisSet = call.next()
                return { $0.addGridCellUnsizedAxes(axes) }
            },
            trait("gridColumnAlignment(_:)", "gridColumnAlignment") { call in
                let guide: AlignmentKey = call.next()
                return { $0.setGridColumnAlignment(guide) }
            },
        ]
    }

    private static func trait(
        _ signature: String, _ name: StaticString,
        _ write: @escaping (NativeCall) -> (inout ViewTraits) -> Void
    ) -> Native {
        Native("View.\(signature)") { call in
            let write = write(call)
            return call.modifier(name) { node, _ in TraitNode(view: "\(name)", node, write: write) }
        }
    }

    private static var lazyGrids: [Native] {
        [
            Native("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)") {
                lazyGrid($0, "LazyVGrid", .vertical)
            },
            Native("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)") {
                lazyGrid($0, "LazyHGrid", .horizontal)
            },
        ]
    }

    private static func lazyGrid(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let columns = call.nextList()
        call.evaluator.charge(columns.count * 64)
        let items = call.evaluator.isFailing ? [] : columns.map(item)
        let alignment: AlignmentKey = call.next(), spacing: Double? = call.next()
        let pinned = PinnedViews(call.nextValue())
        return call.container(name, call.nextContent(), isLazy: true) { nodes, _ in
            ContainerNode.lazy(nodes) { sections in
                LazyGridLayout(
                    axis, items: items, alignment: alignment, spacing: spacing, sections: sections,
                    pinning: pinned)
            }
        }
    }

    private static func item(_ value: Value) -> Layout.GridItem {
        guard let item = Fields<GridItemField>(value), case .enumeration(_, let lengths) = item[.size] else {
            return GridItem()
        }
        let size: Layout.GridItem.Size =
            switch GridItemSize(item[.size]) {
            case .fixed: .fixed(lengths[0].number)
            case .flexible: .flexible(minimum: lengths[0].number, maximum: lengths[1].number)
            case .adaptive: .adaptive(minimum: lengths[0].number, maximum: lengths[1].number)
            }
        return GridItem(
            size, spacing: item[.spacing].unwrapped?.number,
            alignment: item[.alignment].unwrapped.map { Alignment($0) })
    }
}
