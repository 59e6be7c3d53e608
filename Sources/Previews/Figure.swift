import Graphics
import Syntax
import Views

/// What is asked of a figure: one snippet at several widths and in several surroundings.
public struct FigureRequest {
    /// Proposed widths in points, in the order shown; nil lets the breakpoints choose.
    public var widths: [Double]?
    /// Proposed height in points; nil offers ample height and draws what is taken.
    public var height: Double?
    /// Whether a preview's own size counts for more than the widths.
    public var keepsLayout = true
    /// The surroundings to draw each width in.
    public var environments: [PreviewEnvironment] = [PreviewEnvironment()]
    /// Events, each followed by a picture at every width.
    public var steps: [PreviewStep] = []
    /// The promises to judge.
    public var expectations: [Expectation] = []
    /// Put before the ids of each picture, so that many pictures can stand in one page.
    public var idPrefix = "p"
    /// The way from the page to the folder that the paths of picture files start at.
    public var base = ""
    /// Whether pictures keep their own scheme instead of following the page's.
    public var fixesScheme = false
    /// Widths for a snippet that says nothing of its own.
    public var defaultWidths: [Double] = [393]
    /// The views whose negotiation is told; an empty list means all, nil none.
    public var explained: [String]?
    /// Names of lints that the snippet does without; nil looks for nothing.
    public var allowedLints: [String]?
    /// The oldest iOS that the page promises to be about: `17.0`.
    public var minimumVersion: SystemVersion?

    /// A request for the default width in the default surroundings.
    public init() {}
}

/// A snippet's pictures: equal ones once, with the widths they hold for.
public struct Figure {
    /// A layout that differs from the others asked for.
    public struct Picture {
        /// The drawing as an SVG element.
        public var svg: String
        /// The proposed width drawn and the height of the drawing, in points.
        public var width: Double
        /// The height of the drawing, in points.
        public var height: Double
        /// The widths asked for at which the picture is the same, smallest first.
        public var widths: [Double]
        /// The place in the request's environments.
        public var environment: Int
        /// How many of the request's steps were done before.
        public var step: Int
        /// The picture in words.
        public var title: String
        /// Everything that the picture says, for readers who do not see it.
        public var description: String
        /// What a page says below it.
        public var notes: [String]
        /// How far it reaches beyond a side of its canvas, where a page does not show that; in points.
        public var overflow: Double
        /// The frames of its views, and the choices made.
        public var inspection: Inspection
        /// The widths at which it changes.
        public var marks: PictureMarks
        /// Equal for pictures that look the same, of whatever snippet.
        public var fingerprint: UInt64
        /// How its views came to their sizes, of those that were asked for.
        public var explanations: [Explanation]
        /// What was drawn, and what of it is shown, in points of the root's space.
        public var list: DisplayList
        /// The part of the root's space that is shown.
        public var canvas: Rect
        /// The one appearance that it has; nil when it follows the page.
        public var scheme: ColorScheme?
    }

    /// The pictures, each with the widths that it holds for.
    public var pictures: [Picture] = []
    /// Widths at which the structure changes in the first surroundings, before all steps; widest first.
    public var breakpoints: [Double] = []
    /// What is wrong with the snippet, and what a device would complain about.
    public var diagnostics: [Diagnostic] = []
    /// The lengths of the passes of a layout that did not settle.
    public var unsettledPasses: [Double] = []
    /// For each expectation: what came instead, or nil when it was kept.
    public var failures: [String?] = []
    /// What the `snapshot` among the expectations came to, by their places.
    public var snapshots: [Int: String] = [:]
    /// The step that could not be done, and why.
    public var stepFailure: (step: Int, reason: String)?

    /// Whether the snippet has a mistake, so that there are no pictures.
    public var hasErrors: Bool { diagnostics.contains { $0.isError } }
}

extension Compilation {
    /// The pictures of a snippet, and whether it keeps its promises.
    public func figure(_ request: FigureRequest) -> Figure {
        var maker = FigureMaker(self, request)
        return maker.make()
    }

    /// Whether it breaks one of the promises, for whoever tries many changes: nothing is drawn. False leaves
    /// it open.
    public func breaksPromise(_ request: FigureRequest) -> Bool { FigureMaker(self, request).breaksPromise() }
}
