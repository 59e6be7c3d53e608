import Foundation
import Graphics
import Layout
import Testing

/// A measured size of one line of text; `Tests/Cases/text/single-lines.json` holds them with their
/// provenance.
struct TextCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var platform: String
    var text: String
    var size: Double?
    var weight: String?
    var style: String?
    var scale: Double?
    var width: Double?
    var height: Double?
    var firstBaseline: Double?
    var tolerance: Double

    var testDescription: String { id }

    static let all: [TextCase] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Cases/text/single-lines.json")
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([TextCase].self, from: data)) ?? []
    }()

    var font: Font {
        if let size { return .system(size: size, weight: weight.map { FontWeight(name: $0) }) }
        return .style(style.map { TextStyle(name: $0) } ?? .body)
    }

    var block: TextBlock {
        let metrics: PlatformMetrics = platform == "iOS" ? .iOS26 : .macOS26
        let environment = TextEnvironment(platform: metrics, displayScale: scale)
        let text = AttributedText(text, attributes: TextAttributes(font: font))
        return TextLayout(text, in: environment).block(width: nil, height: nil)
    }
}

extension FontWeight {
    init(name: String) {
        let names = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]
        self = FontWeight.allCases[names.firstIndex(of: name)!]
    }
}

extension TextStyle {
    init(name: String) {
        self = TextStyle.allCases.first { "\($0)" == name }!
    }
}

/// Two titles on macOS come out wider than measured: how the large sizes kern there is not known.
let knownTextDeviations: Set<String> = ["T1-w", "T2-w"]

@Test func casesAreThere() {
    #expect(TextCase.all.count == 96)
}

@Test(arguments: TextCase.all)
func measuredText(_ text: TextCase) {
    let block = text.block
    withKnownIssue(isIntermittent: false) {
        check(text, block)
    } when: {
        knownTextDeviations.contains(text.id)
    }
}

private func check(_ text: TextCase, _ block: TextBlock) {
    if let width = text.width { #expect(abs(block.size.width - width) <= text.tolerance) }
    if let height = text.height { #expect(abs(block.size.height - height) <= text.tolerance) }
    if let baseline = text.firstBaseline { #expect(abs(block.firstBaseline - baseline) <= text.tolerance) }
}
