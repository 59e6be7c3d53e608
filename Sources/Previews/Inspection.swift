import Graphics
import Layout
import Syntax
import Views

/// What the layout of a snippet came to: the frame tree, the choices made and what was complained about.
/// Its JSON is a contract with other tools.
public struct Inspection {
    public final class View {
        public let name: String
        public let identifier: String?
        /// In points of the root's space, not rounded.
        public let frame: Rect
        public let proposal: ProposedViewSize
        /// Where its call stands in the snippet.
        public let range: SourceRange
        /// Its number in the picture.
        public let number: Int
        public let children: [View]

        init(
            name: String, identifier: String?, frame: Rect, proposal: ProposedViewSize, range: SourceRange,
            number: Int, children: [View]
        ) {
            self.name = name
            self.identifier = identifier
            self.frame = frame
            self.proposal = proposal
            self.range = range
            self.number = number
            self.children = children
        }
    }

    /// One `ViewThatFits` and the candidate it shows.
    public struct Choice {
        public struct Candidate {
            public var ideal: Size
            public var fits: Bool
        }

        public var view: String
        public var range: SourceRange
        /// From 1, in the order of the source; nil when there are no candidates.
        public var chosen: Int?
        public var candidates: [Candidate]
        public var proposal: ProposedViewSize
    }

    public var root: View
    public var choices: [Choice]
    /// Widths in points at which the structure of the picture changes, widest first.
    public var breakpoints: [Double]
    public var diagnostics: [Diagnostic]
}

extension Inspection {
    init(_ result: LayoutResult, _ graph: ViewGraph) {
        root = View(result.root, graph)
        choices = result.trace.compactMap { Choice($0, graph) }
        breakpoints = []
        diagnostics = graph.diagnostics
    }
}

extension Inspection.View {
    convenience init(_ placed: PlacedNode, _ graph: ViewGraph) {
        self.init(
            name: placed.node.view, identifier: placed.node.identifier, frame: placed.frame,
            proposal: placed.proposal, range: graph.range(of: placed.node.number), number: placed.node.number,
            children: placed.children.map { Inspection.View($0, graph) })
    }
}

extension Inspection.Choice {
    init?(_ entry: TraceEntry, _ graph: ViewGraph) {
        guard case .choice(_, let candidates, let chosen) = entry.detail else { return nil }
        self.init(
            view: entry.view, range: graph.range(of: entry.number), chosen: chosen.map { $0 + 1 },
            candidates: candidates.map { Candidate(ideal: $0.ideal, fits: $0.fits) }, proposal: entry.proposal)
    }
}

extension ViewGraph {
    /// Where the call that made a view stands.
    func range(of number: Int) -> SourceRange {
        views.indices.contains(number) ? views[number].range : .none
    }
}

extension Inspection.View {
    /// Visits this view and all inside it, parents first.
    func forEach(_ visit: (Inspection.View) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }
}
