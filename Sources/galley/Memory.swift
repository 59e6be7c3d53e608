import Foundation

/// Memory in large pieces. A build of a thousand pages fills a hundred megabytes once; asked for page by page, the kernel's
/// work on that was a sixth of the build's time.
enum Memory {
    private typealias Option = @convention(c) (CInt, CInt) -> CInt
    private typealias Allocation = @convention(c) (Int) -> UnsafeMutableRawPointer?

    /// How much is asked for at a time, in bytes. What is not touched costs nothing.
    private static let piece = 128 << 20
    private static let hugePage = 2 << 20

    /// Tells glibc to grow its one heap by large pieces, and Linux that it may give the first as large pages. Elsewhere nothing.
    static func growInLargePieces() {
        #if os(Linux)
        // `malloc.h` is not among what Swift imports of glibc: `M_TOP_PAD` is -2, `M_ARENA_MAX` -8, `M_TRIM_THRESHOLD` -1.
        guard let mallopt = dlsym(nil, "mallopt"), let malloc = dlsym(nil, "malloc"), let start = sbrk(0) else { return }
        let option = unsafeBitCast(mallopt, to: Option.self)
        guard [(-2, piece), (-8, 1), (-1, 4 * piece)].allSatisfy({ option(CInt($0), CInt($1)) == 1 }) else { return }
        // Two blocks together are more than is left of the heap, and each is less than what glibc maps on its own. Called by
        // name: the compiler leaves out blocks that nobody uses.
        let allocation = unsafeBitCast(malloc, to: Allocation.self)
        [allocation(100 << 10), allocation(100 << 10)].forEach { free($0) }
        let first = (Int(bitPattern: start) + hugePage - 1) / hugePage * hugePage
        let end = Int(bitPattern: sbrk(0)) / hugePage * hugePage
        // `MADV_HUGEPAGE`
        if first < end { madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, 14) }
        #endif
    }
}
