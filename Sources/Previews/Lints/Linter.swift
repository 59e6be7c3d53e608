import Graphics
import Layout
import Syntax

/// Looks at a snippet with every lint.
struct Linter {
    private let compilation: Compilation
    private let request: FigureRequest
    private let breakpoints: [Double]

    init(_ compilation: Compilation, _ request: FigureRequest, _ breakpoints: [Double]) {
        self.compilation = compilation
        self.request = request
        self.breakpoints = breakpoints
    }

    /// A warning for everything found, one for each lint and place.
    func diagnostics(allowing allowed: [String]) -> [Diagnostic] {
        guard let session = PreviewSession(compilation, in: request.environments[0]) else { return [] }
        session.isTraced = true
        let shown = samples(
            session, session.deviceSize.map { [$0.width] } ?? request.widths ?? request.defaultWidths)
        let context = LintContext(
            compilation, session.living, shown: shown, everywhere: everywhere(session, shown),
            isOnDevice: session.deviceSize != nil, minimumVersion: request.minimumVersion)
        var found: [Diagnostic] = []
        for lint in Lint.all where !allowed.contains(where: { Name($0) == Name("\(lint.name)") }) {
            var places: [SourceRange] = []
            for finding in lint.find(context) where !places.contains(finding.place) {
                places.append(finding.place)
                var notes = finding.note.map { [Diagnostic.Note($0)] } ?? []
                notes.append(
                    Diagnostic.Note("\(lint.reason); 'allow=\"\(lint.name): …\"' accepts it for a reason"))
                found.append(
                    Diagnostic(.warning, finding.message, at: finding.place, id: lint.name, notes: notes))
            }
        }
        return found
    }

    /// The structure of a picture changes at breakpoints only, so one layout between two of them tells all.
    private func everywhere(_ session: PreviewSession, _ shown: [LintContext.Sample]) -> [LintContext.Sample]
    {
        let hasChoices = shown.contains { $0.root.node.contains { $0 is ViewThatFitsNode } }
        guard hasChoices, session.deviceSize == nil else { return shown }
        let bounds = PreviewSession.breakpointRange
        let widths = [bounds.lowerBound] + breakpoints.prefix(60) + [bounds.upperBound]
        return shown + samples(session, widths)
    }

    private func samples(_ session: PreviewSession, _ widths: [Double]) -> [LintContext.Sample] {
        widths.compactMap { width in
            guard session.rendering(width: width, height: request.height) != nil,
                let result = session.lastResult
            else {
                return nil
            }
            return LintContext.Sample(width: width, root: result.root, trace: result.trace)
        }
    }
}

extension LayoutNode {
    /// Whether this view or one inside it, shown or not, is of a kind.
    func contains(_ isKind: (LayoutNode) -> Bool) -> Bool {
        isKind(self) || children.contains { $0.contains(isKind) }
    }
}
