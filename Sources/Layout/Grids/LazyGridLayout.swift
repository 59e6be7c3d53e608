import Graphics

/// `LazyVGrid` and `LazyHGrid`: tracks come from the items alone, cells flow into them line by line. A
/// section starts on a line of its own, and its header and footer reach across all tracks.
///
/// The names below are those of a vertical grid, whose tracks are columns and whose lines are rows.
public final class LazyGridLayout: LayoutAlgorithm {
    /// The axis along which lines follow each other.
    public let axis: Axis
    public let items: [GridItem]
    /// Where the tracks stand as a whole if they do not fill the grid, and cells in tracks that do not say
    /// it.
    public let alignment: AlignmentKey
    /// The gap between lines in points; 8 if not given.
    public let spacing: Double?
    private let sections: [LazySection]
    private let pinnedViews: PinnedViews

    /// - Parameter sections: where headers and footers are among the subviews.
    public init(
        _ axis: Axis, items: [GridItem], alignment: AlignmentKey? = nil, spacing: Double? = nil,
        sections: [LazySection] = [], pinning pinnedViews: PinnedViews = []
    ) {
        self.axis = axis
        self.items = items
        self.alignment = alignment ?? (axis == .vertical ? .centerX : .centerY)
        self.spacing = spacing
        self.sections = sections
        self.pinnedViews = pinnedViews
    }

    public override var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    private var trackAxis: Axis { axis.other }
    private var lineGap: Double { spacing ?? ViewSpacing.platformDefault }

    private func sections(_ subviews: [LayoutNode]) -> [LazySection] {
        sections.isEmpty ? [.rows(subviews.count)] : sections
    }

    /// With nothing proposed across the lines: the ideal lengths of the first line's cells, and the gaps.
    private func idealExtent(_ subviews: [LayoutNode]) -> Double {
        let cells = sections(subviews).first { !$0.rows.isEmpty }?.rows ?? 0..<0
        let lengths = items.enumerated().map { index, item in
            if let fixed = item.fixedLength { return fixed }
            guard index < cells.count else { return 0 }
            return subviews[cells.lowerBound + index].sizeThatFits(.unspecified)[trackAxis]
        }
        return items.dropLast().reduce(lengths.reduce(0) { $0 + $1 }) { $0 + $1.gap }
    }

    // MARK: Lines

    /// Cells in the tracks from the first on, or one view across all of them.
    private struct Line {
        let views: Range<Int>
        let isAcross: Bool
    }

    private func lines(_ subviews: [LayoutNode], _ columns: Int) -> [Line] {
        guard columns > 0 else { return [] }
        return sections(subviews).flatMap { section in
            let cells = stride(from: section.rows.lowerBound, to: section.rows.upperBound, by: columns).map {
                first in
                Line(views: first..<min(first + columns, section.rows.upperBound), isAcross: false)
            }
            return across(section.header) + cells + across(section.footer)
        }
    }

    private func across(_ views: Range<Int>) -> [Line] {
        views.map { Line(views: $0..<($0 + 1), isAcross: true) }
    }

    /// What each view of a line is offered: the length of its track, or of all the grid.
    private func offers(_ line: Line, _ tracks: LazyGridTracks, _ available: Double) -> [ProposedViewSize] {
        let lengths = line.isAcross ? [available] : tracks.tracks.prefix(line.views.count).map { $0.length }
        return lengths.map { ProposedViewSize(along: axis, main: nil, cross: $0) }
    }

    /// A line is as long as the largest of its views.
    private func length(of line: Line, _ offers: [ProposedViewSize], _ subviews: [LayoutNode]) -> Double {
        zip(line.views, offers).reduce(0) { max($0, subviews[$1.0].sizeThatFits($1.1)[axis]) }
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let available = proposal[trackAxis] ?? idealExtent(subviews)
        let tracks = LazyGridTracks(items, in: available)
        let width = max(available, tracks.extent)
        let lines = lines(subviews, tracks.count)
        let length = lines.reduce(lineGap * Double(max(0, lines.count - 1))) {
            $0 + self.length(of: $1, offers($1, tracks, width), subviews)
        }
        return Size(along: axis, main: length, cross: width)
    }

    /// The tracks are computed once more for the width that came out.
    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let width = size[trackAxis]
        let tracks = LazyGridTracks(items, in: width)
        let start = offset(of: tracks.extent, in: width)
        var position = 0.0
        var placements: [Placement] = []
        for line in lines(subviews, tracks.count) {
            let offers = offers(line, tracks, width)
            let length = length(of: line, offers, subviews)
            for (column, index) in line.views.enumerated() {
                let track = tracks.tracks[column]
                var placement = aligned(
                    subviews[index], offers[column], length,
                    to: line.isAcross ? ownAlignment : track.alignment ?? ownAlignment)
                placement.origin[axis] += position
                placement.origin[trackAxis] += line.isAcross ? 0 : start + track.start
                placements.append(placement)
            }
            position += length + lineGap
        }
        return placements
    }

    /// A view in its slot of a line.
    private func aligned(
        _ view: LayoutNode, _ offer: ProposedViewSize, _ length: Double, to alignment: Alignment
    ) -> Placement {
        let slot = Size(along: axis, main: length, cross: offer[trackAxis] ?? 0)
        var placement = Placement.aligned(
            view, proposal: offer, to: alignment, in: ViewDimensions(size: slot))
        placement.depth = view.traits.zIndex
        return placement
    }

    /// Where views are that no track aligns: as the grid is aligned across its lines.
    private var ownAlignment: Alignment {
        axis == .vertical
            ? Alignment(horizontal: alignment, vertical: .centerY)
            : Alignment(horizontal: .centerX, vertical: alignment)
    }

    /// Where the tracks start as a whole.
    private func offset(of extent: Double, in available: Double) -> Double {
        let outer = ViewDimensions(size: Size(along: trackAxis, main: available, cross: 0))
        let inner = ViewDimensions(size: Size(along: trackAxis, main: extent, cross: 0))
        let offset = outer[alignment] - inner[alignment]
        return offset.isFinite ? offset : 0
    }

    public override var pinningAxis: Axis? { pinnedViews.isEmpty ? nil : axis }

    public override func pinned(_ placements: [Placement], to visible: ClosedRange<Double>) -> [Placement] {
        pinnedViews.pin(sections, placements, along: axis, to: visible)
    }

    public override func priority(_ subviews: [LayoutNode]) -> Double { 0 }

    /// How many columns there are.
    public override func structure(_ size: Size) -> [Int] {
        [LazyGridTracks(items, in: size[trackAxis]).count]
    }

    /// The grid mostly takes the width that it is offered.
    public override func changingWidth(from low: Double, to high: Double) -> Double? {
        guard trackAxis == .horizontal else { return nil }
        let columns = LazyGridTracks(items, in: high).count
        return smallestWidth(from: low, to: high) { LazyGridTracks(items, in: $0).count == columns }
    }
}
