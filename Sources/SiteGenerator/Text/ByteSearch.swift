import Foundation
import Syntax

/// Looking for bytes with the C library's searches, which take many bytes a step.
extension UnsafeBufferPointer where Element == UInt8 {
    func contains(byte: UInt8) -> Bool {
        guard let baseAddress else { return false }
        return memchr(baseAddress, Int32(byte), count) != nil
    }

    func contains(_ word: StaticString) -> Bool { first(word) != nil }

    func first(_ word: StaticString) -> Int? {
        first(ByteSpan(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// The offset of the first occurrence of a word that is not empty.
    func first(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let baseAddress, let start = word.baseAddress, count >= word.count else { return nil }
        let pivot = Self.rarest(of: word)
        var at = 0
        let last = count - word.count
        while at <= last, let found = memchr(baseAddress + at + pivot, Int32(word[pivot]), last - at + 1) {
            let offset = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress) - pivot
            let isLikely = baseAddress[offset + word.count - 1] == start[word.count - 1]
            if isLikely, memcmp(baseAddress + offset, start, word.count) == 0 { return offset }
            at = offset + 1
        }
        return nil
    }

    /// Where the byte of a word is that texts have least of. Spaces and small letters are the most frequent
    /// bytes, and worst to look for.
    private static func rarest(of word: ByteSpan) -> Int {
        // How rare each letter from a to z is in English.
        let letters: StaticString = "ctljapqhewvknfdsyigbmuoxrz"
        var (best, rank): (Int, UInt8) = (0, 0)
        for (index, byte) in word.enumerated() where byte != " " {
            guard byte &- 97 < 26 else { return index }
            let own = letters.utf8Start[Int(byte &- 97)]
            if own > rank { (best, rank) = (index, own) }
        }
        return best
    }

    /// Calls back with the offset of each occurrence of a byte.
    @inline(__always)
    func forEach(_ byte: UInt8, _ body: (Int) -> Void) {
        guard let baseAddress else { return }
        var at = 0
        while at < count, let found = memchr(baseAddress + at, Int32(byte), count - at) {
            let offset = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
            body(offset)
            at = offset + 1
        }
    }
}

extension String {
    /// Whether a sign of ASCII is in the text.
    func contains(byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { $0.contains(byte: byte) }
    }
}

extension ArraySlice where Element == UInt8 {
    /// Where a word that is not empty stands first. Foundation's search of this name takes a byte a step,
    /// each through witnesses: in prose lints it was four fifths of a plain site's build.
    func firstRange(of word: Bytes) -> Range<Int>? {
        let offset = withUnsafeBufferPointer { text in word.withUnsafeBufferPointer { text.first($0) } }
        return offset.map { (startIndex + $0)..<(startIndex + $0 + word.count) }
    }
}

extension Array where Element == UInt8 {
    func firstRange(of word: Bytes) -> Range<Int>? { self[...].firstRange(of: word) }
}
