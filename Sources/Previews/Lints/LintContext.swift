import Graphics
import Layout
import Syntax
import Views

/// What lints look at: the code, and layouts of it.
struct LintContext {
    /// One layout with its trace.
    struct Sample {
        var width: Double
        var root: PlacedNode
        var trace: [TraceEntry]
    }

    let compilation: Compilation
    let parsed: ParsedSource
    /// Layouts at the widths of the pictures.
    let shown: [Sample]
    /// Layouts at a width of every structure that the preview has between 1 and 1,400 points; the same as
    /// `shown` on a device.
    let everywhere: [Sample]
    let isOnDevice: Bool
    let minimumVersion: Double?
    private let graph: ViewGraph

    init(
        _ compilation: Compilation, _ graph: ViewGraph, shown: [Sample], everywhere: [Sample], isOnDevice: Bool,
        minimumVersion: Double?
    ) {
        self.compilation = compilation
        self.graph = graph
        self.shown = shown
        self.everywhere = everywhere
        self.isOnDevice = isOnDevice
        self.minimumVersion = minimumVersion
        parsed = parse(compilation.snippet.source)
    }

    /// Where the call of a view stands; nothing for a view that another snippet declares.
    func range(of node: LayoutNode) -> SourceRange? {
        let range = graph.range(of: node.number)
        guard !range.isEmpty, range.upper <= compilation.snippet.source.bytes.count else { return nil }
        let text = compilation.snippet.source.text(in: range)
        return text.contains(bytesOf: node.view) ? range : nil
    }

    /// The text of a token.
    func text(_ token: Token) -> Name { Name(compilation.snippet.source.text(in: token.range)) }
}

extension LintContext {
    /// Every call of `ViewThatFits` in the snippet, with all that was tried there at any width.
    var choices: [(range: SourceRange, tried: [Trial])] {
        var found: [(range: SourceRange, tried: [Trial])] = []
        for sample in everywhere {
            for entry in sample.trace {
                guard case .choice(let axes, let candidates, let chosen) = entry.detail,
                    let range = range(of: entry.node)
                else { continue }
                let trial = Trial(
                    width: sample.width, node: entry.node, proposal: entry.proposal, axes: axes, candidates: candidates,
                    chosen: chosen)
                if let known = found.firstIndex(where: { $0.range == range }) {
                    found[known].tried.append(trial)
                } else {
                    found.append((range, [trial]))
                }
            }
        }
        return found
    }

    /// One `ViewThatFits` in one layout.
    struct Trial {
        var width: Double
        var node: LayoutNode
        var proposal: ProposedViewSize
        var axes: AxisSet
        var candidates: [TraceCandidate]
        var chosen: Int?
    }
}
