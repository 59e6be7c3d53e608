/// A half-open range of byte offsets into one of the sources that are read together, which it knows by
/// number.
///
/// Ranges are everywhere in the engine, so one is a single word: 16 bits of the number, 24 of each offset.
public struct SourceRange: Hashable, Sendable {
    private let bits: UInt64

    /// The bytes from one offset to another in a numbered source.
    public init(_ lower: Int, _ upper: Int, in source: Int) {
        bits =
            UInt64(truncatingIfNeeded: source) << 48 | UInt64(
                truncatingIfNeeded: lower & SourceRange.longestSource) << 24
            | UInt64(truncatingIfNeeded: upper & SourceRange.longestSource)
    }

    /// How many bytes a source may have: 16 MB.
    public static let longestSource = 1 << 24 - 1

    /// The place of what stands in no source.
    public static let none = SourceRange(0, 0, in: noSource)
    private static let noSource = 0xFFFF
    /// The sources of a library have the numbers from here on, those of a program the numbers below.
    public static let firstLibrarySource = 0x8000
    /// How many files all modules together may have.
    public static let mostModuleFiles = firstLibrarySource - firstModuleSource
    /// The files of modules have the numbers from here on, those of snippets the numbers below.
    public static let firstModuleSource = 0x1000

    /// The offset of the first byte.
    public var lower: Int { Int(truncatingIfNeeded: bits >> 24 & 0xFF_FFFF) }
    /// The offset behind the last byte.
    public var upper: Int { Int(truncatingIfNeeded: bits & 0xFF_FFFF) }
    /// The number of the source that it lies in.
    public var source: Int { Int(truncatingIfNeeded: bits >> 48) }

    /// Whether it has no bytes.
    public var isEmpty: Bool { lower >= upper }
    /// Whether it lies in the library's text and in no author's.
    public var isInLibrary: Bool {
        source >= SourceRange.firstLibrarySource && source != SourceRange.noSource
    }
    /// Whether it lies in a source of a program.
    public var isInProgram: Bool { source < SourceRange.firstLibrarySource }

    /// Whether it lies in a file of a module.
    public var isInModule: Bool {
        source >= SourceRange.firstModuleSource && source < SourceRange.firstLibrarySource
    }

    /// In the order of the sources and of their text; what has no place comes first.
    public static func precedes(_ a: SourceRange, _ b: SourceRange) -> Bool { a.order < b.order }

    private var order: UInt64 { self == .none ? 0 : bits >> 24 + 1 }
}

/// Other ranges of the same source.
extension SourceRange {
    /// The same with another start.
    public func with(lower: Int) -> SourceRange { SourceRange(lower, upper, in: source) }

    /// The same with another end.
    public func with(upper: Int) -> SourceRange { SourceRange(lower, upper, in: source) }

    /// Whether another range lies within it.
    public func covers(_ other: SourceRange) -> Bool {
        source == other.source && lower <= other.lower && other.upper <= upper
    }

    /// The empty range where it begins.
    public var start: SourceRange { with(upper: lower) }

    /// The empty range where it ends.
    public var end: SourceRange { with(lower: upper) }

    /// Its first bytes, or those from its start on.
    public func prefix(_ count: Int) -> SourceRange { with(upper: lower + count) }

    /// Its last bytes, or those up to its end.
    public func suffix(_ count: Int) -> SourceRange { with(lower: max(upper - count, 0)) }

    /// From where it begins to where another range of the same source ends.
    public func through(_ other: SourceRange) -> SourceRange { with(upper: other.upper) }

    /// The smallest range that covers both; what has no place covers nothing.
    public func union(_ other: SourceRange) -> SourceRange {
        if other == .none { return self }
        if self == .none { return other }
        return SourceRange(min(lower, other.lower), max(upper, other.upper), in: source)
    }
}
