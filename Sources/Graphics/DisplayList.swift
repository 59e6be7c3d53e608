/// What a picture consists of: drawing commands in absolute points, back to front, each with the view that
/// drew it.
public struct DisplayList: Equatable, Sendable {
    public private(set) var commands: [DisplayCommand] = []

    public init() {}

    public var isEmpty: Bool { commands.isEmpty }

    public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero, view: ViewID) {
        append(.fill(path, paint, rule), view: view)
    }

    public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle, view: ViewID) {
        append(.stroke(path, paint, style), view: view)
    }

    public mutating func text(_ text: TextDrawing, view: ViewID) { append(.text(text), view: view) }
    public mutating func image(_ image: ImageDrawing, view: ViewID) { append(.image(image), view: view) }

    /// Everything until the matching `pop` is drawn through an effect.
    public mutating func push(_ effect: GroupEffect, view: ViewID) { append(.push(effect), view: view) }
    public mutating func pop(view: ViewID = .none) { append(.pop, view: view) }

    public mutating func append(_ operation: DisplayCommand.Operation, view: ViewID) {
        commands.append(DisplayCommand(view: view, operation: operation))
    }

    /// Gives the commands from a place on the colors of one appearance, whatever that of the picture.
    public mutating func fixColors(to scheme: ColorScheme, from start: Int = 0) {
        mapColors(from: start) { $0.fixed(to: scheme) }
        for index in start..<commands.count {
            commands[index].operation = commands[index].operation.fixingImage(to: scheme)
        }
    }

    /// The same with the address of every picture file changed, those in masks and tiles included.
    public func mapImages(_ change: (String) -> String) -> DisplayList {
        var copy = self
        for index in copy.commands.indices {
            copy.commands[index].operation = copy.commands[index].operation.mapImages(change)
        }
        return copy
    }

    /// The same with every color changed, those of effects included.
    public func mapColors(_ change: (Color) -> Color) -> DisplayList {
        var copy = self
        copy.mapColors(from: 0, change)
        return copy
    }

    private mutating func mapColors(from start: Int, _ change: (Color) -> Color) {
        for index in start..<commands.count {
            commands[index].operation = commands[index].operation.mapColors(change)
        }
    }

    /// Appends all commands of another list.
    public mutating func append(_ other: DisplayList) { commands += other.commands }
}

/// One command and the view it came from.
public struct DisplayCommand: Equatable, Sendable {
    /// What is drawn, or what everything up to the matching `pop` is drawn through.
    public enum Operation: Equatable, Sendable {
        case fill(Path, Paint, FillRule)
        case stroke(Path, Paint, StrokeStyle)
        case text(TextDrawing)
        case image(ImageDrawing)
        case push(GroupEffect)
        case pop
    }

    public var view: ViewID
    public var operation: Operation
}

/// What happens to a group of commands as a whole.
public enum GroupEffect: Equatable, Sendable {
    case opacity(Double)
    case clip(Path, FillRule)
    /// Shown only where the mask is opaque.
    case mask(DisplayList)
    case transform(AffineTransform)
    case blendMode(BlendMode)
    /// A copy of the group's outline behind it, blurred, in one color; radius and offset in points.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// The same of what surrounds the group, falling onto the group itself.
    case innerShadow(Color, radius: Double, x: Double, y: Double)
    /// Radius in points.
    case blur(Double)
    /// Four rows of five: red, green, blue, alpha from red, green, blue, alpha, one.
    case colorMatrix([Double])
    /// Drawn together first, so that blending inside does not reach what is behind.
    case isolation
}

public enum BlendMode: UInt8, Equatable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, plusLighter, plusDarker
    case sourceAtop, destinationOver, destinationOut
}

/// One piece of text of one look on one line.
public struct TextDrawing: Equatable, Sendable {
    /// Where the baseline starts, at the left.
    public var origin: Point
    public var string: String
    /// The measured width that the drawn text is held to, in points.
    public var width: Double
    public var font: FontFace
    public var paint: Paint
    /// What to add after each character so that the stand-in font comes out at that width, in points.
    public var letterSpacing: Double
    public var underline: TextDecoration?
    public var strikethrough: TextDecoration?
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool

    public init(
        origin: Point, string: String, width: Double, font: FontFace, paint: Paint, letterSpacing: Double = 0,
        underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, isRightToLeft: Bool = false
    ) {
        self.origin = origin
        self.string = string
        self.width = width
        self.font = font
        self.paint = paint
        self.letterSpacing = letterSpacing
        self.underline = underline
        self.strikethrough = strikethrough
        self.isRightToLeft = isRightToLeft
    }

    // Names are compared as bytes: comparing strings needs Unicode's tables.
    public static func == (a: TextDrawing, b: TextDrawing) -> Bool {
        a.origin == b.origin && a.width == b.width && a.font == b.font && a.paint == b.paint
            && a.letterSpacing == b.letterSpacing && a.underline == b.underline
            && a.strikethrough == b.strikethrough && a.isRightToLeft == b.isRightToLeft
            && a.string.utf8.elementsEqual(b.string.utf8)
    }
}
