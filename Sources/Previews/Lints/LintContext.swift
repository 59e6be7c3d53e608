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
    private let living: LivingGraph

    init(
        _ compilation: Compilation, _ living: LivingGraph, shown: [Sample], everywhere: [Sample],
        isOnDevice: Bool,
        minimumVersion: SystemVersion?
    ) {
        self.compilation = compilation
        self.living = living
        self.shown = shown
        self.everywhere = everywhere
        self.isOnDevice = isOnDevice
        self.minimumVersion = minimumVersion
        parsed = compilation.snippet.parsed
    }

    /// Where somebody wrote the call of a view; nil for what the library made of another's call.
    func written(_ node: LayoutNode) -> SourceRange? {
        let range = living.graph.range(of: node.number)
        guard !range.isEmpty, let source = compilation.sources[range] else { return nil }
        return source.text(in: range).contains(bytesOf: node.view) ? range : nil
    }

    /// Every identifier of a source, with its text.
    func identifiers(of source: ParsedSource) -> [(name: Name, place: SourceRange)] {
        source.tokens.filter { $0.kind == .identifier }.map { token in
            let place = source.range(of: token)
            return (Name(source.source.text(in: place)), place)
        }
    }
}

extension LintContext {
    /// Every call of `ViewThatFits` in the snippet, with all that was tried there at any width.
    var choices: [(place: SourceRange, tried: [Trial])] {
        var found: [(place: SourceRange, tried: [Trial])] = []
        for sample in everywhere {
            for entry in sample.trace {
                guard case .choice(let axes, let candidates, let chosen) = entry.detail,
                    let place = written(entry.node)
                else { continue }
                let trial = Trial(
                    width: sample.width, node: entry.node, proposal: entry.proposal, axes: axes,
                    candidates: candidates,
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
