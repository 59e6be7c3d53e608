import Previews
import Syntax

/// The long words of the library's text. A name that is none of them is declared nowhere in it, which is told
/// without an engine: to make one for a word of the prose takes longer than a hundred pages.
enum LibraryWords {
    private static let shortest = 12

    /// Hashes, since what is found is looked up in the library anyway.
    private static let hashes: Set<UInt64> = {
        let text = PreviewEngine.libraryBytes
        return text.withUnsafeBufferPointer { bytes in
            var hashes = Set<UInt64>(minimumCapacity: 4096)
            var start = 0
            while start + shortest <= bytes.count {
                // From behind, since most words are short: what is before their end is never looked at.
                var end = start + shortest - 1
                while end >= start, isPart(bytes[end]) { end -= 1 }
                if end < start {
                    end = start + shortest
                    while end < bytes.count, isPart(bytes[end]) { end += 1 }
                    hashes.insert(contentHash(UnsafeRawBufferPointer(ByteSpan(rebasing: bytes[start..<end]))))
                }
                start = end + 1
            }
            return hashes
        }
    }()

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == "_" }

    /// Whether the library may declare a name of letters, digits and underscores.
    static func contain(_ name: ByteSpan) -> Bool {
        name.count < shortest || hashes.contains(contentHash(UnsafeRawBufferPointer(name)))
    }
}
