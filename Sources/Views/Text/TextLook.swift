import Graphics
import Interpreter
import Layout

/// How text looks where it stands: what the environment says, and what single runs change.
struct TextLook {
    enum Case { case upper, lower }

    var font: Font? { didSet { font = font?.over(oldValue ?? .body) } }
    var weight: FontWeight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: FontFace.Family?
    var width: FontFace.Width?
    var hasMonospacedDigits = false
    var isMonospaced: Bool?
    /// In points.
    var tracking = 0.0
    var kerning = 0.0
    var baselineOffset = 0.0
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var textCase: Case?
    /// `textScale(.secondary)`: smaller text beside larger.
    var isSecondaryScale = false
    var paragraph = ParagraphStyle()

    /// The font with everything that was asked of it, before the reader's text size is known.
    var effectiveFont: Font {
        var font = font ?? .body
        if let weight { font.weight = weight }
        if isBold == true { font.isBold = true }
        if isBold == false {
            font.isBold = false
            if let weight = font.weight, weight.rawValue > FontWeight.regular.rawValue {
                font.weight = .regular
            }
        }
        if let isItalic { font.isItalic = isItalic }
        if let design { font.design = design }
        if let width { font.width = width }
        if hasMonospacedDigits { font.hasMonospacedDigits = true }
        if isMonospaced == true { font.design = .monospaced }
        return font
    }
}

/// The environment's text look.
final class TextLookBox: NativeValue {
    let look: TextLook

    init(_ look: TextLook) { self.look = look }
}

extension EnvironmentValues {
    var textLook: TextLook {
        get { self[.textLook]?.native(TextLookBox.self)?.look ?? TextLook() }
        set { self[.textLook] = .native(TextLookBox(newValue)) }
    }

    /// What text layout is told of its surroundings.
    func textEnvironment(font: Font? = nil) -> TextEnvironment {
        TextEnvironment(
            platform: platform.text, displayScale: displayScale,
            typeSize: DynamicTypeSize(rawValue: UInt8(typeSize)) ?? .large,
            font: font ?? textLook.effectiveFont, layoutDirection: layoutDirection,
            usesSquareFont: usesSquareFont)
    }

    /// Whether text is set in the test font, for cases that are checked by hand.
    var usesSquareFont: Bool {
        if case .bool(true)? = self[.squareFont] { return true }
        return false
    }

    /// The font in force with its measures.
    func resolvedFont(_ font: Font? = nil) -> ResolvedFont {
        let font = font ?? textLook.effectiveFont
        return font.resolved(in: textEnvironment(font: font))
    }
}

/// `Font` in snippets.
final class FontValue: NativeValue {
    let font: Font

    init(_ font: Font) { self.font = font }

    override var description: String { "Font" }
    override func isEqual(to other: NativeValue) -> Bool { (other as? FontValue)?.font == font }
}

extension Font: ValueConvertible {
    public init(_ value: Value) { self = value.native(FontValue.self)?.font ?? .body }

    var value: Value { .native(FontValue(self)) }
}
