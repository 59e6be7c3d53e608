/// What a run of code is, as far as its color goes.
public enum CodeToken: UInt8, Sendable {
    case plain, keyword, type, string, number, comment, attribute, inserted, deleted, heading

    /// The class of its `span`; one letter, because a page holds hundreds.
    var cssClass: String? {
        switch self {
        case .plain: nil
        case .keyword: "k"
        case .type: "t"
        case .string: "s"
        case .number: "n"
        case .comment: "c"
        case .attribute: "a"
        case .inserted: "i"
        case .deleted: "d"
        case .heading: "h"
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
