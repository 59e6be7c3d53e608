import Graphics
import Layout

extension Inspection {
    /// The frame tree as text: a line a view with its frame in points, indented by nesting.
    public var text: String {
        var text = ""
        root.write(to: &text, depth: 0)
        for choice in choices {
            text +=
                "\(choice.view) shows \(choice.chosen.map { "\($0)" } ?? "nothing") of \(choice.candidates.count)\n"
        }
        return text
    }
}

extension Inspection.View {
    fileprivate func write(to text: inout String, depth: Int) {
        for _ in 0..<depth { text += "  " }
        text += name
        if let identifier { text += " #\(identifier)" }
        for length in [frame.minX, frame.minY, frame.width, frame.height] {
            text += " " + Expectation.text(length)
        }
        text += "  (proposed \(Inspection.text(proposal.width)) x \(Inspection.text(proposal.height)))\n"
        for child in children { child.write(to: &text, depth: depth + 1) }
    }
}

extension Inspection {
    static func text(_ length: Double?) -> String { length.map(Expectation.text) ?? "nil" }
}
