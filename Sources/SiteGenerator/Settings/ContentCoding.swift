import Raster

/// A way to send a file in fewer bytes, as browsers and servers call it (RFC 9110, 8.4.1).
public enum ContentCoding: String, CaseIterable, Sendable {
    /// The best comes first.
    case brotli, gzip

    /// What headers call it.
    public var token: String { self == .brotli ? "br" : "gzip" }

    /// What a packed file's name has behind that of the file it stands for.
    public var fileExtension: String { self == .brotli ? ".br" : ".gz" }

    private static let kinds: Set<String> = [
        "atom", "css", "html", "js", "json", "md", "mjs", "svg", "txt", "wasm", "webmanifest", "xml",
    ]

    /// Whether a file gains by being packed: texts and the engine do, pictures and fonts are packed as they
    /// are.
    public static func packs(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { kinds.contains(name[name.index(after: $0)...].lowercased()) }
            ?? false
    }

    /// Fewer bytes go in one packet anyway; more are not held in memory for this.
    public static let sizes = 1024...(64 << 20)

    /// Bytes in gzip's form, the same on every day.
    /// - Parameter level: from 1 to 9.
    public static func gzipped(_ bytes: Bytes, level: Int32) -> Bytes { Zlib.gzipped(bytes, level: level) }
}
