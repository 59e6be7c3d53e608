import SiteGenerator

extension ContentCoding {
    /// How much time packing may take: files of a site are packed once, those of a server while somebody
    /// waits.
    enum Effort { case once, waiting }

    /// Whether this machine can pack in this way.
    var isHere: Bool { self == .gzip || BrotliLibrary.isHere }

    /// Bytes packed; nothing where that gains nothing.
    func packed(_ bytes: Bytes, _ effort: Effort) -> Bytes? {
        guard Self.sizes.contains(bytes.count) else { return nil }
        let packed: Bytes?
        switch self {
        case .gzip: packed = Self.gzipped(bytes, level: effort == .once ? 9 : 5)
        // The best quality takes a second for half a megabyte.
        case .brotli:
            packed = BrotliLibrary.packed(
                bytes, quality: effort == .waiting ? 5 : bytes.count > 8 << 20 ? 9 : 11)
        }
        return packed.flatMap { $0.count < bytes.count ? $0 : nil }
    }

    /// Those of the codings that this machine can make; says once which it cannot.
    static func here(_ asked: [ContentCoding]) -> [ContentCoding] {
        if asked.contains(where: { !$0.isHere }) {
            Terminal.error(
                "galley: note: 'compress' asks for brotli, and its library libbrotlienc is not here (Debian: libbrotli1): no .br files are written\n"
            )
        }
        return asked.filter(\.isHere)
    }
}
