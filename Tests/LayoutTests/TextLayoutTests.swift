import Graphics
import Layout
import Testing

/// Text in the square test font: every character 10 by 10, the baseline 8 from the top.
private func block(
    _ string: String, _ width: Double?, _ height: Double? = nil, style: ParagraphStyle = ParagraphStyle(),
    direction: LayoutDirection = .leftToRight
) -> TextBlock {
    let environment = TextEnvironment(displayScale: 2, layoutDirection: direction, usesSquareFont: true)
    return TextLayout(AttributedText(string), style: style, in: environment).block(
        width: width, height: height)
}

extension TextBlock {
    /// Its lines as strings.
    var strings: [String] {
        lines.map { line in
            line.fragments.map { fragment in
                if case .string(let string) = fragment.content { return string }
                return "\u{FFFC}"
            }.joined()
        }
    }
}

struct Wrapping {
    @Test func oneLineWhenThereIsRoom() {
        for width in [nil, Double.infinity, 110, 110.4] {
            let block = block("Hello world", width)
            #expect(block.size == Size(width: 110, height: 10))
            #expect(block.strings == ["Hello world"])
        }
    }

    @Test func wordsWrapAndSpacesHang() {
        let block = block("Hello world", 109)
        #expect(block.strings == ["Hello", "world"])
        #expect(block.size == Size(width: 60, height: 20))
        #expect(block.firstBaseline == 8 && block.lastBaseline == 18)
    }

    /// Measured: a block is as wide as its widest line with one of the spaces it wraps at, or as what is
    /// proposed.
    @Test func oneSpaceAtAWrapCounts() {
        #expect(block("ab   cd", 60).size.width == 30)
        #expect(block("ab   cd", 25).size.width == 25)
        #expect(block("ab cde", 50).size.width == 30)
        #expect(block("abcd ef", 45).size.width == 45)
        #expect(block("ab\ncd", 60).size.width == 20)
        #expect(block("abc-def", 40).size.width == 40)
    }

    @Test func spacesAtTheEndOfALineDoNotBreak() {
        #expect(block("ab   cd", 20).strings == ["ab", "cd"])
        #expect(block("ab  ", nil).size.width == 20)
    }

    @Test func longWordsBreakByCharacters() {
        #expect(block("abcdefg hi", 30).strings == ["abc", "def", "g", "hi"])
        #expect(block("a bcdefg", 30).strings == ["a", "bcd", "efg"])
    }

    @Test func aColumnOfCharactersAtNoWidth() {
        let block = block("ab c", 0)
        #expect(block.strings == ["a", "b", "c"])
        #expect(block.size == Size(width: 10, height: 30))
    }

    @Test func nothingAtAllAtZero() {
        #expect(block("abc", 0, 0).size == .zero)
        #expect(block("", nil).size == .zero)
    }

    @Test func linesEndWhereTheTextSays() {
        #expect(block("a\nbc\n\nd", nil).strings == ["a", "bc", "", "d"])
        #expect(block("a\r\nb", nil).size == Size(width: 10, height: 20))
        #expect(block("a\n", nil).size.height == 20)
    }

    @Test func hyphensAllowBreaks() {
        #expect(block("well-known", 60).strings == ["well-", "known"])
        #expect(block("a\u{A0}b c", 30).strings == ["a\u{A0}b", "c"])
    }

    @Test func clustersStayWhole() {
        #expect(block("e\u{301}e\u{301}", 10).strings == ["e\u{301}", "e\u{301}"])
        #expect(block("👩‍👩‍👧👍🏽", 10).strings == ["👩‍👩‍👧", "👍🏽"])
        #expect(block("🇩🇪🇫🇷", 10).strings == ["🇩🇪", "🇫🇷"])
    }

    @Test func heightLimitsLines() {
        #expect(block("a b c", 10, 25).strings == ["a", "…"])
        #expect(block("a b c", 10, 30).strings == ["a", "b", "c"])
        #expect(block("a b c", 10, 0.1).lines.count == 1)
    }
}

struct Truncation {
    private func cut(_ string: String, _ width: Double, _ mode: TruncationMode, lines: Int = 1) -> [String] {
        block(string, width, style: ParagraphStyle(lineLimit: lines, truncationMode: mode)).strings
    }

    @Test func tail() {
        #expect(cut("abcdefgh", 50, .tail) == ["abcd…"])
        #expect(cut("abc defgh", 50, .tail) == ["abc…"])
        #expect(cut("abc def ghi", 40, .tail, lines: 2) == ["abc", "def…"])
        #expect(cut("abcdefgh", 5, .tail) == ["…"])
        #expect(cut("ab\ncd", 100, .tail) == ["ab…"])
    }

