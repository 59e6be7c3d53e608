import Graphics
import Interpreter
import Layout
import Syntax
import Views

/// A compiled snippet alive in one environment: its state and its views, laid out at any number of sizes.
public final class PreviewSession {
    /// The checked code that is shown.
    public let compilation: Compilation
    /// The surroundings that it is shown in.
    public private(set) var environment: PreviewEnvironment
    let living: LivingGraph
    var graph: ViewGraph { living.graph }
    private let host: ViewHost?
    private(set) var lastResult: LayoutResult?
    /// The finger on a view, if there is one.
    var touch: TouchInProgress?
    /// The two fingers on one.
    var transform: TransformInProgress?
    /// Whether a reader has worked the preview: its state may be another than at first.
    var isWorked = false
    /// Whether a preview's own size (`.sizeThatFitsLayout`, `.fixedLayout`) counts for more than the width
    /// asked for.
    public var keepsLayout = true
    /// Whether layouts tell how each size came about.
    public var isTraced = false

    /// Offered where no height is given: that of an iPhone between its safe areas.
    public static let ampleHeight = 759.0
    /// Offered in the end to a view that takes all the height there is.
    public static let greedyHeight = 240.0
    /// Offered to one that is a screen, whose bars, sheets and alerts take much of that.
    public static let screenHeight = 480.0
    /// Widths looked at for breakpoints, in points.
    public static let breakpointRange = 1.0...1400.0

    /// Nothing when there is no program to run.
    public init?(_ compilation: Compilation, in environment: PreviewEnvironment) {
        guard let program = compilation.program else { return nil }
        self.compilation = compilation
        self.environment = environment
        living = LivingGraph(of: program)
        let graph = living.graph
        graph.translate(with: environment.strings)
        graph.use(environment.resources, in: environment)
        host = PreviewRoot.view(of: program, from: compilation.sources.main, graph, showing: compilation.body)
            .map { root in
                ViewHost(root, graph: graph, environment: environment)
            }
    }

    /// Goes on in other surroundings with the state that it has, as a view on a screen does when they change.
    func move(to environment: PreviewEnvironment) {
        self.environment = environment
        graph.translate(with: environment.strings)
        graph.use(environment.resources, in: environment)
        host?.move(to: environment)
    }

    /// What evaluation and layout complained about.
    public var diagnostics: [Diagnostic] {
        let found = graph.diagnostics
        // What ended the snippet's own statements is the graph's complaint, too.
        guard let failure = graph.evaluator.failure, !found.contains(where: { $0.isSame(as: failure) }) else {
            return found
        }
        return found + [failure]
    }

    /// What `print` wrote in the last evaluation, a line each.
    var printed: [String] { graph.evaluator.printed.map { $0.text } }

    /// The screen's size when the preview stands on a device.
    public var deviceSize: Size? { environment.device?.size }

    /// Whether each layout depends on nothing but its own proposal.
    var isStatic: Bool { host?.tree != nil }

