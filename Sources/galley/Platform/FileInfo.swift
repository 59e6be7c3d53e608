#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system knows of a file: its size, when it was written, and which file it is whatever path leads
/// to it.
struct FileInfo {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let device: UInt64
    let number: UInt64
    let isRegular: Bool
    /// Who may read, write and run it, as `chmod` has it.
    let permissions: UInt16

    /// Of the file that a path leads to, through links; nothing when there is none.
    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        self.init(info)
    }

    /// Of an open file.
    init?(descriptor: CInt) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return nil }
        self.init(info)
    }

    /// Of the file at a path from an open folder.
    init?(_ folder: CInt, _ path: String) {
        var info = stat()
        guard fstatat(folder, path, &info, 0) == 0 else { return nil }
        self.init(info)
    }

    private init(_ info: stat) {
        #if canImport(Darwin)
            let written = info.st_mtimespec
        #else
            let written = info.st_mtim
        #endif
        size = Int(info.st_size)
        seconds = Int(written.tv_sec)
        nanoseconds = Int(written.tv_nsec)
        device = UInt64(truncatingIfNeeded: info.st_dev)
        number = UInt64(truncatingIfNeeded: info.st_ino)
        isRegular = info.st_mode & 0o170000 == 0o100000
        permissions = UInt16(info.st_mode & 0o7777)
    }
}
