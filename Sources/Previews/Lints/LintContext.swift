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
    /// Each of the snippet's sources.
    let parsed: [ParsedSource]
    /// Layouts at the widths of the pictures.
    let shown: [Sample]
    /// Layouts at a width of every structure that the preview has between 1 and 1,400 points; the same as
    /// `shown` on a device.
    let everywhere: [Sample]
    let isOnDevice: Bool
    let minimumVersion: SystemVersion?
    private let graph: ViewGraph

    init(
        _ compilation: Compilation, _ graph: ViewGraph, shown: [Sample], everywhere: [Sample], isOnDevice: Bool,
        minimumVersion: SystemVersion?
    ) {
        self.compilation = compilation
        self.graph = graph
        self.shown = shown
        self.everywhere = everywhere
        self.isOnDevice = isOnDevice
        self.minimumVersion = minimumVersion
        parsed = compilation.sources.map { parse($0) }
    }

    /// Where the call of a view stands. A range does not tell of which source it is: it is of the nearest one, the
    /// snippet itself first, that has the view's name there.
    func place(of node: LayoutNode) -> Lint.Place? {
        let range = graph.range(of: node.number)
        guard !range.isEmpty else { return nil }
        let own = compilation.snippet.uses.count
        let nearestFirst = [own] + (0..<own).reversed() + ((own + 1)..<compilation.sources.count)
        let source = nearestFirst.first { number in
            let source = compilation.sources[number]
            return range.upper <= source.bytes.count && source.text(in: range).contains(bytesOf: node.view)
        }
        return source.map { Lint.Place(source: $0, range: range) }
    }

    /// Every identifier of a source, with its text.
    func identifiers(of source: Int) -> [(name: Name, place: Lint.Place)] {
        parsed[source].tokens.filter { $0.kind == .identifier }.map { token in
            (Name(compilation.sources[source].text(in: token.range)), Lint.Place(source: source, range: token.range))
        }
    }
}

extension LintContext {
    /// Every call of `ViewThatFits` in the snippet, with all that was tried there at any width.
    var choices: [(place: Lint.Place, tried: [Trial])] {
        var found: [(place: Lint.Place, tried: [Trial])] = []
        for sample in everywhere {
            for entry in sample.trace {
                guard case .choice(let axes, let candidates, let chosen) = entry.detail,
                    let place = place(of: entry.node)
                else { continue }
                let trial = Trial(
                    width: sample.width, node: entry.node, proposal: entry.proposal, axes: axes, candidates: candidates,
                    chosen: chosen)
                if let known = found.firstIndex(where: { $0.place == place }) {
                    found[known].tried.append(trial)
                } else {
                    found.append((place, [trial]))
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
