/// An identifier of Swift source. Names compare and hash by their UTF-8 bytes, because comparing
/// `String`s would bring Unicode normalization into the WebAssembly build.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    // In the page a name is a reference: copying three fields in thousands of places is 20 KB to load.
    // Natively, where only time counts, to allocate each would cost a tenth of checking.
    #if hasFeature(Embedded)
        private let spelling: Spelling
        public var text: String { spelling.text }
        private var digest: UInt64 { spelling.digest }

        private final class Spelling: Sendable {
            let text: String
            let digest: UInt64

            init(_ text: String, _ digest: UInt64) {
                self.text = text
                self.digest = digest
            }
        }

        private init(text: String, digest: UInt64) { spelling = Spelling(text, digest) }
    #else
        /// The letters of the name.
        public let text: String
        private let digest: UInt64

        private init(text: String, digest: UInt64) {
            self.text = text
            self.digest = digest
        }
    #endif

    // Names are made from literals in hundreds of places: a call each in the page, computed by the compiler
    // natively.
    #if hasFeature(Embedded)
        @inline(never)
    #endif
    /// The name with these letters.
    public init(_ text: String) {
        self.init(
            text: text,
            digest: text.utf8.withContiguousStorageIfAvailable(Name.digest) ?? SpellingDigest(text.utf8).value
        )
    }

    /// The name that a literal spells.
    public init(stringLiteral text: String) { self.init(text) }

    /// The letters of the name.
    public var description: String { text }
    /// Whether it has no letters.
    public var isEmpty: Bool { text.utf8.isEmpty }
    /// The name without letters.
    public static let empty = Name("")
    /// `_`
    public static let wildcard = Name("_")

    /// Whether two names have the same bytes.
    public static func == (a: Name, b: Name) -> Bool { a.digest == b.digest && a.isSpelled(like: b) }

    /// Natively the texts are compared as strings, many bytes at a time: those that would be equal by
    /// normalization alone have other digests.
    private func isSpelled(like other: Name) -> Bool {
        #if hasFeature(Embedded)
            text.utf8.elementsEqual(other.text.utf8)
        #else
            text == other.text
        #endif
    }

    /// What stands for the name in dictionaries whose keys are made before any name is.
    public var key: SpellingDigest { SpellingDigest(value: digest) }

    /// Feeds the digest of its bytes to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// The digest is spread already: to hash it once more for each of a check's thousand lookups takes a
    /// twentieth of it.
    public func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: digest) ^ seed }

    /// Byte order, for deterministic sorting.
    public static func precedes(_ a: Name, _ b: Name) -> Bool {
        a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, digest: UInt64) {
        self.init(text: String(decoding: bytes, as: UTF8.self), digest: digest)
    }

    static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { SpellingDigest(bytes).value }

    /// The same as to be equal to a name, without making one.
    public func isSpelled(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { text.utf8.elementsEqual($0) }
    }

    func isSpelled(_ bytes: UnsafeBufferPointer<UInt8>, digest: UInt64) -> Bool {
        guard self.digest == digest else { return false }
        // Bytes beside each other compare in a fraction of the time that a string's view of them takes.
        return text.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(bytes) }
            ?? text.utf8.elementsEqual(bytes)
    }
}

/// A name where it stands in the source.
public struct Identifier: Sendable {
    /// What is written there.
    public var name: Name
    /// Where it is written.
    public var range: SourceRange

    /// A name that is written at a place.
    public init(_ name: Name, _ range: SourceRange) {
        self.name = name
        self.range = range
    }
}
