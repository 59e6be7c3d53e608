/// What a run of code is, as far as its color goes.
public enum CodeToken: UInt8, Sendable {
    case plain, keyword, type, string, number, comment, attribute, inserted, deleted, heading, error

    /// What opens its element, the shortest that there is and with a class of one letter: a page has
    /// hundreds.
    var opening: StaticString? {
        switch self {
        case .plain: nil
        case .keyword: "<i class=k>"
        case .type: "<i class=t>"
        case .string: "<i class=s>"
        case .number: "<i class=n>"
        case .comment: "<i class=c>"
        case .attribute: "<i class=a>"
        case .inserted: "<i class=i>"
        case .deleted: "<i class=d>"
        case .heading: "<i class=h>"
        case .error: "<i class=e>"
        }
    }
}

/// Runs of code that cover it without gaps.
public struct CodeRun: Sendable, Equatable {
    public var kind: CodeToken
    public var range: Range<Int>

    public init(kind: CodeToken, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
