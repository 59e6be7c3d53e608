import Graphics

/// `GridItem`: one column of a lazy vertical grid, or one row of a horizontal one.
public struct GridItem {
    /// Lengths in points.
    public enum Size: Equatable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit in the room a flexible one would get.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    public var size: Size
    /// The gap to the next track in points; 8 if not given.
    public var spacing: Double?
    /// Where cells sit in their track; centred if not given.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The length of a fixed track, in points; nothing for the others.
    fileprivate var fixedLength: Double? {
        guard case .fixed(let length) = size else { return nil }
        return max(0, length)
    }
}

/// `LazyVGrid` and `LazyHGrid`: tracks come from the items alone, cells flow into them line by line.
///
/// The names below are those of a vertical grid, whose tracks are columns and whose lines are rows.
public final class LazyGridLayout: LayoutAlgorithm {
    /// The axis along which lines follow each other.
    public let axis: Axis
    public let items: [GridItem]
    /// Where the tracks stand as a whole if they do not fill the grid.
    public let alignment: AlignmentKey
    /// The gap between lines in points; 8 if not given.
    public let spacing: Double?

    public init(_ axis: Axis, items: [GridItem], alignment: AlignmentKey? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.items = items
        self.alignment = alignment ?? (axis == .vertical ? .centerX : .centerY)
        self.spacing = spacing
    }

    public override var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

    private var trackAxis: Axis { axis.other }
    private var lineGap: Double { spacing ?? ViewSpacing.platformDefault }

    /// A column: its position and width, and how cells sit in it.
    private struct Track {
        var start: Double
        let length: Double
        let alignment: Alignment
    }

    private func gap(after index: Int) -> Double { items[index].spacing ?? ViewSpacing.platformDefault }

    // MARK: Tracks

    /// 1. Fixed tracks and gaps are taken off. 2. From the first to the last, each other track is offered an
    /// equal share of the rest, within its limits. 3. An adaptive one is divided.
    private func tracks(_ available: Double) -> [Track] {
        let gaps = items.indices.dropLast().reduce(0) { $0 + gap(after: $1) }
        let fixed = items.map { $0.fixedLength }
        var remaining = fixed.reduce(available - gaps) { $0 - ($1 ?? 0) }
        var waiting = fixed.count { $0 == nil }
        var tracks: [Track] = []
        var position = 0.0
        for (index, item) in items.enumerated() {
            var lengths = [fixed[index] ?? 0]
            if fixed[index] == nil {
                let share = max(0, remaining / Double(waiting))
                let offer = available == .infinity ? .infinity : share
                let (taken, parts) = taken(by: item, of: offer, gap(after: index))
                remaining -= taken
                waiting -= 1
                lengths = parts
            }
            for length in lengths {
                tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
                position += length + gap(after: index)
            }
        }
        return tracks
    }

    /// What an item takes of the length offered, and the lengths of the tracks it makes of that.
    private func taken(by item: GridItem, of offer: Double, _ gap: Double) -> (Double, [Double]) {
        switch item.size {
        case .fixed(let length):
            return (length, [length])
        case .flexible(let minimum, let maximum):
            let length = min(max(offer, minimum), maximum)
            return (length, [length])
        case .adaptive(let minimum, let maximum):
            let length = max(offer, minimum)
            return (length, divided(length, minimum, maximum, gap))
        }
    }

    private func divided(_ room: Double, _ minimum: Double, _ maximum: Double, _ gap: Double) -> [Double] {
        let most = ((room + gap) / (minimum + gap)).rounded(.down)
        let count = most.isFinite ? max(1, Int(min(most, 10_000))) : 1
        let length = min((room - gap * Double(count - 1)) / Double(count), maximum)
        return [Double](repeating: max(0, length), count: count)
    }

    private func extent(_ tracks: [Track]) -> Double {
        tracks.last.map { $0.start + $0.length } ?? 0
    }

    /// With nothing proposed across the lines: the ideal lengths of the first line's cells, and the gaps.
    private func idealExtent(_ subviews: [LayoutNode]) -> Double {
        var total = 0.0
        for (index, item) in items.enumerated() {
            if index > 0 { total += gap(after: index - 1) }
            if case .fixed(let length) = item.size {
                total += length
            } else if index < subviews.count {
                total += subviews[index].sizeThatFits(.unspecified)[trackAxis]
            }
        }
        return total
    }

    // MARK: Lines

    private func cellProposal(_ track: Track) -> ProposedViewSize {
        ProposedViewSize(along: axis, main: nil, cross: track.length)
    }

    /// The length of every line: that of its largest cell.
    private func lines(_ subviews: [LayoutNode], _ tracks: [Track]) -> [Double] {
        guard !tracks.isEmpty else { return [] }
        return stride(from: 0, to: subviews.count, by: tracks.count).map { first in
            (first..<min(first + tracks.count, subviews.count)).reduce(0) { longest, index in
                let proposal = cellProposal(tracks[index - first])
                return max(longest, subviews[index].sizeThatFits(proposal)[axis])
            }
        }
    }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let available = proposal[trackAxis] ?? idealExtent(subviews)
        let tracks = tracks(available)
        let lines = lines(subviews, tracks)
        let length = lines.reduce(0) { $0 + $1 } + lineGap * Double(max(0, lines.count - 1))
        return Size(along: axis, main: length, cross: max(available, extent(tracks)))
    }

    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let tracks = tracks(size[trackAxis])
        guard !tracks.isEmpty else { return [] }
        let lines = lines(subviews, tracks)
        let start = offset(of: extent(tracks), in: size[trackAxis])
        var position = 0.0
        var placements: [Placement] = []
        for (index, view) in subviews.enumerated() {
            let track = tracks[index % tracks.count]
            let line = index / tracks.count
            if index > 0 && index % tracks.count == 0 { position += lines[line - 1] + lineGap }
            let slot = ViewDimensions(size: Size(along: axis, main: lines[line], cross: track.length))
            var placement = Placement.aligned(
                view, proposal: cellProposal(track), to: track.alignment, in: slot)
            placement.origin[axis] += position
            placement.origin[trackAxis] += start + track.start
            placements.append(placement)
        }
        return placements
    }

    /// Where the tracks start as a whole.
    private func offset(of extent: Double, in available: Double) -> Double {
        let outer = ViewDimensions(size: Size(along: trackAxis, main: available, cross: 0))
        let inner = ViewDimensions(size: Size(along: trackAxis, main: extent, cross: 0))
        let offset = outer[alignment] - inner[alignment]
        return offset.isFinite ? offset : 0
    }

    public override func priority(_ subviews: [LayoutNode]) -> Double { 0 }

    /// How many columns there are.
    public override func structure(_ size: Size) -> [Int] { [tracks(size[trackAxis]).count] }
}
