import Graphics
import Layout
import Syntax
import Views

/// What is asked of a figure: one snippet at several widths and in several surroundings.
public struct FigureRequest {
    /// Proposed widths in points, in the order shown; nil lets the breakpoints choose.
    public var widths: [Double]?
    /// Proposed height in points; nil offers ample height and draws what is taken.
    public var height: Double?
    public var environments: [PreviewEnvironment] = [PreviewEnvironment()]
    public var expectations: [Expectation] = []
    /// Put before the ids of each picture, so that many pictures can stand in one page.
    public var idPrefix = "p"
    /// Whether pictures keep their own scheme instead of following the page's.
    public var fixesScheme = false
    /// Widths for a snippet that says nothing of its own.
    public var defaultWidths: [Double] = [393]

    public init() {}
}

/// A snippet's pictures: equal ones once, with the widths they hold for.
public struct Figure {
    public struct Picture {
        public var svg: String
        /// The proposed width drawn and the height of the drawing, in points.
        public var width: Double
        public var height: Double
        /// The widths asked for at which the picture is the same, smallest first.
        public var widths: [Double]
        /// The place in the request's environments.
        public var environment: Int
        /// The picture in words.
        public var title: String
        public var description: String
        public var inspection: Inspection
        /// What was drawn, and what of it is shown, in points of the root's space.
        public var list: DisplayList
        public var canvas: Rect
    }

    public var pictures: [Picture] = []
    /// Widths at which the structure changes, widest first.
    public var breakpoints: [Double] = []
    public var diagnostics: [SourcedDiagnostic] = []
    /// For each expectation: what came instead, or nil when it was kept.
    public var failures: [String?] = []

    public var hasErrors: Bool { diagnostics.contains { $0.isError } }
}

extension Compilation {
    /// The pictures of a snippet, and whether it keeps its promises.
    public func figure(_ request: FigureRequest) -> Figure {
        var maker = FigureMaker(self, request)
        return maker.make()
    }
}

private struct FigureMaker {
    private let compilation: Compilation
    private let request: FigureRequest
    private var figure = Figure()
    /// What the pictures were written from, for finding equal ones.
    private var drawn: [(environment: Int, rendering: Rendering)] = []

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
        if figure.hasErrors { figure.pictures = [] } else { judge() }
        return figure
    }

    private mutating func draw(_ environment: PreviewEnvironment, _ number: Int) {
        guard var session = PreviewSession(compilation, in: environment) else { return }
        if number == 0 { figure.breakpoints = session.breakpoints(height: request.height) }
        for width in widths(session) {
            // State that an earlier width left behind must not show in this picture.
            if !session.isStatic, let fresh = PreviewSession(compilation, in: environment) { session = fresh }
            let rendering = session.rendering(width: width, height: request.height)
            add(session.diagnostics)
            guard let rendering, !figure.hasErrors else { return }
            add(rendering, width: width, number)
        }
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
        return widths.sorted { $0 > $1 }
    }

    /// A picture equal to an earlier one of the same surroundings is that one, at another width too.
    private mutating func add(_ rendering: Rendering, width: Double, _ environment: Int) {
        let same = drawn.firstIndex { $0.environment == environment && $0.rendering.isSame(as: rendering) }
        if let same {
            figure.pictures[same].widths.append(width)
            figure.pictures[same].widths.sort()
            return
        }
        drawn.append((environment, rendering))
        figure.pictures.append(picture(rendering, width, environment))
    }

    private func picture(_ rendering: Rendering, _ width: Double, _ environment: Int) -> Figure.Picture {
        let prefix = "\(request.idPrefix)-\(drawn.count)"
        var options = SVGOptions(canvas: rendering.canvas, idPrefix: prefix)
        options.title = rendering.title
        options.description = rendering.description
        options.scheme = request.fixesScheme ? (request.environments[environment].isDark ? .dark : .light) : nil
        options.frames = rendering.frames
        return Figure.Picture(
            svg: SVGWriter.write(rendering.list, options: options), width: width,
            height: rendering.canvas.height, widths: [width], environment: environment, title: rendering.title,
            description: rendering.description, inspection: rendering.inspection, list: rendering.list,
            canvas: rendering.canvas)
    }

    private mutating func add(_ diagnostics: [SourcedDiagnostic]) {
        for diagnostic in diagnostics where !figure.diagnostics.contains(where: { $0.isSame(as: diagnostic) }) {
            figure.diagnostics.append(diagnostic)
        }
    }

    /// Holds the promises against layouts at the widths they name; without one, against each picture shown.
    private mutating func judge() {
        guard !request.expectations.isEmpty else { return }
        guard let session = PreviewSession(compilation, in: request.environments[0]) else { return }
        figure.failures = request.expectations.map { expectation in
            let widths = expectation.width.map { [$0] } ?? figure.pictures.map { $0.width }
            for width in widths {
                let height = expectation.height ?? request.height
                guard let rendering = session.rendering(width: width, height: height) else { return "it cannot be laid out" }
                var inspection = rendering.inspection
                inspection.breakpoints = figure.breakpoints
                if let failure = expectation.failure(in: inspection) {
                    return expectation.width == nil ? "at width \(Expectation.text(width)) \(failure)" : failure
                }
            }
            return nil
        }
    }
}
