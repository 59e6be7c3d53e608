/// How a picture is to be written.
public struct SVGOptions: Sendable {
    /// Where the picture will stand.
    public enum Mode: UInt8, Equatable, Sendable {
        /// Inline in a page that has the stylesheet of `pictureStylesheet`.
        case page
        /// A file of its own: with the rules it needs inside.
        case standalone
    }

    public var mode: Mode
    /// What of the drawing is shown, in points.
    public var canvas: Rect
    /// Begins every id, so that many pictures can stand in one page.
    public var idPrefix: String
    /// What the picture is, in a few words.
    public var title: String
    /// What it shows, in the order of reading.
    public var description: String
    /// Nil follows the page or the reader.
    public var scheme: ColorScheme?
    /// Frames of views, drawn as outlines in a group of their own.
    public var frames: [ViewFrame]
    /// The way from the page to the folder that the paths of picture files start at: `../`.
    public var base = ""
    /// Whether letters of another face become narrower or wider, instead of coming closer or going apart, so
    /// that a text keeps its width: for pictures that cannot have our letters beside them.
    public var stretchesLetters = false
    /// How large the letters of their sizes are, in points of the picture; one drawn smaller needs larger
    /// ones.
    public var labelSize = 10.5
    /// Whether they are seen above and below the canvas, too.
    public var labelsBeyondCanvas = false

    public init(
        mode: Mode = .page, canvas: Rect, idPrefix: String = "g", title: String = "",
        description: String = "",
        scheme: ColorScheme? = nil, frames: [ViewFrame] = []
    ) {
        self.mode = mode
        self.canvas = canvas
        self.idPrefix = idPrefix
        self.title = title
        self.description = description
        self.scheme = scheme
        self.frames = frames
    }
}

/// Where a view lies, for outlines.
public struct ViewFrame: Sendable {
    public var view: ViewID
    /// What to call it, such as `HStack`.
    public var name: String
    public var rect: Rect

    public init(view: ViewID, name: String, rect: Rect) {
        self.view = view
        self.name = name
        self.rect = rect
    }
}