    @Test func head() {
        #expect(cut("abcdefgh", 50, .head) == ["…efgh"])
        #expect(cut("abc def ghi", 40, .head, lines: 2) == ["abc", "…ghi"])
    }

    @Test func middle() {
        #expect(cut("abcdefgh", 50, .middle) == ["ab…gh"])
        #expect(cut("abcdefgh", 40, .middle) == ["ab…h"])
    }

    @Test func limits() {
        #expect(block("a b c", 10, style: ParagraphStyle(lineLimit: 0)).lines.count == 1)
        let reserved = block("a", nil, style: ParagraphStyle(lineLimit: 3, minimumLines: 3))
        #expect(reserved.size == Size(width: 10, height: 30))
        #expect(!block("a b", 10, style: ParagraphStyle(lineLimit: 2)).isTruncated)
    }

    @Test func scaleComesBeforeTheEllipsis() {
        let shrunk = block("abcdefgh", 50, style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5))
        #expect(shrunk.strings == ["abcdefgh"])
        #expect(shrunk.size.width <= 50 && shrunk.size.width > 48)
        #expect(abs(shrunk.scale - 0.625) < 0.01)
        let small = block("abcdefgh", 30, style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5))
        #expect(small.strings == ["abcde…"])
    }

    @Test func tighteningComesBeforeTheEllipsis() {
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        #expect(block("abcdefghij", 96, style: style).strings == ["abcdefghij"])
        #expect(block("abcdefghij", 94, style: style).isTruncated)
    }
}

