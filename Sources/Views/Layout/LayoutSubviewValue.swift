import Graphics
import Interpreter
import Layout

/// `LayoutSubview`: the proxy of one subview. Only while a layout places its subviews is there a placer.
final class LayoutSubviewValue: NativeValue {
    let node: LayoutNode
    private let index: Int
    private let placement: SubviewPlacement

    init(_ node: LayoutNode, index: Int, _ placement: SubviewPlacement) {
        self.node = node
        self.index = index
        self.placement = placement
    }

    override var description: String { "LayoutSubview" }

    override func isEqual(to other: NativeValue) -> Bool { (other as? LayoutSubviewValue)?.node === node }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let answer = node.sizeThatFits(proposal)
        placement.recorder?.note(.question(subview: index, proposal, answer: answer))
        return answer
    }

    func dimensions(in proposal: ProposedViewSize) -> Layout.ViewDimensions {
        let answer = node.dimensions(in: proposal)
        placement.recorder?.note(.question(subview: index, proposal, answer: answer.size))
        return answer
    }

    func place(_ position: Point, _ anchor: UnitPoint, _ proposal: ProposedViewSize, _ call: NativeCall) {
        guard let placer = placement.placer else {
            call.evaluator.fail(
                "'place(at:anchor:proposal:)' may only be called from 'placeSubviews'", at: call.range)
            return
        }
        guard !position.x.isNaN && !position.y.isNaN else {
            call.evaluator.fail("a subview is placed at a point that is not a number", at: call.range)
            return
        }
        let placed = placer.place(index, at: position, anchor: anchor, proposal: proposal)
        placement.recorder?.note(.place(subview: index, placed.origin, proposal, placed.size))
    }
}

/// What the proxies of one layout share.
final class SubviewPlacement {
    var placer: SubviewPlacer?
    /// Present while the layout is being explained.
    var recorder: LayoutRecorder?
}

/// Notes what a layout asks and does while it is being explained.
final class LayoutRecorder {
    private var steps: [TraceCall.Step] = []

    func note(_ step: TraceCall.Step) { steps.append(step) }

    /// What was noted since the last time.
    func takeSteps() -> [TraceCall.Step] {
        let taken = steps
        steps = []
        return taken
    }
}
