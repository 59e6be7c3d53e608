import Graphics
import Layout
import Views

/// Holds promises against layouts of a snippet. The build and the page judge with this same code.
///
/// What a promise names (a width, a height, a text size, a device, steps) is laid out as it says, from the snippet's
/// first state; what it does not name is as the figure shows it.
struct PromiseJudge {
    let compilation: Compilation
    /// What the figure is drawn for.
    let environment: PreviewEnvironment
    /// The height proposed; nil is ample.
    var height: Double?
    var steps: [PreviewStep] = []
    /// The widths that the figure shows.
    var widths: [Double] = []
    /// The preview in that environment as a reader left it; nil while nobody worked it.
    var worked: PreviewSession?
    /// The widths at which the picture changes in that environment, where they are known already.
    var breakpoints: [Double]?
    /// The last session: one whose layouts depend on nothing but their own proposals serves all of them.
    private var still: PreviewSession?

    init(_ compilation: Compilation, in environment: PreviewEnvironment) {
        self.compilation = compilation
        self.environment = environment
    }

    mutating func verdict(on promise: Expectation) -> PromiseVerdict {
        guard let surroundings = surroundings(of: promise) else { return .undecided("there is no such device") }
        guard promise.step <= steps.count else { return .undecided(stepCount) }
        if let reason = conflict(promise, surroundings) { return .undecided(reason) }
        let widths = widths(for: promise, in: surroundings)
        guard !widths.isEmpty else { return .undecided("no picture is shown") }
        for width in widths {
            let verdict = verdict(on: promise, at: width, in: surroundings)
            if !verdict.isKept { return verdict }
        }
        return .kept
    }

    private var stepCount: String { "there \(steps.count == 1 ? "is 1 step" : "are \(steps.count) steps")" }

    private mutating func verdict(
        on promise: Expectation, at width: Double, in surroundings: PreviewEnvironment
    ) -> PromiseVerdict {
        let height = promise.height ?? height
        guard let session = session(for: promise, in: surroundings),
            var rendering = session.rendering(width: width, height: height)
        else { return .undecided("it cannot be laid out") }
        for step in steps.prefix(promise.step) {
            if let reason = session.perform(step) { return .undecided(reason) }
            guard let next = session.rendering(width: width, height: height) else { return .undecided("it cannot be laid out") }
            rendering = next
        }
        var inspection = rendering.inspection
        if case .breakpoints = promise.claim { inspection.breakpoints = breakpoints(for: promise, session) }
        guard let failure = promise.failure(in: inspection, description: rendering.description) else { return .kept }
        return .broken(promise.isAboutOneWidth ? "at width \(Expectation.text(width)) \(failure)" : failure)
    }

    private func breakpoints(for promise: Expectation, _ session: PreviewSession) -> [Double] {
        guard promise.namesSurroundings else { return breakpoints ?? session.breakpoints(height: height) }
        return session.breakpoints(height: promise.height ?? height)
    }

    // MARK: What is laid out

    private func surroundings(of promise: Expectation) -> PreviewEnvironment? {
        var surroundings = environment
        if let typeSize = promise.typeSize { surroundings.typeSize = typeSize }
        if let device = promise.device, !surroundings.setDevice(named: device) { return nil }
        return surroundings
    }

    /// A screen is as large as it is, so nothing can be told of it at another size.
    private func conflict(_ promise: Expectation, _ surroundings: PreviewEnvironment) -> String? {
        guard let device = surroundings.device else { return nil }
        let isOther = (promise.width.map { $0 != device.size.width } ?? false) || (promise.height.map { $0 != device.size.height } ?? false)
        return isOther ? "the \(device.name) has a size of its own" : nil
    }

    /// The one width that a promise names; otherwise that of the device, or those that the figure shows.
    private func widths(for promise: Expectation, in surroundings: PreviewEnvironment) -> [Double] {
        if let width = promise.width { return [width] }
        if let screen = surroundings.device?.size { return [screen.width] }
        // The same at every width.
        if case .breakpoints = promise.claim { return Array(widths.prefix(1)) }
        return widths
    }

    private mutating func session(for promise: Expectation, in surroundings: PreviewEnvironment) -> PreviewSession? {
        if promise.step > 0 || promise.namesSurroundings { return PreviewSession(compilation, in: surroundings) }
        if let worked { return worked }
        if let still, still.isStatic { return still }
        still = PreviewSession(compilation, in: surroundings)
        return still
    }
}

extension Expectation {
    /// Whether it is about surroundings that the figure need not have.
    fileprivate var namesSurroundings: Bool { typeSize != nil || device != nil }
}
