import Interpreter
import Layout

/// The upper and the lower edge, or one of them.
struct VerticalEdges {
    let hasTop: Bool
    let hasBottom: Bool

    /// From a `VerticalEdge.Set`.
    init(_ value: Value) {
        let bits = value.fields.first.map { Int(truncatingIfNeeded: $0.asInteger) } ?? 3
        hasTop = bits & 1 != 0
        hasBottom = bits & 2 != 0
    }
}

/// What modifiers say about one row, or about a section.
final class RowPayload: LayoutPayload {
    enum Fact {
        case insets(Layout.EdgeInsets)
        case background(UnitPaint)
        case backgroundView(LayoutNode)
        case rowSeparator(VerticalEdges, isShown: Bool)
        case rowSeparatorTint(VerticalEdges, UnitPaint)
        case sectionSeparator(VerticalEdges, isShown: Bool)
        case sectionSeparatorTint(VerticalEdges, UnitPaint)
        case sectionSpacing(Double)
        case sectionMargins(Edge.Set, Double)
    }

    let fact: Fact
    /// Whether it was said of the section that the row is in.
    let isOfSection: Bool

    init(_ fact: Fact, isOfSection: Bool = false) {
        self.fact = fact
        self.isOfSection = isOfSection
    }
}

/// The lines over and under a row or section, as far as they were told how to be.
struct SeparatorFacts {
    struct Line {
        var isShown: Bool?
        var tint: UnitPaint?
    }

    var top = Line()
    var bottom = Line()

    mutating func change(_ edges: VerticalEdges, _ change: (inout Line) -> Void) {
        if edges.hasTop { change(&top) }
        if edges.hasBottom { change(&bottom) }
    }
}

/// What the modifiers of a row, or of a section, asked for; the outermost wins.
struct RowFacts {
    var insets: Layout.EdgeInsets?
    var background: UnitPaint?
    var backgroundView: LayoutNode?
    var row = SeparatorFacts()
    var section = SeparatorFacts()
    var sectionSpacing: Double?
    var sectionMargins: [(edges: Edge.Set, length: Double)] = []

    init(_ node: LayoutNode) { self.init(node.chainPayloads) }

    /// A section's own, without those of its only row.
    init(ofSection node: LayoutNode) { self.init(node.payloads) }

    private init(_ payloads: [LayoutPayload]) {
        // What is said of its section holds where the row itself does not say otherwise. From the innermost
        // to the outermost, which therefore has the last word.
        for isOfSection in [true, false] {
            for case let row as RowPayload in payloads.reversed() where row.isOfSection == isOfSection {
                read(row.fact)
            }
        }
    }

    private mutating func read(_ fact: RowPayload.Fact) {
        switch fact {
        case .insets(let value): insets = value
        case .background(let paint): (background, backgroundView) = (paint, nil)
        case .backgroundView(let view): (background, backgroundView) = (nil, view)
        case .rowSeparator(let edges, let isShown): row.change(edges) { $0.isShown = isShown }
        case .rowSeparatorTint(let edges, let paint): row.change(edges) { $0.tint = paint }
        case .sectionSeparator(let edges, let isShown): section.change(edges) { $0.isShown = isShown }
        case .sectionSeparatorTint(let edges, let paint): section.change(edges) { $0.tint = paint }
        case .sectionSpacing(let length): sectionSpacing = length
        case .sectionMargins(let edges, let length): sectionMargins.append((edges, length))
        }
    }
}

extension LayoutNode {
    /// The payloads of this node and of those that it wraps, outermost first.
    var chainPayloads: [LayoutPayload] {
        var all: [LayoutPayload] = []
        var node = self
        while true {
            // A modifier further out marks a node later.
            all += node.payloads.reversed()
            guard node.children.count == 1 else { return all }
            node = node.children[0]
        }
    }

    var badgePayload: BadgePayload? {
        for case let badge as BadgePayload in chainPayloads { return badge }
        return nil
    }

    var badge: TextValue? { badgePayload?.text }

    /// Whether a label with its icon in the icons' column begins the row.
    var hasIconColumn: Bool {
        if payloads.contains(where: { $0 is IconColumnPayload }) { return true }
        return children.first?.hasIconColumn ?? false
    }

    var hasRowBackground: Bool {
        let facts = RowFacts(self)
        return facts.background != nil || facts.backgroundView != nil
    }
}

/// Marks a label whose icon stands in the column of a list's icons.
final class IconColumnPayload: LayoutPayload {}
