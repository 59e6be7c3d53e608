#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Brotli's encoder, looked for when a site asks for it: nothing else needs it, so no program is linked with
/// it.
enum BrotliLibrary {
    private typealias Compress =
        @convention(c) @Sendable (
            CInt, CInt, CInt, Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<Int>,
            UnsafeMutablePointer<UInt8>?
        ) -> CInt

    #if canImport(Darwin)
        private static let names = [
            "/opt/homebrew/lib/libbrotlienc.1.dylib", "/usr/local/lib/libbrotlienc.1.dylib",
        ]
    #else
        private static let names = ["libbrotlienc.so.1"]
    #endif

    private static let compress: Compress? = {
        for name in names {
            guard let library = dlopen(name, RTLD_LAZY), let symbol = dlsym(library, "BrotliEncoderCompress")
            else { continue }
            return unsafeBitCast(symbol, to: Compress.self)
        }
        return nil
    }()

    static var isHere: Bool { compress != nil }

    /// Bytes in brotli's form; nothing where they would be more than they were.
    /// - Parameter quality: from 0 to 11.
    static func packed(_ bytes: [UInt8], quality: CInt) -> [UInt8]? {
        guard let compress else { return nil }
        // A window of 4 MB and no mode, which only tells texts from fonts.
        let window: CInt = 22, mode: CInt = 0
        var count = bytes.count, status: CInt = 0
        let packed = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            status = compress(quality, window, mode, bytes.count, bytes, &count, buffer.baseAddress)
            written = status == 1 ? count : 0
        }
        return status == 1 ? packed : nil
    }
}