struct Setting {
    @Test func alignmentInsideItsOwnWidth() {
        func xs(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [Double] {
            block("abc d", 30, style: ParagraphStyle(alignment: alignment), direction: direction).lines.map {
                $0.x
            }
        }
        #expect(xs(.leading) == [0, 0])
        #expect(xs(.center) == [0, 10])
        #expect(xs(.trailing) == [0, 20])
        #expect(xs(.leading, .rightToLeft) == [0, 20])
        #expect(xs(.trailing, .rightToLeft) == [0, 0])
    }

    @Test func lineSpacing() {
        let block = block("a b c", 10, style: ParagraphStyle(lineSpacing: 4))
        #expect(block.size.height == 38)
        #expect(block.lines.map { $0.baseline } == [8, 22, 36])
    }

    @Test func runsKeepTheirLook() {
        let wide = TextAttributes(foreground: { _ in TextInk(.color(.white)) }, tracking: 5)
        let text = AttributedText("ab") + AttributedText("cd", attributes: wide)
        let layout = TextLayout(text, in: TextEnvironment(displayScale: 1, usesSquareFont: true))
        let fragments = layout.block(width: nil, height: nil).lines[0].fragments
        #expect(fragments.map { $0.x } == [0, 20])
        #expect(fragments.map { $0.width } == [20, 30])
    }

    @Test func attachmentsAndLiftedRunsRaiseTheLine() {
        let image = TextRun(.attachment(TextAttachment(size: Size(width: 20, height: 24), descent: 4, id: 7)))
        let lifted = TextRun(.string("x"), attributes: TextAttributes(baselineOffset: 15))
        let text = AttributedText(runs: AttributedText("a").runs + [image, lifted])
        let block = TextLayout(text, in: TextEnvironment(displayScale: 1, usesSquareFont: true))
            .block(width: nil, height: nil)
        #expect(block.size == Size(width: 40, height: 27))
        #expect(block.firstBaseline == 23)
        #expect(block.attachments.map { $0.frame } == [Rect(x: 10, y: 3, width: 20, height: 24)])
        var list = DisplayList()
        block.draw(
            in: &list, frame: Rect(origin: Point(x: 100, y: 0), size: block.size),
            ink: TextInk(.color(.black)),
            view: ViewID(1))
        #expect(list.commands.count == 2)
        guard case .text(let last) = list.commands[1].operation else { return #expect(Bool(false)) }
        #expect(last.origin == Point(x: 130, y: 8))
    }
}

struct SystemFontWidths {
    private func width(_ string: String, _ font: Font = .body) -> Double {
        let layout = TextLayout(
            AttributedText(string, attributes: TextAttributes(font: font)),
            in: TextEnvironment(displayScale: 3))
        return layout.block(width: nil, height: nil).lines.first?.width ?? 0
    }

    /// Unrounded widths of labels on iOS 26; strings without kerning, so that the sums are exact.
    @Test(arguments: [
        (8.0, FontWeight.regular, 41.957, 19.805), (17, .ultraLight, 73.236, 28.557),
        (17, .thin, 74.626, 29.802),
        (17, .light, 77.474, 32.354), (17, .regular, 79.663, 34.315), (17, .medium, 81.991, 36.611),
        (17, .semibold, 83.684, 38.279), (17, .bold, 86.013, 40.574), (17, .heavy, 89.399, 43.912),
        (17, .black, 92.363, 46.833), (20, .regular, 91.619, 39.006), (20, .light, 88.806, 36.392),
        (28, .regular, 126.971, 55.152), (28, .semibold, 133.642, 60.928), (28, .bold, 137.505, 64.271),
    ])
    func measuredSums(size: Double, weight: FontWeight, hello: Double, narrow: Double) {
        let font = Font.system(size: size, weight: weight)
        #expect(abs(width("Hello UIKit", font) - hello) < 0.001)
        #expect(abs(width("iiiiillll", font) - narrow) < 0.001)
    }

    @Test func italicAndMonospaced() {
        #expect(abs(width("Hello UIKit", Font(.size(17), isItalic: true)) - 79.945) < 0.001)
        #expect(abs(width("iiiiillll", Font(.size(16), weight: .bold, design: .monospaced)) - 89.016) < 0.001)
    }

    @Test func fallbacks() {
        #expect(width("é") == width("e"))
        #expect(width("e\u{301}") == width("e"))
        #expect(width("a\u{200B}") == width("a"))
        let em = 17.0 * (2048 - 52) / 2048
        #expect(abs(width("漢字") - 2 * em) < 1e-9)
        // Measured on pictures of iOS: an emoji of 17 points is 23 wide.
        #expect(abs(width("😀") - 23) < 1e-9)
        #expect(width("❤️") == width("😀"))
        #expect(width("👩‍👩‍👧") == width("😀"))
        let environment = TextEnvironment()
        #expect(!TextLayout(AttributedText("Plain (ASCII) 123"), in: environment).usesFallbackWidths)
        #expect(TextLayout(AttributedText("naïve"), in: environment).usesFallbackWidths)
        #expect(TextLayout(AttributedText("– …"), in: environment).usesFallbackWidths)
    }

    @Test func linesOnIOSAddUpBeforeTheyAreRounded() {
        func height(_ text: String, scale: Double) -> Double {
            TextLayout(AttributedText(text), in: TextEnvironment(displayScale: scale))
                .block(width: nil, height: nil).size.height
        }
        #expect(abs(height("a", scale: 3) - 61.0 / 3) < 1e-9)
        #expect(height("a", scale: 2) == 20.5)
        // Measured on iOS 18: two lines of body are 42.33 high.
        #expect(abs(height("a\na", scale: 3) - 127.0 / 3) < 1e-9)
        let macOS = TextEnvironment(platform: .macOS26)
        #expect(
            TextLayout(AttributedText("a\na\na"), in: macOS).block(width: nil, height: nil).size.height == 48)
    }
}

struct TypeSizes {
    @Test func everyStyleAtEverySize() {
        for style in TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { type in
                Font.style(style).resolved(in: TextEnvironment(typeSize: type)).face.size
            }
            #expect(sizes == sizes.sorted() && sizes.count == 12)
        }
        let largest = TextEnvironment(typeSize: .accessibility5)
        #expect(Font.body.resolved(in: largest).face.size == 53)
        #expect(Font.system(size: 17).resolved(in: largest).face.size == 17)
        #expect(Font.style(.headline).resolved(in: TextEnvironment()).face.weight == .semibold)
    }

    /// Measured on iOS.
    @Test(arguments: [
        (TextStyle.body, DynamicTypeSize.xSmall, 15.667), (.body, .xxxLarge, 23.667),
        (.body, .accessibility2, 32.667),
        (.footnote, .xxxLarge, 24), (.caption2, .xxxLarge, 30.333), (.title2, .accessibility5, 42.333),
    ])
    func scaledMetric(style: TextStyle, type: DynamicTypeSize, expected: Double) {
        let value = PlatformMetrics.iOS26.scaledMetric(18, relativeTo: style, at: type, displayScale: 3)
        #expect(abs(value - expected) < 0.001)
    }

    @Test func metricsForSpacing() {
        let mac = Font.system(size: 13).resolved(in: TextEnvironment(platform: .macOS26)).metrics
        #expect(abs(mac.ascent - 12.568) < 0.001 && abs(mac.descent - 2.742) < 0.001)
        #expect(abs(mac.capHeight - 9.16) < 0.001 && mac.lineHeight == 16 && mac.baseline == 13)
        let phone = Font.body.resolved(in: TextEnvironment()).metrics
        #expect(abs(phone.ascent - 16.187) < 0.001 && abs(phone.lineHeight - 20.287) < 0.001)
    }
}
