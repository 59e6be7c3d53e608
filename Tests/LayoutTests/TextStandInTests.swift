import Foundation
import Graphics
import Layout
import Testing

/// Words of user interfaces.
private let strings = [
    "Settings", "General", "Cancel", "Done", "Edit", "Add to Cart", "Sign In", "Log Out", "Share", "Delete",
    "Accept Invitation", "Uploading", "Search", "Welcome back!", "No Results", "Privacy & Security", "Wi-Fi",
    "Bluetooth", "Notifications", "Dark Mode", "50% off", "Total: $12.99", "3 of 10", "Yesterday, 9:41",
    "Are you sure you want to delete this item?", "Tap to retry", "Continue with Email",
    "Your order has shipped",
    "Learn more", "Version 1.2 (34)",
]

private struct Sample {
    var string: String
    var fragment: TextFragment

    init(_ string: String, _ weight: FontWeight, size: Double) {
        self.string = string
        let text = AttributedText(
            string, attributes: TextAttributes(font: .system(size: size, weight: weight)))
        fragment =
            TextLayout(text, in: TextEnvironment()).block(width: nil, height: nil).lines[0].fragments[0]
    }

    /// What Inter takes without any letter spacing.
    var natural: Double { fragment.width - fragment.letterSpacing * Double(string.utf8.count) }
}

struct StandIn {
    /// Inter with Apple's tracking comes within 1 percent on average in the regular weight and 3 in the
    /// heavier ones; letter spacing takes the rest, less than a twentieth of an em for each letter.
    @Test(arguments: [(FontWeight.regular, 0.01), (.semibold, 0.025), (.bold, 0.03)])
    func interIsNearAt17Points(weight: FontWeight, limit: Double) {
        let samples = strings.map { Sample($0, weight, size: 17) }
        let tracking = -52.0 / 2048 * 17
        let errors = samples.map { sample in
            abs((sample.natural + tracking * Double(sample.string.utf8.count)) / sample.fragment.width - 1)
        }
        #expect(errors.reduce(0, +) / Double(errors.count) < limit)
        #expect(samples.allSatisfy { abs($0.fragment.letterSpacing) < 17 / 20 })
    }

    /// A page for browsers, in the folder for temporary files: every string as a picture draws it, so that
    /// its natural width can be compared with its `textLength`.
    @Test func writesASamplePage() throws {
        var list = DisplayList()
        var y = 20.0
        for (size, weight) in [(12.0, FontWeight.regular), (17, .regular), (17, .semibold), (28, .bold)] {
            for string in strings {
                let text = AttributedText(
                    string, attributes: TextAttributes(font: .system(size: size, weight: weight)))
                let block = TextLayout(text, in: TextEnvironment()).block(width: nil, height: nil)
                block.draw(
                    in: &list, frame: Rect(origin: Point(x: 10, y: y), size: block.size),
                    ink: TextInk(.color(Color(.label))), view: .none)
                y += block.size.height
            }
        }
        let canvas = Rect(x: 0, y: 0, width: 700, height: y + 20)
        let svg = SVGWriter.write(list, options: SVGOptions(mode: .standalone, canvas: canvas))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-text-samples.svg")
        try Data(svg.utf8).write(to: file)
        #expect(svg.contains("letter-spacing"))
    }
}
