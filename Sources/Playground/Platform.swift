// What the Swift library asks of an operating system. There is none below the engine: it answers these
// itself, so that the module needs none of them from its host.

#if arch(wasm32)
    /// Seeds of hash tables; nothing that the engine gives out depends on them.
    @_cdecl("arc4random_buf")
    public func fillWithRandomBytes(_ place: UnsafeMutableRawPointer, _ count: Int) {
        place.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    /// Where the message of a trap goes; the trap itself reaches the host.
    @_cdecl("putchar")
    public func write(_ character: Int32) -> Int32 { character }
#endif
