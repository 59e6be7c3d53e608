import Syntax

/// Reads a line from its start. Comments are read by it and by no regular expression, since each of those is
/// compiled anew for each line that it is tried on.
struct LineScanner {
    let text: String
    /// Where what has been read ends.
    private(set) var index: String.Index

    init(_ text: String) {
        (self.text, index) = (text, text.startIndex)
    }

    /// The byte that comes next.
    var next: UInt8? { index < text.utf8.endIndex ? text.utf8[index] : nil }

    /// What has not been read.
    var rest: Substring { text[index...] }

    /// Reads the bytes that are wanted, as far as they go.
    @discardableResult
    mutating func take(while isWanted: (UInt8) -> Bool) -> Substring {
        let start = index
        while let byte = next, isWanted(byte) { text.utf8.formIndex(after: &index) }
        return text[start..<index]
    }

    /// Reads one byte if it is wanted.
    mutating func takeOne(where isWanted: (UInt8) -> Bool) -> Bool {
        guard let byte = next, isWanted(byte) else { return false }
        text.utf8.formIndex(after: &index)
        return true
    }

    mutating func take(_ sign: Unicode.Scalar) -> Bool { takeOne { $0 == sign } }

    mutating func take(word: StaticString) -> Bool {
        guard text.utf8[index...].starts(with: word) else { return false }
        index = text.utf8.index(index, offsetBy: word.utf8CodeUnitCount)
        return true
    }

    /// Reads white space, and tells whether there is any.
    @discardableResult
    mutating func takeSpace() -> Bool { !take(while: { $0.isSpace }).isEmpty }

    /// Reads what begins an item of a list that has no numbers, with the white space around it.
    mutating func takeBullet() -> Bool {
        takeSpace()
        return takeOne { $0 == "-" || $0 == "*" || $0 == "+" } && takeSpace()
    }
}
