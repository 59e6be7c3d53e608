import Graphics
import Testing

@testable import Layout

/// One block answers for a range of proposals: it must be the block that each of them would be set in.
@Suite struct TextBlockMemoryTests {
    private static let plain =
        "One fish two fish, red fish blue fish. Extraordinarily long words\nand a second paragraph"

    static let layouts: [@Sendable () -> TextLayout] = [
        { TextLayout(AttributedText(plain), in: TextEnvironment()) },
        { TextLayout(AttributedText(plain), style: ParagraphStyle(lineLimit: 2), in: TextEnvironment()) },
        {
            TextLayout(
                AttributedText(plain), style: ParagraphStyle(lineLimit: 3, truncationMode: .middle),
                in: TextEnvironment())
        },
        {
            TextLayout(
                AttributedText(plain), style: ParagraphStyle(lineLimit: 1, truncationMode: .head),
                in: TextEnvironment())
        },
        {
            TextLayout(
                AttributedText(plain), style: ParagraphStyle(minimumLines: 4, lineSpacing: 3),
                in: TextEnvironment())
        },
        {
            TextLayout(
                AttributedText(plain), style: ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.6),
                in: TextEnvironment())
        },
        {
            TextLayout(
                AttributedText(plain), style: ParagraphStyle(lineLimit: 2, allowsTightening: true),
                in: TextEnvironment())
        },
        { TextLayout(mixed, in: TextEnvironment()) },
        {
            TextLayout(
                AttributedText(plain, attributes: TextAttributes(tracking: -12)), in: TextEnvironment())
        },
    ]

    private static var mixed: AttributedText {
        AttributedText("Small words and ")
            + AttributedText("LARGE ONES", attributes: TextAttributes(font: .system(size: 40)))
            + AttributedText(" and again small words that go on for a while")
    }

    private func look(_ block: TextBlock) -> [String] {
        ["\(block.size) \(block.firstBaseline) \(block.lastBaseline) \(block.isTruncated) \(block.scale)"]
            + block.lines.map { line in
                "\(line.x) \(line.baseline) \(line.fragments.map { "\($0.content) \($0.x) \($0.width)" })"
            }
    }

    @Test(arguments: layouts.indices) func rememberedBlocksAreThoseSetAnew(_ index: Int) {
        let used = Self.layouts[index]()
        var dice = Dice(state: UInt64(index + 1))
        for _ in 0..<400 {
            let width: Double? = [
                nil, 0, 30, .random(in: 0...500, using: &dice), .random(in: 40...160, using: &dice),
            ]
            .randomElement(using: &dice)!
            let height: Double? = [nil, 0, .random(in: 0...200, using: &dice), .infinity].randomElement(
                using: &dice)!
            let fresh = Self.layouts[index]().block(width: width, height: height)
            #expect(
                look(used.block(width: width, height: height)) == look(fresh),
                "\(String(describing: width)) x \(String(describing: height))")
        }
    }

    /// Texts in stacks are asked at many widths; most of them show the lines of another.
    @Test func fewBlocksAnswerForManyWidths() {
        var memory = TextBlockMemory()
        let block = TextLayout(AttributedText("Some words"), in: TextEnvironment()).block(
            width: 200, height: nil)
        memory.store(block, width: 200, isExact: false, heights: 0..<Double.infinity)
        #expect(memory.block(width: 150, height: 1000) != nil)
        #expect(memory.block(width: block.lines[0].width.nextDown, height: 1000) == nil)
        #expect(memory.block(width: 200.5, height: 1000) == nil)
    }
}
