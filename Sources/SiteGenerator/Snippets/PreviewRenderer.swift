import Previews
import Syntax

/// A snippet of a page, ready to be evaluated.
public struct PreviewRequest: Sendable {
    /// The file that the promises stand in.
    public var page: SourceFile
    public var code: SnippetText
    public var attributes: SnippetAttributes
    /// The snippets named by `uses`, first to last, each with the ones it uses itself before it.
    public var uses: [SnippetText]
    /// What an `expect` fence promises about this snippet, with the place of each line.
    public var expectations: [(text: String, range: Range<Int>)]
    /// What was kept of each `snapshot` among them, by the promise as it is written.
    public var snapshots: [String: String] = [:]
    /// The code whose changes nobody need notice.
    public var meaningless: [MutationMark] = []
    public var defaults: PreviewDefaults
    /// The iOS version that the page says it is about.
    public var minimumVersion: SystemVersion?
    /// The file that the fence with its attributes stands in.
    public var fence: SourceFile
    /// What the code may import.
    public var modules: ModuleSet?
    /// The previews of modules' files to show in place of the code.
    public var previews: [FoundPreview] = []
    /// The modules that the result depends on.
    public var imports: [String] = []
    /// The module that the code is a part of.
    public var home: String?
    /// Put before every id of the SVG, so that the pictures of a page do not share any.
    public var idPrefix: String
    /// What the snippet may name, what is nearest first.
    public var resources: [PreviewResources] = []
    /// The way from the page to the site's root, where the addresses of pictures start.
    public var base = ""
}

/// One picture of a snippet: equal pictures are one, with every width they hold for.
public struct PreviewPicture: Sendable {
    /// A whole `<svg>` element; no `style` and no script in it.
    public var svg: String
    /// The proposed width that was drawn, in points.
    public var width: Double
    /// The height of the proposal or of the drawing, in points.
    public var height: Double
    /// Other widths for which the picture is the same, as a range; `nil` for one width.
    public var range: ClosedRange<Double>?
    /// What sets the picture apart besides its width: `dark`, `xLarge`, `right to left`, a device.
    public var environment: String?
    /// The Dynamic Type size and the scheme it was drawn for, where the fence asked for them.
    public var typeSize: String?
    public var isDark: Bool?
    /// The device it stands on, where the fence asked for several.
    public var device: String?
    public var title: String
    /// The picture in words, made from the view tree.
    public var description: String
    /// What was chosen: `candidate 2 of 3 · ideal 100 × 4`.
    public var notes: [String]
    /// How far it reaches beyond a side, in points; 0 where the crop marks hold all of it.
    public var overflow = 0.0
    /// The widths at which it changes, for its ruler.
    public var marks = PictureMarks()
    /// The picture to be drawn again on a card.
    public var drawing: PreviewDrawing?
    /// Equal for pictures that look the same, of whatever snippet.
    public var fingerprint: UInt64 = 0
    /// Whether it is always dark, or never; nil when it follows the page.
    var isAlwaysDark: Bool?
    /// How the views came to their sizes, as HTML tables, for `explain`.
    public var explanation = ""

    public init(
        svg: String, width: Double, height: Double, range: ClosedRange<Double>? = nil,
        environment: String? = nil,
        title: String, description: String, notes: [String] = [], drawing: PreviewDrawing? = nil
    ) {
        self.svg = svg
        self.width = width
        self.height = height
        self.range = range
        self.environment = environment
        self.title = title
        self.description = description
        self.notes = notes
        self.drawing = drawing
    }
}

extension PreviewPicture {
    /// The picture in a line: where it holds, what it shows, what was chosen.
    func inWords(_ remark: String? = nil) -> String {
        var text = title
        if let range, range.lowerBound < range.upperBound {
            text += ", the same from \(points(range.lowerBound)) to \(points(range.upperBound))"
        }
        if let remark { text += ", " + remark }
        text += ": " + description
        return notes.isEmpty
            ? text : text + " (" + notes.joined(separator: "; ").replacing("\n", with: " ") + ")"
    }
}

/// What evaluating a snippet gave. `pictures` is empty when the code did not evaluate.
public struct PreviewResult: Sendable {
    public var pictures: [PreviewPicture] = []
    /// Problems with places in the page.
    public var problems: [Problem] = []
    /// What a device draws otherwise than the pictures, in a sentence each.
    public var differences: [String] = []
    /// What the stages of the engine made of the snippet, for `forms`.
    public var forms: [(form: PreviewForm, text: String)] = []
    /// The lengths of the passes of a layout that did not settle.
    public var passes: [Double] = []
    /// How many promises of `expect` fences held.
    public var keptPromises = 0
    /// What `snapshot` promises came to that are not as they were kept, by the promise.
    public var snapshots: [String: String] = [:]
    /// The files of modules whose code has a part in it, sorted.
    public var reachedFiles: [String] = []

    public init() {}

    /// What the engine calls a message about something that a device draws otherwise.
    static let differs = "differs"

    /// Keeps the engine's sentences about what a device draws otherwise, each once.
    mutating func note(differences problems: [Problem]) {
        for problem in problems where problem.id == Self.differs && !differences.contains(problem.message) {
            differences.append(problem.message)
        }
    }
}

/// The seam to the engine: a snippet in, pictures and problems out.
public struct PreviewRenderer: Sendable {
    public var render: @Sendable (PreviewRequest) -> PreviewResult
    /// Changes whenever the engine would draw something else; part of every cache key.
    public var version: String
    /// The rules all pictures share, added to the site's style sheet.
    public var styles: String
    /// What the engine draws of SwiftUI, for `coverage` fences.
    public var coverage: (@Sendable () -> Coverage)?
    /// Since when SwiftUI has a symbol, for pages about one.
    public var availability: (@Sendable (String) -> SymbolAvailability)?

    public init(
        version: String, styles: String = "", coverage: (@Sendable () -> Coverage)? = nil,
        availability: (@Sendable (String) -> SymbolAvailability)? = nil,
        render: @escaping @Sendable (PreviewRequest) -> PreviewResult
    ) {
        self.coverage = coverage
        self.availability = availability
        self.version = version
        self.styles = styles
        self.render = render
    }
}

/// What a stage of the engine makes of a snippet, as text.
public enum PreviewForm: String, CaseIterable, Sendable {
    case tokens, tree, program, frames
    case displayList = "display-list"
}
