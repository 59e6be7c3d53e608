import Syntax

/// Places in the only source of a test.
extension SourceRange {
    init(_ lower: Int, _ upper: Int) { self.init(lower, upper, in: 0) }
}

extension Token {
    var range: SourceRange { SourceRange(lower, upper) }
}
