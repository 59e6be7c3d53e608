#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What each system does in its own way. No file outside this folder names a system, its C library or a call
/// that only one has.
enum HostSystem {
    /// The program that shows an address in the browser.
    #if canImport(Darwin)
        static let opener = "open"
    #else
        static let opener = "xdg-open"
    #endif

    /// Whether what is said goes to somebody who reads along.
    static let isTerminal = isatty(2) == 1

    /// Whether this system can ask other hosts. Foundation does so by libcurl, and a released program looks
    /// for one when it is called.
    static var canAskOthers: Bool {
        #if canImport(Darwin)
            true
        #else
            (["libcurl.so.4", "libcurl-gnutls.so.4"] as [String]).contains { dlopen($0, RTLD_LAZY) != nil }
        #endif
    }

    /// The path of the file that a path leads to, through links; nothing when there is none.
    static func realPath(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// The socket option by which writing to somebody who has gone fails and does not end the program;
    /// nothing where each write says so by itself.
    #if canImport(Darwin)
        static let noSignalOption: CInt? = SO_NOSIGPIPE
    #else
        static let noSignalOption: CInt? = nil
    #endif

    /// Somebody who has read enough of what is said, like `head`, does not end the program: what is left is
    /// said to nobody.
    static func outliveReaders() { _ = signal(SIGPIPE, SIG_IGN) }

    /// Lets the main thread's stack grow as large as those of the threads that draw pages (`parallelMap`),
    /// where the system allows it: values are let go of level by level.
    static func growStack() {
        #if canImport(Darwin) || canImport(Musl)
            let stack = RLIMIT_STACK
        #else
            let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #endif
        var limit = rlimit()
        guard getrlimit(stack, &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 64 << 20))
        _ = setrlimit(stack, &limit)
    }

    /// Has the C library give large blocks back to the system when they are let go of: by itself it would
    /// keep blocks of up to 32 MB, in places where nothing else fits.
    static func returnMemory() {
        #if !canImport(Darwin) && !canImport(Musl)
            guard let symbol = dlsym(nil, "mallopt") else { return }
            // glibc's header for it is none of those that Swift sees.
            let (set, mapThreshold) = (unsafeBitCast(symbol, to: Option.self), CInt(-3))
            _ = set(mapThreshold, 1 << 20)
        #endif
    }

    /// Tells the other side of a connection that nothing more comes; it may go on sending.
    static func endSending(_ socket: CInt) { _ = shutdown(socket, CInt(SHUT_WR)) }

    /// Ends a connection, so that whoever reads from it or writes to it hears of it.
    static func end(_ socket: CInt) { _ = shutdown(socket, CInt(SHUT_RDWR)) }

    /// Puts two folders in each other's place in one step; false where the system or its disk cannot.
    static func exchange(_ first: String, _ second: String) -> Bool {
        #if canImport(Darwin)
            renamex_np(first, second, CUnsignedInt(RENAME_SWAP)) == 0
        #elseif canImport(Musl)
            false
        #else
            exchangeByName(first, second)
        #endif
    }

    #if !canImport(Darwin) && !canImport(Musl)
        private typealias Option = @convention(c) (CInt, CInt) -> CInt
        private typealias Rename =
            @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt

        /// `renameat2` with `RENAME_EXCHANGE`, looked up by name: glibc's header hides it from Swift's
        /// importer.
        private static func exchangeByName(_ first: String, _ second: String) -> Bool {
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, first, AT_FDCWD, second, 2) == 0
        }
    #endif
}
