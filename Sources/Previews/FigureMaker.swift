import Graphics
import Syntax
import Views

/// Draws the pictures of a figure and holds its promises against them.
struct FigureMaker {
    private let compilation: Compilation
    private let request: FigureRequest
    private var figure = Figure()
    /// What the pictures were written from, for finding equal ones.
    private var drawn: [Rendering] = []
    /// The marks of the pictures in the surroundings that are drawn: before the steps, and after each.
    private var marks: [PictureMarks] = []

    init(_ compilation: Compilation, _ request: FigureRequest) {
        self.compilation = compilation
        self.request = request
        figure.diagnostics = compilation.diagnostics
    }

    mutating func make() -> Figure {
        guard compilation.program != nil, !figure.hasErrors else { return figure }
        for (number, environment) in request.environments.enumerated() {
            draw(environment, number)
            guard !figure.hasErrors else { break }
        }
        if figure.hasErrors {
            figure.pictures = []
            return figure
        }
        judgePromises()
        if let allowed = request.allowedLints {
            add(Linter(compilation, request, figure.breakpoints).diagnostics(allowing: allowed))
        }
        return figure
    }

    // MARK: Pictures

    private mutating func draw(_ environment: PreviewEnvironment, _ number: Int) {
        guard var session = Pipeline.evaluate(compilation, in: environment) else { return }
        session.isTraced = request.explained != nil
        session.keepsLayout = request.keepsLayout
        marks = marks(session, environment)
        if number == 0 { figure.breakpoints = marks[0].breakpoints }
        for width in widths(session) {
            // State that an earlier width left behind must not show in this picture.
            if !session.isStatic || !request.steps.isEmpty,
                let fresh = Pipeline.evaluate(compilation, in: environment)
            {
                fresh.isTraced = session.isTraced
                fresh.keepsLayout = session.keepsLayout
                session = fresh
            }
            guard draw(session, width, number, step: 0) else { return }
            for (index, step) in request.steps.enumerated() {
                if let reason = session.perform(step) {
                    if figure.stepFailure == nil { figure.stepFailure = (index, reason) }
                    return
                }
                guard draw(session, width, number, step: index + 1) else { return }
            }
        }
    }

    /// Where the pictures of these surroundings change. A step may leave another view there, so it is looked
    /// for again after each, in an evaluation of its own: what finds it lays out at many widths.
    private func marks(_ session: PreviewSession, _ environment: PreviewEnvironment) -> [PictureMarks] {
        var marks = [PictureMarks(session.changes(height: request.height))]
        guard !request.steps.isEmpty, session.deviceSize == nil,
            let stepped = Pipeline.evaluate(compilation, in: environment)
        else { return marks }
        let width = widths(session).first ?? 393
        for step in request.steps {
            guard Pipeline.layOut(stepped, width: width, height: request.height) != nil,
                stepped.perform(step) == nil
            else { break }
            marks.append(PictureMarks(stepped.changes(height: request.height)))
        }
        return marks
    }

    /// Whether there is a picture.
    private mutating func draw(_ session: PreviewSession, _ width: Double, _ environment: Int, step: Int)
        -> Bool
    {
        let rendering = Pipeline.layOut(session, width: width, height: request.height)
        add(session.diagnostics)
        figure.unsettledPasses = session.unsettledPasses
        guard let rendering, !figure.hasErrors else { return false }
        add(rendering, width: width, environment, step)
        return true
    }

    /// The widths asked for; otherwise the usual ones and one on each side of every breakpoint.
    private func widths(_ session: PreviewSession) -> [Double] {
        if let device = session.deviceSize { return [device.width] }
        if let widths = request.widths { return widths }
        var widths = request.defaultWidths
        for breakpoint in figure.breakpoints.prefix(4) {
            for width in [breakpoint.rounded(.up), breakpoint.rounded(.up) - 1] where width >= 20 {
                if !widths.contains(width) { widths.append(width) }
            }
        }
        return widths.stablySorted { $0 > $1 }
    }

    /// A picture equal to an earlier one of the same surroundings is that one, at another width too.
    private mutating func add(_ rendering: Rendering, width: Double, _ environment: Int, _ step: Int) {
        let same = figure.pictures.indices.first {
            figure.pictures[$0].environment == environment && figure.pictures[$0].step == step
                && drawn[$0].isSame(as: rendering)
        }
        if let same {
            figure.pictures[same].widths = (figure.pictures[same].widths + [width]).stablySorted { $0 < $1 }
            return
        }
        drawn.append(rendering)
        figure.pictures.append(picture(rendering, width, environment, step))
    }

    private func picture(_ rendering: Rendering, _ width: Double, _ environment: Int, _ step: Int)
        -> Figure.Picture
    {
        let fixed: ColorScheme? =
            request.fixesScheme ? (request.environments[environment].isDark ? .dark : .light) : nil
        var options = rendering.options(idPrefix: "\(request.idPrefix)-\(drawn.count)", scheme: fixed)
        options.frames = rendering.frames
        options.base = request.base
        let drawing = Pipeline.draw(rendering)
        return Figure.Picture(
            svg: Pipeline.write(drawing, with: options), width: width,
            height: rendering.canvas.height, widths: [width], environment: environment, step: step,
            title: rendering.title, description: rendering.description, notes: rendering.notes,
            overflow: rendering.overflow, inspection: rendering.inspection,
            marks: marks.indices.contains(step) ? marks[step] : PictureMarks(),
            fingerprint: rendering.fingerprint,
            explanations: request.explained.map { rendering.explanations(of: $0) } ?? [],
            list: drawing,
            canvas: rendering.canvas, scheme: options.scheme)
    }

    private mutating func add(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where !figure.diagnostics.contains(where: { $0.isSame(as: diagnostic) })
        {
            figure.diagnostics.append(diagnostic)
        }
    }

    // MARK: Promises

    /// Holds the promises against layouts at the widths they name; without one, against each picture shown.
    private mutating func judgePromises() {
        guard !request.expectations.isEmpty, figure.stepFailure == nil else { return }
        var judge = judge
        for (place, promise) in request.expectations.enumerated() {
            let known = judge.snapshots.count
            figure.failures.append(judge.verdict(on: promise).failure)
            if judge.snapshots.count > known { figure.snapshots[place] = judge.snapshots[known] }
        }
    }

    /// Whether a promise is not kept that can be judged without the pictures. One that names no width is held
    /// against the first alone: of the others only those count that give pictures of their own.
    func breaksPromise() -> Bool {
        let device = request.environments[0].device
        guard compilation.program != nil, !figure.hasErrors, device != nil || request.widths != nil else {
            return false
        }
        var judge = judge
        judge.breakpoints = nil
        judge.widths = request.widths.map { Array($0.prefix(1)) } ?? []
        for promise in request.expectations where !promise.isAboutPictures {
            if !judge.verdict(on: promise).isKept { return true }
        }
        return false
    }

    /// Promises without a width are about those of the pictures.
    private var judge: PromiseJudge {
        var judge = PromiseJudge(compilation, in: request.environments[0])
        judge.height = request.height
        judge.keepsLayout = request.keepsLayout
        judge.steps = request.steps
        judge.breakpoints = figure.breakpoints
        for picture in figure.pictures where !judge.widths.contains(picture.width) {
            judge.widths.append(picture.width)
        }
        return judge
    }
}
