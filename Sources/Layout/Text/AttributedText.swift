import Graphics

/// Text in runs of one look each.
public struct AttributedText: Sendable {
    public var runs: [TextRun]

    public init(runs: [TextRun] = []) { self.runs = runs }

    public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
        runs = [TextRun(.string(string), attributes: attributes)]
    }

    /// The runs of both, one after the other: `Text + Text`.
    public static func + (a: AttributedText, b: AttributedText) -> AttributedText {
        AttributedText(runs: a.runs + b.runs)
    }

    /// All characters; attachments are U+FFFC.
    public var string: String {
        var text = ""
        for run in runs {
            switch run.content {
            case .string(let string): text += string
            case .attachment: text += "\u{FFFC}"
            }
        }
        return text
    }
}

/// A stretch of text, or an image in it, of one look.
public struct TextRun: Sendable {
    public enum Content: Sendable {
        case string(String)
        case attachment(TextAttachment)
    }

    public var content: Content
    public var attributes: TextAttributes

    public init(_ content: Content, attributes: TextAttributes = TextAttributes()) {
        self.content = content
        self.attributes = attributes
    }
}

/// An image that stands in a line like a letter.
public struct TextAttachment: Equatable, Sendable {
    /// In points.
    public var size: Size
    /// How far its lower edge lies under the baseline, in points.
    public var descent: Double
    /// A number by which the owner knows it when the lines are drawn.
    public var id: Int

    public init(size: Size, descent: Double = 0, id: Int = 0) {
        self.size = size
        self.descent = descent
        self.id = id
    }
}

/// The look of a run.
public struct TextAttributes: Sendable {
    /// Nil is the environment's.
    public var font: Font?
    /// Its ink, from the frame of the text; nil is that of the text.
    public var foreground: (@Sendable (Rect) -> TextInk)?
    /// Drawn behind the run.
    public var background: Paint?
    /// Added after every character, in points.
    public var kerning: Double
    /// Like kerning; SwiftUI keeps both.
    public var tracking: Double
    /// How far the run is lifted, in points.
    public var baselineOffset: Double
    public var underline: TextDecoration?
    public var strikethrough: TextDecoration?
    /// A number by which the owner knows the run when it is drawn.
    public var tag: Int?

    public init(
        font: Font? = nil, foreground: (@Sendable (Rect) -> TextInk)? = nil, background: Paint? = nil,
        kerning: Double = 0,
        tracking: Double = 0, baselineOffset: Double = 0, underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil, tag: Int? = nil
    ) {
        self.tag = tag
        self.font = font
        self.foreground = foreground
        self.background = background
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
    }
}

public enum TextAlignment: UInt8, Equatable, Sendable { case leading, center, trailing }
public enum TruncationMode: UInt8, Equatable, Sendable { case head, middle, tail }

/// How a text as a whole is set.
public struct ParagraphStyle: Equatable, Sendable {
    /// Most lines shown; nil is no limit, less than one counts as one.
    public var lineLimit: Int?
    /// Lines whose height is kept even when the text is shorter.
    public var minimumLines: Int
    public var truncationMode: TruncationMode
    public var alignment: TextAlignment
    /// Extra space between lines, in points.
    public var lineSpacing: Double
    /// How small the text may be drawn to fit, from 0 to 1.
    public var minimumScaleFactor: Double
    /// Whether letters may move together before text is cut.
    public var allowsTightening: Bool

    public init(
        lineLimit: Int? = nil, minimumLines: Int = 0, truncationMode: TruncationMode = .tail,
        alignment: TextAlignment = .leading, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
        allowsTightening: Bool = false
    ) {
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncationMode = truncationMode
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
    }

    /// Whether text that does not fit changes its letters before it is cut.
    var adapts: Bool { allowsTightening || minimumScaleFactor < 1 }
}