    /// The snippet offered exactly this, nothing around it.
    public func answer(width: Double?, height: Double?) -> Rendering? {
        guard let result = layout(ProposedViewSize(width: width, height: height)) else { return nil }
        let size = result.size
        return Rendering(
            result, living, environment,
            canvas: Rect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height))
    }

    /// The snippet in a window of a width, in its middle. Without a height the window is as high as the
    /// views.
    public func rendering(width: Double, height: Double?) -> Rendering? {
        if let screen = deviceSize { return answer(width: screen.width, height: screen.height) }
        switch keepsLayout ? compilation.preview?.layout : nil {
        case .fixed(let width, let height): return inWindow(width: width, height: height)
        case .sizeThatFits: return fitted(width: width, height: height)
        case .device, nil: return inWindow(width: width, height: height)
        }
    }

    private func inWindow(width: Double, height: Double?) -> Rendering? {
        let offered = height ?? PreviewSession.ampleHeight
        guard var result = layout(ProposedViewSize(width: width, height: offered)) else { return nil }
        if height == nil, result.size.height == offered {
            let enough = graph.showsScreen ? PreviewSession.screenHeight : PreviewSession.greedyHeight
            guard let less = layout(ProposedViewSize(width: width, height: enough)) else { return nil }
            result = less
        }
        let size = Size(width: width, height: height ?? result.size.height)
        let origin = Point(x: (result.size.width - width) / 2, y: (result.size.height - size.height) / 2)
        return Rendering(result, living, environment, canvas: Rect(origin: origin, size: size))
    }

    /// A picture as large as the view is in a space.
    private func fitted(width: Double, height: Double?) -> Rendering? {
        guard
            let result = layout(ProposedViewSize(width: width, height: height ?? PreviewSession.ampleHeight))
        else { return nil }
        return Rendering(result, living, environment, canvas: Rect(origin: .zero, size: result.size))
    }

    /// The widths at which the structure of the picture changes, widest first.
    public func breakpoints(height: Double?, mostLayouts: Int = 4000) -> [Double] {
        changes(height: height, mostLayouts: mostLayouts).map { $0.width }
    }

    /// The same, with what changes there.
    func changes(height: Double?, mostLayouts: Int = 4000) -> [Breakpoint] {
        guard deviceSize == nil, layout(ProposedViewSize(width: 393, height: height)) != nil, let host,
            let tree = host.tree
        else { return [] }
        let range = PreviewSession.breakpointRange
        return BreakpointFinder.breakpoints(
            of: tree, in: range, height: height, mostLayouts: mostLayouts, goesOn: host.meteredLayouts())
    }

    /// Runs an action of the snippet with a budget of its own.
    func perform(_ action: () -> Void) {
        guard !hasFailed else { return }
        graph.evaluator.reset()
        action()
        host?.invalidate()
    }

    /// Forgets the last evaluation after a change from outside.
    func invalidate() { host?.invalidate() }

    /// How the change that the last action made is to be shown; nil if it is to be at once.
    public func takeAnimation() -> ChangeAnimation? { graph.takeAnimation() }

    /// A trap or an exhausted budget ends a session, as it would end an app.
    public var hasFailed: Bool { graph.evaluator.failure != nil || graph.hasErrors }

    private func layout(_ proposal: ProposedViewSize) -> LayoutResult? {
        if !hasFailed { graph.evaluator.reset() }
        let result = host?.layout(proposal, traced: isTraced)
        lastResult = result
        if let issue = result?.issues.first { report(issue) }
        return graph.evaluator.failure == nil && !graph.hasErrors ? result : nil
    }

    /// The lengths that a container of the last layout took in turn, if it did not settle.
    public var unsettledPasses: [Double] {
        for case .unsettledContainer(_, _, _, let lengths) in lastResult?.issues ?? [] { return lengths }
        return []
    }

    /// A layout that has no answer is an error with the lengths of its passes.
    private func report(_ issue: LayoutIssue) {
        switch issue {
        case .unsettledContainer(let view, let number, let axis, let lengths):
            let what = axis == .horizontal ? "width" : "height"
            let passes = zip(lengths, lengths.dropFirst()).prefix(5).enumerated().map { pass, lengths in
                Diagnostic.Note(
                    "pass \(pass + 1): laid out for the \(what) \(Expectation.text(lengths.0)), its content makes it"
                        + " \(Expectation.text(lengths.1))")
            }
            let message = "the \(what) of '\(view)' depends on its own content: the layout does not settle"
            graph.report(
                .error(message, at: graph.range(of: number), id: "unsettled-container", notes: passes))
        case .tooDeep(let view, let number):
            graph.report(
                .error("'\(view)' is nested too deeply", at: graph.range(of: number), id: "too-deep"))
        case .invalidPosition(let view, let number):
            graph.report(
                .error(
                    "'\(view)' places a subview at a point that isn't finite", at: graph.range(of: number),
                    id: "place"))
        case .placedWhileMeasuring(let view, let number):
            graph.report(
                .error(
                    "'\(view)' places a subview while it is measured", at: graph.range(of: number),
                    id: "place"))
        }
    }
}
