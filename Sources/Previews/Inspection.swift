import Graphics
import Layout
import Syntax
import Views

/// What the layout of a snippet came to: the frame tree, the choices made and what was complained about.
/// Its JSON is a contract with other tools.
public struct Inspection {
    /// How a text was set.
    public struct TextLines {
        /// How many lines it has.
        public var lines: Int
        /// Whether something of it is cut off.
        public var isTruncated: Bool
    }

    /// A view of the frame tree.
    public final class View {
        /// The name of the view's type, as the snippet calls it.
        public let name: String
        /// What `accessibilityIdentifier` or `id` names it, for promises.
        public let identifier: String?
        /// In points of the root's space, not rounded.
        public let frame: Rect
        /// What the view was offered.
        public let proposal: ProposedViewSize
        /// Where its call stands in the snippet.
        public let range: SourceRange
        /// Its number in the picture.
        public let number: Int
        /// Present for a text, through its modifiers.
        public let text: TextLines?
        /// The views inside of it, in the order of drawing.
        public let children: [View]

        init(
            name: String, identifier: String?, frame: Rect, proposal: ProposedViewSize, range: SourceRange,
            number: Int, text: TextLines? = nil, children: [View]
        ) {
            self.name = name
            self.identifier = identifier
            self.frame = frame
            self.proposal = proposal
            self.range = range
            self.number = number
            self.text = text ?? (children.count == 1 ? children[0].text : nil)
            self.children = children
        }
    }

    /// One `ViewThatFits` and the candidate it shows.
    public struct Choice {
        /// How large a candidate would be, and whether that fits.
        public struct Candidate {
            /// The size that it takes when it is offered nothing.
            public var ideal: Size
            /// Whether that is no larger than what was proposed.
            public var fits: Bool
        }

        /// The name of the view that chooses.
        public var view: String
        /// Where its call stands in the snippet.
        public var range: SourceRange
        /// From 1, in the order of the source; nil when there are no candidates.
        public var chosen: Int?
        /// What it chooses from, in the order of the source.
        public var candidates: [Candidate]
        /// What it was offered.
        public var proposal: ProposedViewSize
    }

    /// The outermost view, with all others inside of it.
    public var root: View
    /// The choices made, in the order of the frame tree.
    public var choices: [Choice]
    /// Widths in points at which the structure of the picture changes, widest first.
    public var breakpoints: [Double]
    /// What the layout was complained about.
    public var diagnostics: [Diagnostic]
}

extension Inspection {
    init(_ result: LayoutResult, _ graph: ViewGraph) {
        root = View(result.root, graph)
        choices = result.choices.map { Choice($0.placed, $0.choice, graph) }
        breakpoints = []
        diagnostics = graph.diagnostics
    }
}

extension Inspection.View {
    convenience init(_ placed: PlacedNode, _ graph: ViewGraph) {
        self.init(
            name: placed.node.view, identifier: placed.node.identifier, frame: placed.frame,
            proposal: placed.proposal, range: graph.range(of: placed.node.number), number: placed.node.number,
            text: placed.textLines, children: placed.children.map { Inspection.View($0, graph) })
    }
}

extension Inspection.Choice {
    init(_ placed: PlacedNode, _ choice: ViewThatFitsNode.Choice, _ graph: ViewGraph) {
        self.init(
            view: placed.node.view, range: graph.range(of: placed.node.number),
            chosen: choice.chosen.map { $0 + 1 },
            candidates: choice.candidates.map { Candidate(ideal: $0.ideal, fits: $0.fits) },
            proposal: placed.proposal)
    }
}

extension ViewGraph {
    /// Where the call that made a view stands.
    func range(of number: Int) -> SourceRange {
        views.indices.contains(number) ? views[number].range : .none
    }
}

extension Inspection.View {
    /// Visits this view and all inside it, parents first, with how many views are around each.
    public func forEach(depth: Int = 0, _ visit: (Inspection.View, Int) -> Void) {
        visit(self, depth)
        for child in children { child.forEach(depth: depth + 1, visit) }
    }
}

extension PlacedNode {
    fileprivate var textLines: Inspection.TextLines? {
        guard let text = node as? TextNode else { return nil }
        let block = text.block(at: proposal)
        return Inspection.TextLines(lines: block.lines.count, isTruncated: block.isTruncated)
    }
}
