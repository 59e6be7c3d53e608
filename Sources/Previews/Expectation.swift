import Graphics
import Syntax

/// One promise that a page makes about a preview, as a line of an `expect` fence:
///
///     width 300: ViewThatFits shows 1
///     width 80: size 112 x 52.33
///     width 393, height 852: #rect frame 0 248.75 400 379.5
///     #badge absent
///     breakpoints 142, 100
///     typeSize accessibility1, width 200: ViewThatFits shows 2
///     after 2: says "Count: 2"
///     #title lines 2
public struct Expectation {
    public enum Claim: Equatable, Sendable {
        /// The `ordinal`th view of that name (from 1, in the order of the source) shows this candidate.
        case shows(view: Name, ordinal: Int, candidate: Int)
        /// Of the view with an identifier, or of the whole.
        case size(identifier: Name?, Size)
        case frame(identifier: Name, Rect)
        case absent(identifier: Name)
        /// How many lines the text with an identifier is set in, and whether something of it is cut off.
        case lines(identifier: Name, Int)
        case truncated(identifier: Name)
        /// What the picture says in words.
        case says(String)
        case lacks(String)
        case breakpoints([Double])
    }

    /// The width and height that are proposed; nil means each width of the figure.
    public var width: Double?
    public var height: Double?
    /// The Dynamic Type size; nil means the figure's first.
    public var typeSize: Int?
    /// How many of the figure's steps are done before.
    public var step = 0
    public var claim: Claim

    init(_ claim: Claim) { self.claim = claim }

    /// Whether the answer depends on a width that the promise does not name.
    var isAboutOneWidth: Bool {
        if case .breakpoints = claim { return false }
        return width == nil
    }

    /// How far a number may be from the one promised, in points: what two decimals cannot tell.
    static let tolerance = 0.01

    /// What is promised held against what came; nil when the promise is kept, otherwise what came instead.
    public func failure(in inspection: Inspection, description: String) -> String? {
        switch claim {
        case .shows(let view, let ordinal, let candidate):
            let choices = inspection.choices.filter { Name($0.view) == view }
            guard choices.indices.contains(ordinal - 1) else {
                return "there \(choices.count == 1 ? "is" : "are") \(choices.count) \(view) in the preview"
            }
            let chosen = choices[ordinal - 1].chosen
            return chosen == candidate ? nil : "it shows \(chosen.map { "\($0)" } ?? "none")"
        case .size(let identifier, let size):
            return Expectation.found(identifier, inspection) { view in
                let actual = view.frame.size
                let kept = Expectation.same(actual.width, size.width) && Expectation.same(actual.height, size.height)
                return kept ? nil : "its size is \(Expectation.text(actual.width)) x \(Expectation.text(actual.height))"
            }
        case .frame(let identifier, let frame):
            return Expectation.found(identifier, inspection) { view in
                let pairs = zip(Expectation.numbers(view.frame), Expectation.numbers(frame))
                if pairs.allSatisfy({ Expectation.same($0, $1) }) { return nil }
                return "its frame is " + Expectation.joined(Expectation.numbers(view.frame), by: " ")
            }
        case .absent(let identifier):
            return inspection.root.first(identifier) == nil ? nil : "it is there"
        case .lines(let identifier, let count):
            return Expectation.text(in: inspection, identifier) { text in
                text.lines == count ? nil : "it has \(text.lines) \(text.lines == 1 ? "line" : "lines")"
            }
        case .truncated(let identifier):
            return Expectation.text(in: inspection, identifier) { $0.isTruncated ? nil : "it is shown whole" }
        case .says(let words): return description.contains(bytesOf: words) ? nil : "it says '\(description)'"
        case .lacks(let words): return description.contains(bytesOf: words) ? "it says '\(description)'" : nil
        case .breakpoints(let expected):
            let actual = inspection.breakpoints
            let kept = actual.count == expected.count && zip(actual, expected).allSatisfy { Expectation.same($0, $1) }
            return kept ? nil : actual.isEmpty ? "there are none" : "they are " + Expectation.joined(actual, by: ", ")
        }
    }

    private static func text(
        in inspection: Inspection, _ identifier: Name, _ judge: (Inspection.TextLines) -> String?
    ) -> String? {
        found(identifier, inspection) { view in view.text.map(judge) ?? "it is not a text" }
    }

    private static func found(
        _ identifier: Name?, _ inspection: Inspection, _ judge: (Inspection.View) -> String?
    ) -> String? {
        guard let identifier else { return judge(inspection.root) }
        guard let view = inspection.root.first(identifier) else { return "there is no view with that identifier" }
        return judge(view)
    }

    private static func same(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }

    private static func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

    private static func joined(_ numbers: [Double], by separator: String) -> String {
        var text = ""
        for (position, number) in numbers.enumerated() {
            if position > 0 { text += separator }
            text += self.text(number)
        }
        return text
    }

    /// A length with at most two decimals.
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return value > 0 ? "inf" : "-inf" }
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let fraction = hundredths % 100
        if fraction == 0 { return "\(sign)\(hundredths / 100)" }
        let digits = fraction < 10 ? "0\(fraction)" : fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
        return "\(sign)\(hundredths / 100).\(digits)"
    }
}

extension Inspection.View {
    /// The first view, parents first, with an identifier.
    func first(_ identifier: Name) -> Inspection.View? {
        if let own = self.identifier, Name(own) == identifier { return self }
        for child in children {
            if let found = child.first(identifier) { return found }
        }
        return nil
    }
}

extension String {
    /// Whether another text stands in this one, byte for byte.
    func contains(bytesOf other: String) -> Bool {
        let bytes = Array(utf8)
        let sought = Array(other.utf8)
        guard sought.count <= bytes.count else { return false }
        return (0...(bytes.count - sought.count)).contains { bytes[$0..<($0 + sought.count)].elementsEqual(sought) }
    }
}
