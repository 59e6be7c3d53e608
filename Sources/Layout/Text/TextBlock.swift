import Graphics

/// Text set in lines: the answer to a proposal and what is needed to draw it.
public struct TextBlock: Sendable {
    /// In points; both lengths whole pixels.
    public var size: Size
    public var lines: [TextLine]
    /// From the top, rounded to the nearest pixel; the height where there is no line.
    public var firstBaseline: Double
    /// From the top, rounded up to the pixel; the height where there is no line.
    public var lastBaseline: Double
    /// Whether something was cut and stands as an ellipsis.
    public var isTruncated: Bool
    /// What `minimumScaleFactor` left of the size; 1 unless it was needed.
    public var scale: Double
    /// What the lines' fragments are made from, while they are not there.
    var unfinished: UnfinishedLines?

    /// The block with the fragments of its lines.
    var finished: TextBlock {
        guard let unfinished else { return self }
        var block = self
        for (line, cut) in unfinished.cuts.enumerated() {
            block.lines[line].fragments = unfinished.setter.fragments(of: cut, x: lines[line].x)
        }
        block.unfinished = nil
        return block
    }

    static let empty = TextBlock(
        size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
}

/// The lines of a block as they were cut.
final class UnfinishedLines: @unchecked Sendable {
    let setter: LineSetter
    let cuts: [LineSetter.Cut]

    init(_ setter: LineSetter, _ cuts: [LineSetter.Cut]) {
        self.setter = setter
        self.cuts = cuts
    }
}

/// A line of a block; lengths in points.
public struct TextLine: Sendable {
    /// From the top of the block to the baseline, not rounded.
    public var baseline: Double
    /// From the top of the block to the top of the line.
    public var top: Double
    public var height: Double
    /// From the left of the block.
    public var x: Double
    /// Without trailing spaces, not rounded.
    public var width: Double
    /// What the space that it wrapped at takes: it counts for the size of the block, where there is room for
    /// it.
    public var hang: Double
    public var fragments: [TextFragment]
}

/// A piece of a line in one look.
public struct TextFragment: Sendable {
    public enum Content: Sendable {
        case string(String)
        case attachment(TextAttachment)
    }

    public var content: Content
    /// From the left of the block.
    public var x: Double
    public var width: Double
    public var face: FontFace
    public var attributes: TextAttributes

    /// What the stand-in font needs after each character to come out at the width, in points.
    public var letterSpacing: Double {
        guard case .string(let string) = content else { return 0 }
        return StandInFont.letterSpacing(for: string.unicodeScalars.map { $0.value }, width: width, in: face)
    }
}

extension TextBlock {
    /// Draws the lines in a frame from its upper left corner on; runs without an ink of their own take the
    /// given one. Attachments are left to the caller, who finds them in `attachments`.
    public func draw(
        in list: inout DisplayList, frame: Rect, ink: TextInk, isRightToLeft: Bool = false, view: ViewID
    ) {
        for line in lines {
            for fragment in line.fragments {
                fragment.draw(
                    in: &list, of: line, frame: frame, ink: ink, isRightToLeft: isRightToLeft, view: view)
            }
        }
    }

    /// Attachments with their rectangles, seen from the block's upper left corner.
    public var attachments: [(attachment: TextAttachment, frame: Rect)] {
        var result: [(attachment: TextAttachment, frame: Rect)] = []
        for line in lines {
            for fragment in line.fragments {
                if let attachment = fragment.attachment(of: line) { result.append(attachment) }
            }
        }
        return result
    }
}

extension TextFragment {
    /// Draws its string and its ground in the block's frame.
    func draw(
        in list: inout DisplayList, of line: TextLine, frame: Rect, ink: TextInk, isRightToLeft: Bool,
        view: ViewID
    ) {
        let rect = Rect(x: frame.minX + x, y: frame.minY + line.top, width: width, height: line.height)
        if let background = attributes.background { list.fill(.rect(rect), with: background, view: view) }
        guard case .string(let string) = content else { return }
        let baseline = frame.minY + line.baseline - attributes.baselineOffset
        let ink = attributes.foreground?(frame) ?? ink
        for effect in ink.effects { list.push(effect, view: view) }
        list.text(
            TextDrawing(
                origin: Point(x: rect.minX, y: baseline), string: string, width: width, font: face,
                paint: ink.paint, letterSpacing: letterSpacing, underline: attributes.underline,
                strikethrough: attributes.strikethrough, isRightToLeft: isRightToLeft),
            view: view)
        for _ in ink.effects { list.pop(view: view) }
    }

    /// The attachment that it is, with its rectangle in the block.
    func attachment(of line: TextLine) -> (attachment: TextAttachment, frame: Rect)? {
        guard case .attachment(let attachment) = content else { return nil }
        let bottom = line.baseline - attributes.baselineOffset + attachment.descent
        let frame = Rect(
            x: x, y: bottom - attachment.size.height, width: attachment.size.width,
            height: attachment.size.height)
        return (attachment, frame)
    }

    /// Its characters, each as a fragment: they share the width as the font's advances do. Marks stay with
    /// the letter they stand on.
    public var glyphs: [TextFragment] {
        guard case .string(let string) = content else { return [self] }
        var letters: [(bytes: [UInt8], advance: Double)] = []
        for scalar in string.unicodeScalars {
            let advance = SystemFont.advance(scalar.value, in: face).value
            if advance > 0 || letters.isEmpty { letters.append(([], 0)) }
            appendUTF8(scalar.value, to: &letters[letters.count - 1].bytes)
            letters[letters.count - 1].advance += advance
        }
        let sum = letters.reduce(0) { $0 + $1.advance }
        var start = x
        return letters.map { letter in
            var glyph = self
            glyph.content = .string(String(decoding: letter.bytes, as: UTF8.self))
            glyph.x = start
            glyph.width = sum > 0 ? width * letter.advance / sum : 0
            start += glyph.width
            return glyph
        }
    }
}
