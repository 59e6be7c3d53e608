import Graphics
import Interpreter
import Layout
import Syntax

/// A view that is laid out, its state included: evaluation and layout alternate until nothing changes.
public final class ViewHost {
    public let graph: ViewGraph
    private let root: Value
    private var environment: ViewEnvironment
    /// The tree of the last evaluation, kept as long as nothing in it waits for a layout.
    private var reusable: LayoutRoot?
    /// The tree when layouts depend on nothing but their proposals, and on which rows are in sight.
    public private(set) var tree: LayoutRoot?

    /// How often a preview is evaluated before it is said not to settle.
    public static let mostPasses = 20

    public init(_ root: Value, graph: ViewGraph, environment: ViewEnvironment) {
        self.root = root
        self.graph = graph
        self.environment = environment
        graph.show(on: environment.device)
    }

    /// Shows the view in other surroundings from now on; its state stays.
    public func move(to environment: ViewEnvironment) {
        self.environment = environment
        graph.show(on: environment.device)
        invalidate()
    }

    /// Forgets the last evaluation: an action may have changed state.
    public func invalidate() {
        (reusable, tree) = (nil, nil)
        graph.isTimeUp = false
    }

    /// Lets layouts of the same tree begin that are not asked of the host, with a budget each, until all of
    /// them have used as much as one evaluation may. Gives whether another one may begin.
    public func meteredLayouts() -> () -> Bool {
        var used = 0.0
        return { [graph] in
            used += graph.shareOfLayout
            guard used < 1, !graph.isStopped else { return false }
            graph.evaluator.reset()
            graph.beginsLayout()
            return true
        }
    }

    /// Lays the view out in the space proposed; nothing if its evaluation failed.
    public func layout(_ proposal: ProposedViewSize, traced: Bool = false) -> LayoutResult? {
        if let known = relayout(proposal, traced) { return known }
        var passes: [String] = []
        var hasTimePassed = false
        var (before, last): (Pass?, Pass?)
        graph.layoutCount += 1
        for _ in 0..<ViewHost.mostPasses {
            guard let pass = pass(proposal, traced) else { return nil }
            let hasActed = graph.runPending(pass.result)
            guard hasActed || graph.elapse() else { return settled(pass) }
            if !hasActed { hasTimePassed = true }
            passes.append(summary(pass.result))
            (before, last) = (last, pass)
        }
        if hasTimePassed {
            // Time that always brings a change ends here.
            graph.isTimeUp = true
            return layout(proposal, traced: traced)
        }
        // What is set to the same again and again keeps a device busy and its picture as it is.
        if let before, let last, picture(before) == picture(last) { return settled(last) }
        didNotSettle(passes)
        return nil
    }

    private func picture(_ pass: Pass) -> DisplayList {
        pass.result.displayList(displayScale: environment.scale)
    }

    /// One evaluation and its layout, before anything is done that waits for the layout.
    private struct Pass {
        let tree: LayoutRoot
        let result: LayoutResult
        let isStatic: Bool
        let waitsForRows: Bool
    }

    private func pass(_ proposal: ProposedViewSize, _ traced: Bool) -> Pass? {
        let nodes = graph.rootNodes(of: root, environment: environment.values(graph.evaluator))
        guard !graph.isStopped else { return nil }
        let tree = LayoutRoot(rootNode(nodes))
        let result = tree.layout(proposal, traced: traced)
        guard !graph.isStopped else { return nil }
        return Pass(
            tree: tree, result: result, isStatic: graph.isStatic, waitsForRows: graph.waitsForRows)
    }

    /// What comes out of a pass after which nothing changes.
    private func settled(_ pass: Pass) -> LayoutResult? {
        guard !graph.isStopped else { return nil }
        reusable = pass.isStatic ? pass.tree : nil
        tree = pass.waitsForRows ? pass.tree : nil
        return pass.result
    }

    /// The same tree at another size, if nothing in it wants to know of the layout.
    private func relayout(_ proposal: ProposedViewSize, _ traced: Bool) -> LayoutResult? {
        guard let tree = reusable, !graph.isStopped else { return nil }
        graph.beginsLayout()
        let result = tree.layout(proposal, traced: traced)
        if graph.isStatic { return graph.isStopped ? nil : result }
        (reusable, self.tree) = (nil, nil)
        return nil
    }

    /// What stands at the root: the one view, or several in an implicit stack, inside the device's window.
    private func rootNode(_ nodes: [LayoutNode]) -> LayoutNode {
        let flat = LayoutNode.flattened(nodes)
        let scale = environment.scale
        let surroundings = LayoutEnvironment(
            displayScale: scale, layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight)
        var node: LayoutNode = flat.count == 1 ? flat[0] : ContainerNode(StackLayout(.vertical), flat)
        if flat.count != 1 { node.environment = surroundings }
        if let device = environment.device {
            node = WindowNode(node, size: device.size, safeArea: device.safeArea)
            node.environment = surroundings
        }
        let whole = Presentations.over(
            node, safeArea: environment.device?.safeArea ?? .zero,
            isRegularWidth: environment.isRegularWidth, on: environment.system)
        if whole !== node { graph.showsScreen = true }
        return whole
    }

    /// One pass in words: what it set and the size that came out.
    private func summary(_ result: LayoutResult) -> String {
        let size = "\(result.size.width) x \(result.size.height)"
        guard let change = graph.lastChange else { return "the size was \(size)" }
        return "a state was set to \(graph.evaluator.describe(change)), the size was \(size)"
    }

    private func didNotSettle(_ passes: [String]) {
        var notes: [Diagnostic.Note] = []
        for number in max(0, passes.count - 4)..<passes.count {
            notes.append(Diagnostic.Note("pass \(number + 1): \(passes[number])"))
        }
        graph.report(
            .error(
                "the preview does not settle: its state still changes after \(ViewHost.mostPasses) evaluations",
                at: .none, id: "does-not-settle", notes: notes))
    }
}
