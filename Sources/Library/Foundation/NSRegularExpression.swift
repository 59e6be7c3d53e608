class NSRegularExpression: NSObject {
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let caseInsensitive = Options(rawValue: 1)
        static let allowCommentsAndWhitespace = Options(rawValue: 2)
        static let ignoreMetacharacters = Options(rawValue: 4)
        static let dotMatchesLineSeparators = Options(rawValue: 8)
        static let anchorsMatchLines = Options(rawValue: 16)
        static let useUnixLineSeparators = Options(rawValue: 32)
        static let useUnicodeWordBoundaries = Options(rawValue: 64)
    }

    struct MatchingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let reportProgress = MatchingOptions(rawValue: 1)
        static let reportCompletion = MatchingOptions(rawValue: 2)
        static let anchored = MatchingOptions(rawValue: 4)
        static let withTransparentBounds = MatchingOptions(rawValue: 8)
        static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
    }

    let pattern: String
    let options: NSRegularExpression.Options
    private let regex: Regex<AnyRegexOutput>

    init(pattern: String, options: NSRegularExpression.Options = []) throws {
        (self.pattern, self.options) = (pattern, options)
        let made = try Regex(pattern)
        regex = options.contains(.caseInsensitive) ? made.ignoresCase() : made
    }

    func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
    {
        guard let own = Range(range, in: string) else { return [] }
        return string.matches(of: regex).filter {
            $0.range.lowerBound >= own.lowerBound && $0.range.upperBound <= own.upperBound
        }
        .map { match in
            NSTextCheckingResult(
                (0..<match.output.count).map { index in
                    match.output[index].range.map { NSRange($0, in: string) }
                        ?? NSRange(location: NSNotFound, length: 0)
                })
        }
    }

    func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
    {
        matches(in: string, options: options, range: range).first
    }

    func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> Int
    {
        matches(in: string, options: options, range: range).count
    }

    func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> String {
        var (text, start) = ("", string.startIndex)
        for match in matches(in: string, options: options, range: range) {
            guard let place = Range(match.range, in: string) else { continue }
            text += String(string[start..<place.lowerBound])
            text += NSRegularExpression._filled(templ, match, string)
            start = place.upperBound
        }
        return text + String(string[start...])
    }

    /// `$1` is what the first group matched, `\$` the sign itself.
    static func _filled(_ template: String, _ match: NSTextCheckingResult, _ string: String) -> String {
        var (text, rest) = ("", Array(template))
        while !rest.isEmpty {
            let next = rest.removeFirst()
            if next == "\\", !rest.isEmpty {
                text.append(rest.removeFirst())
            } else if next == "$", let number = rest.first?.wholeNumberValue {
                rest.removeFirst()
                if number < match.numberOfRanges, let place = Range(match.range(at: number), in: string) {
                    text += String(string[place])
                }
            } else {
                text.append(next)
            }
        }
        return text
    }

    static func escapedPattern(for string: String) -> String {
        string.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}

class NSTextCheckingResult: NSObject {
    private let ranges: [NSRange]
    init(_ ranges: [NSRange]) { self.ranges = ranges }
    var range: NSRange { ranges[0] }
    var numberOfRanges: Int { ranges.count }
    func range(at idx: Int) -> NSRange { ranges[idx] }
}
