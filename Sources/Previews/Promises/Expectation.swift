import Graphics
import Layout
import Syntax

/// One promise that a page makes about a preview, as a line of an `expect` fence:
///
///     width 300: ViewThatFits shows 1
///     width 80: size 112 x 52.33
///     width 393, height 852: #rect frame 0 248.75 400 379.5
///     `Text("Some words")` proposed 130 x nil
///     #badge absent
///     #title proposed 130 x nil
///     breakpoints 142, 100
///     typeSize accessibility1, width 200: ViewThatFits shows 2
///     device "iPhone SE": #square size 375 x 333.5
///     after 2: says "Count: 2"
///     #title lines 2
///     #title above #text
///     same at 200 and 320
public struct Expectation {
    /// What must be so.
    public enum Claim: Equatable, Sendable {
        /// The `ordinal`th view of that name (from 1, in the order of the source) shows this candidate.
        case shows(view: Name, ordinal: Int, candidate: Int)
        /// Of a view, or of the whole.
        case size(ViewSelector?, Size)
        /// The frame of a view, in points of the root's space.
        case frame(ViewSelector, Rect)
        /// What a view was offered; nil on an axis means nothing.
        case proposed(ViewSelector, ProposedViewSize)
        /// No view is called so.
        case absent(ViewSelector)
        /// How many lines a text is set in.
        case lines(ViewSelector, Int)
        /// A text is cut off.
        case truncated(ViewSelector)
        /// What the picture says in words.
        case says(String)
        /// These words are nowhere in what the picture says.
        case lacks(String)
        /// The widths at which the structure changes, widest first.
        case breakpoints([Double])
        /// What is seen of views, and how they stand to each other.
        case views(ViewClaim)
        /// The picture is the same at all these widths.
        case same([Double])
        /// Everything is as it was kept; the number is that of the kept text, the widths are those it was
        /// kept for.
        case snapshot(kept: String?, widths: [Double])
    }

    /// The width and height that are proposed; nil means each width of the figure.
    public var width: Double?
    /// The height that is proposed; nil means that of the figure.
    public var height: Double?
    /// The Dynamic Type size; nil means the figure's first.
    public var typeSize: Int?
    /// The device to stand on; nil means the figure's first, if it has one.
    public var device: String?
    /// How many of the figure's steps are done before.
    public var step = 0
    /// What must be so.
    public var claim: Claim

    init(_ claim: Claim) { self.claim = claim }

    /// Whether the answer depends on a width that the promise does not name.
    var isAboutOneWidth: Bool {
        switch claim {
        case .breakpoints, .same: return false
        case .snapshot(_, let widths): return width == nil && widths.isEmpty
        default: return width == nil
        }
    }

    /// Whether it is about all pictures of a figure together.
    var isAboutPictures: Bool {
        switch claim {
        case .breakpoints, .snapshot: return true
        default: return false
        }
    }

    /// How far a number may be from the one promised, in points: what two decimals cannot tell.
    static let tolerance = 0.01

    /// What is promised held against what came; nil when the promise is kept, otherwise what came instead.
    func failure(in finder: ViewFinder, description: String) -> String? {
        switch claim {
        case .shows(let view, let ordinal, let candidate):
            return Expectation.choiceFailure(view, ordinal, candidate, finder.inspection)
        case .size(let view, let size):
            return finder.judge(view) { Expectation.failure(of: $0.frame.size, expected: size) }
        case .frame(let view, let frame):
            return finder.judge(view) { Expectation.failure(of: $0.frame, expected: frame) }
        case .proposed(let view, let proposal):
            return finder.judge(view) { Expectation.failure(of: $0.proposal, expected: proposal) }
        case .absent(let view): return finder.first(view) == nil ? nil : "it is there"
        case .lines(let view, let count):
            return finder.judgeText(view) { text in
                text.lines == count ? nil : "it has \(text.lines) \(text.lines == 1 ? "line" : "lines")"
            }
        case .truncated(let view):
            return finder.judgeText(view) { $0.isTruncated ? nil : "it is shown whole" }
        case .says(let words): return description.contains(bytesOf: words) ? nil : "it says '\(description)'"
        case .lacks(let words): return description.contains(bytesOf: words) ? "it says '\(description)'" : nil
        case .breakpoints(let expected):
            return Expectation.failure(of: finder.inspection.breakpoints, expected: expected)
        case .views, .same, .snapshot: return nil
        }
    }

    private static func choiceFailure(
        _ view: Name, _ ordinal: Int, _ candidate: Int, _ inspection: Inspection
    ) -> String? {
        let choices = inspection.choices.filter { Name($0.view) == view }
        guard choices.indices.contains(ordinal - 1) else {
            return "there \(choices.count == 1 ? "is" : "are") \(choices.count) \(view) in the preview"
        }
        let chosen = choices[ordinal - 1].chosen
        return chosen == candidate ? nil : "it shows \(chosen.map { "\($0)" } ?? "none")"
    }

    private static func failure(of actual: Size, expected: Size) -> String? {
        let isKept = same(actual.width, expected.width) && same(actual.height, expected.height)
        return isKept ? nil : "its size is \(text(actual.width)) x \(text(actual.height))"
    }

    private static func failure(of actual: ProposedViewSize, expected: ProposedViewSize) -> String? {
        func isSame(_ a: Double?, _ b: Double?) -> Bool {
            a == nil || b == nil ? a == nil && b == nil : same(a!, b!)
        }
        let isKept = isSame(actual.width, expected.width) && isSame(actual.height, expected.height)
        return isKept
            ? nil
            : "it is offered \(actual.width.map { text($0) } ?? "nil") x \(actual.height.map { text($0) } ?? "nil")"
    }

    private static func failure(of actual: Rect, expected: Rect) -> String? {
        let (found, wanted) = (numbers(actual), numbers(expected))
        let names = ["x", "y", "width", "height"]
        let other = names.indices.filter { !same(found[$0], wanted[$0]) }
        guard let last = other.last else { return nil }
        var words = "its "
        for index in other {
            words += "\(names[index]) is \(text(found[index]))" + (index == last ? "" : ", its ")
        }
        return words
    }

    private static func failure(of actual: [Double], expected: [Double]) -> String? {
        let isKept = actual.count == expected.count && zip(actual, expected).allSatisfy { same($0, $1) }
        return isKept ? nil : actual.isEmpty ? "there are none" : "they are " + joined(actual, by: ", ")
    }

    static func same(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }

    private static func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

    private static func joined(_ numbers: [Double], by separator: String) -> String {
        var text = ""
        for (position, number) in numbers.enumerated() {
            if position > 0 { text += separator }
            text += self.text(number)
        }
        return text
    }

    /// A length with at most two decimals; one that no screen has room for is cut off.
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
        let hundredths = Int64((value.magnitude.clamped(to: 0...1e15) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let fraction = hundredths % 100
        if fraction == 0 { return "\(sign)\(hundredths / 100)" }
        let digits = fraction < 10 ? "0\(fraction)" : fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
        return "\(sign)\(hundredths / 100).\(digits)"
    }
}

extension String {
    /// Whether another text stands in this one, byte for byte.
    func contains(bytesOf other: String) -> Bool {
        let bytes = Array(utf8)
        let sought = Array(other.utf8)
        guard sought.count <= bytes.count else { return false }
        return (0...(bytes.count - sought.count)).contains {
            bytes[$0..<($0 + sought.count)].elementsEqual(sought)
        }
    }
}
