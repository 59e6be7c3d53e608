import Syntax

/// A formula in TeX or a diagram in DOT as it stands in a page: a program of the system makes of it what
/// readers see.
struct Drawn: Sendable {
    enum Kind: Sendable, Hashable {
        /// In a line of text, or in a block of its own.
        case formula(isBlock: Bool)
        case diagram
    }

    /// Its text without the blanks that lines begin with; equal ones are made once.
    struct Key: Hashable, Sendable {
        var kind: Kind
        var text: String
    }

    let key: Key
    /// The whole of it in the page, with its signs.
    let range: Range<Int>
    /// For each line of its text, where that starts in the page.
    let lineOffsets: [Int]

    /// - Parameter lines: the lines of its text in the page.
    init(_ kind: Kind, _ lines: [Range<Int>], _ range: Range<Int>, in bytes: Bytes) {
        let trimmed = lines.map { line in
            let start = bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
            return start..<line.upperBound
        }
        key = Key(kind: kind, text: trimmed.map { String(bytes[$0]).trimmed }.joined(separator: "\n"))
        lineOffsets = trimmed.map(\.lowerBound)
        self.range = range
    }
}

/// What came of a formula or a diagram.
enum DrawnResult: Sendable {
    /// MathML or SVG, clean.
    case made(Bytes)
    /// What is wrong, on which line of the text, behind how many bytes.
    case failed(String, line: Int, column: Int)
}

/// Programs of the system that make formulas and diagrams; whoever runs them knows the system.
public protocol DrawingPrograms: AnyObject, Sendable {
    /// What pandoc writes for a document in its native form, and what it says; nothing when it is not there.
    func pandoc(_ native: Bytes) -> (html: Bytes, said: String)?
    /// The same of Graphviz for one diagram.
    func graphviz(_ dot: Bytes) -> (svg: Bytes, said: String)?
}
