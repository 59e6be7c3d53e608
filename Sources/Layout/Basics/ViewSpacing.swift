import Graphics

/// The distances that a view prefers to its neighbors, per edge.
///
/// An edge holds values keyed by what the neighbor is (a category), or one for any neighbor. See
/// `distance(to:along:)` for how two facing edges agree.
public struct ViewSpacing: Equatable, Sendable {
    /// What a distance is meant for.
    public enum Category: UInt8, Sendable {
        /// Any neighbor, asked only where no category matches.
        case any
        /// The gap above a text's first line, to something that is not text.
        case edgeAboveText
        /// The gap below a text's last line, to something that is not text.
        case edgeBelowText
        /// The gap between two texts.
        case textToText
        /// The gap between two check boxes.
        case toggleToToggle
        /// The gap at the sides of vertical text.
        case edgeLeftOfText
        case edgeRightOfText
    }

    struct Entry: Equatable, Sendable {
        let edge: Edge
        let category: Category
        var length: Double
    }

    private(set) var entries: [Entry]

    /// Whether the values are a spacer's: they outlive a frame, but not a nested stack.
    var isSpacer = false

    /// The edges where a stack ends in a spacer. A grid keeps no distance there, another stack the usual one.
    private(set) var spacerEdges: Edge.Set = []

    private init(entries: [Entry]) {
        self.entries = entries
    }

    /// The default distance between two views that have nothing to say, in points.
    public static let platformDefault = 8.0

    /// No preference at all.
    public static let none = ViewSpacing(entries: [])

    /// What a view has that is not text: nothing between two such views but the default, and no say in the
    /// gap that a text beside it asks for.
    public static let ordinary = ViewSpacing(entries: Edge.allCases.map(ordinaryEntry))

    /// No distance to anything, on any edge.
    public static let zero = ViewSpacing(edges: .all, length: 0)

    public init() {
        self = .ordinary
    }

    /// The same length towards any neighbor, on some edges.
    public init(edges: Edge.Set, length: Double) {
        entries = Edge.allCases.filter { edges.contains(edge: $0) }
            .map { Entry(edge: $0, category: .any, length: length) }
    }

    /// What a text prefers: gaps in points above and below it to what is not text, and the gap to a text
    /// above it.
    public static func text(above: Double, below: Double, toText: Double) -> ViewSpacing {
        ViewSpacing(entries: [
            Entry(edge: .top, category: .edgeAboveText, length: above),
            Entry(edge: .top, category: .textToText, length: toText),
            Entry(edge: .bottom, category: .edgeBelowText, length: below),
            Entry(edge: .bottom, category: .textToText, length: 0),
        ])
    }

    /// A check box's on macOS: a length of its own to another check box, ordinary to everything else.
    public static func toggle(toToggle length: Double) -> ViewSpacing {
        let own: [Entry] = [Edge.top, .bottom].map {
            Entry(edge: $0, category: .toggleToToggle, length: length / 2)
        }
        return ViewSpacing(entries: ordinary.entries + own)
    }

    private static func ordinaryEntry(_ edge: Edge) -> Entry {
        let category: Category =
            switch edge {
            case .top: .edgeBelowText
            case .bottom: .edgeAboveText
            case .leading: .edgeRightOfText
            case .trailing: .edgeLeftOfText
            }
        return Entry(edge: edge, category: category, length: 0)
    }

    func length(_ edge: Edge, _ category: Category) -> Double? {
        for entry in entries where entry.edge == edge && entry.category == category { return entry.length }
        return nil
    }

    /// The distance this view and its successor along an axis prefer, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let from = Edge.end(of: axis)
        let to = Edge.start(of: axis)
        var agreed: Double?
        for entry in entries where entry.edge == from && entry.category != .any {
            guard let other = next.length(to, entry.category) else { continue }
            agreed = max(agreed ?? -.infinity, entry.length + other)
        }
        if let agreed { return agreed }
        switch (length(from, .any), next.length(to, .any)) {
        case (let a?, let b?): return max(a, b)
        case (let a?, nil): return a
        case (nil, let b?): return b
        case (nil, nil): return ViewSpacing.platformDefault
        }
    }

    /// Takes in another view's values on some edges, keeping the larger of two of the same category.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isSpacer = false
        spacerEdges.formUnion(other.spacerEdges.intersection(edges))
        for entry in other.entries where edges.contains(edge: entry.edge) {
            if let i = entries.firstIndex(where: { $0.edge == entry.edge && $0.category == entry.category }) {
                entries[i].length = max(entries[i].length, entry.length)
            } else {
                entries.append(entry)
            }
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The same with some edges back to what a view without text has.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        guard !edges.isEmpty else { return self }
        var copy = ViewSpacing(entries: entries.filter { !edges.contains(edge: $0.edge) })
        copy.spacerEdges = spacerEdges.subtracting(edges)
        for edge in Edge.allCases where edges.contains(edge: edge) {
            copy.entries.append(ViewSpacing.ordinaryEntry(edge))
        }
        return copy
    }

    /// A spacer's: no distance on the edges of its axis, or on all of them outside a stack.
    static func spacer(along axis: Axis?) -> ViewSpacing {
        let edges: Edge.Set =
            switch axis {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case nil: .all
            }
        var spacing = ViewSpacing(edges: edges, length: 0)
        spacing.isSpacer = true
        return spacing
    }
}

// MARK: Spacers inside stacks

extension ViewSpacing {
    /// The edges on which no distance is kept to anything.
    private var bareEdges: Edge.Set {
        Edge.allCases.reduce(into: spacerEdges) { edges, edge in
            if isSpacer, length(edge, .any) == 0 { edges.insert(Edge.Set(edge)) }
        }
    }

    /// What a stack passes on of a child's values: a spacer is like any other view along the stack, and says
    /// nothing across it.
    var insideStack: ViewSpacing {
        guard isSpacer else { return self }
        let edges = bareEdges
        var spacing = ViewSpacing(
            entries: ViewSpacing.ordinary.entries.filter { edges.contains(edge: $0.edge) })
        spacing.spacerEdges = edges
        return spacing
    }

    /// What a grid sees of a cell's values: a spacer at the end of a stack as well.
    var insideGrid: ViewSpacing {
        guard !spacerEdges.isEmpty else { return self }
        var spacing = ViewSpacing(edges: spacerEdges, length: 0)
        for entry in entries where !spacerEdges.contains(edge: entry.edge) { spacing.entries.append(entry) }
        return spacing
    }

    /// The same values, with the spacers of another.
    func keepingSpacers(of other: ViewSpacing) -> ViewSpacing {
        var copy = self
        copy.spacerEdges = other.spacerEdges
        return copy
    }
}
