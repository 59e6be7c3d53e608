import Graphics
import Views

/// Holds promises against layouts of a snippet. The build and the page judge with this same code.
///
/// What a promise names (a width, a height, a text size, a device, steps) is laid out as it says, from the
/// snippet's first state; what it does not name is as the figure shows it.
struct PromiseJudge {
    let compilation: Compilation
    /// What the figure is drawn for.
    let environment: PreviewEnvironment
    /// The height proposed; nil is ample.
    var height: Double?
    var steps: [PreviewStep] = []
    /// Whether a preview's own size counts where a promise names none.
    var keepsLayout = true
    /// The widths that the figure shows.
    var widths: [Double] = []
    /// The preview in that environment as a reader left it; nil while nobody worked it.
    var worked: PreviewSession?
    /// The widths at which the picture changes in that environment, where they are known already.
    var breakpoints: [Double]?
    /// What each `snapshot` came to, in the order judged.
    var snapshots: [String] = []
    /// The last session: one whose layouts depend on nothing but their own proposals serves all of them.
    private var still: PreviewSession?

    init(_ compilation: Compilation, in environment: PreviewEnvironment) {
        self.compilation = compilation
        self.environment = environment
    }

    mutating func verdict(on promise: Expectation) -> PromiseVerdict {
        guard let surroundings = surroundings(of: promise) else {
            return .undecided("there is no such device")
        }
        guard promise.step <= steps.count else { return .undecided(stepCount) }
        if let reason = conflict(promise, surroundings) { return .undecided(reason) }
        if case .same(let widths) = promise.claim {
            return sameness(of: promise, at: widths, in: surroundings)
        }
        let widths = widths(for: promise, in: surroundings)
        guard !widths.isEmpty else { return .undecided("no picture is shown") }
        if case .snapshot(let kept, _) = promise.claim {
            return comparison(of: promise, with: kept, at: widths, in: surroundings)
        }
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
        let rendering: Rendering
        switch laidOut(promise, at: width, in: surroundings) {
        case .success(let done): rendering = done
        case .failure(let reason): return .undecided(reason.message)
        }
        var inspection = rendering.inspection
        if case .breakpoints = promise.claim {
            inspection.breakpoints = breakpoints(for: promise, in: surroundings)
        }
        let finder = ViewFinder(inspection: inspection, sources: compilation.sources)
        if let reason = finder.hindrance(promise.selectors) { return .undecided(reason) }
        guard let failure = promise.failure(in: finder, of: rendering) else { return .kept }
        return .broken(promise.isAboutOneWidth ? "at width \(Expectation.text(width)) \(failure)" : failure)
    }

    private mutating func breakpoints(for promise: Expectation, in surroundings: PreviewEnvironment)
        -> [Double]
    {
        if !promise.namesSurroundings, let breakpoints { return breakpoints }
        let height = promise.namesSurroundings ? promise.height ?? height : height
        return session(for: promise, in: surroundings)?.breakpoints(height: height) ?? []
    }

    /// Why something could not be laid out.
    struct Hindrance: Error { var message: String }

    /// The layout that a promise is about, after its steps.
    mutating func laidOut(
        _ promise: Expectation, at width: Double, in surroundings: PreviewEnvironment
    ) -> Result<Rendering, Hindrance> {
        let height = promise.height ?? height
        let failure = Hindrance(message: "it cannot be laid out")
        guard let session = session(for: promise, in: surroundings) else { return .failure(failure) }
        session.keepsLayout =
            keepsLayout && promise.width == nil && promise.height == nil && !promise.isOfWidths
        guard var rendering = session.rendering(width: width, height: height) else {
            return .failure(failure)
        }
        for step in steps.prefix(promise.step) {
            if let reason = session.perform(step) { return .failure(Hindrance(message: reason)) }
            guard let next = session.rendering(width: width, height: height) else { return .failure(failure) }
            rendering = next
        }
        return .success(rendering)
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
        let isOther =
            (promise.width.map { $0 != device.size.width } ?? false)
            || (promise.height.map { $0 != device.size.height } ?? false)
        return isOther ? "the \(device.name) has a size of its own" : nil
    }

    /// The one width that a promise names; otherwise that of the device, or those that the figure shows.
    private func widths(for promise: Expectation, in surroundings: PreviewEnvironment) -> [Double] {
        if let width = promise.width { return [width] }
        if let screen = surroundings.device?.size { return [screen.width] }
        // The same at every width.
        if case .breakpoints = promise.claim { return Array(widths.prefix(1)) }
        if case .snapshot(_, let kept) = promise.claim, !kept.isEmpty { return kept }
        return widths
    }

    private mutating func session(for promise: Expectation, in surroundings: PreviewEnvironment)
        -> PreviewSession?
    {
        if promise.step > 0 || promise.namesSurroundings {
            return PreviewSession(compilation, in: surroundings)
        }
        if let worked { return worked }
        if let still, still.isStatic { return still }
        still = PreviewSession(compilation, in: surroundings)
        return still
    }
}

extension Expectation {
    /// Whether it is about surroundings that the figure need not have.
    fileprivate var namesSurroundings: Bool { typeSize != nil || device != nil }

    /// Whether its claim names widths itself.
    fileprivate var isOfWidths: Bool {
        if case .same = claim { return true }
        return false
    }
}
