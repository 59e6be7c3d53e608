import Foundation

/// The default theme, a resource of this module: a site needs nothing but its pages.
public enum Theme {
    /// Whether the theme has the engine that redraws figures in the page. It is built apart from this
    /// program, and a program without it makes sites whose figures stand still.
    public static func hasEngine(_ theme: [InputFile]) -> Bool {
        ["", "-rest"].allSatisfy { part in theme.contains { $0.path == "live/engine\(part).wasm" } }
    }

    /// One file of the built-in theme.
    static func bytes(of path: String) -> Bytes? {
        guard let root = Bundle.module.resourceURL?.appending(path: "Theme") else { return nil }
        return (try? Data(contentsOf: root.appending(path: path))).map { Bytes($0) }
    }

    /// The files of the built-in theme, by their paths in it.
    public static func files() -> [InputFile] { files(in: "Theme") }

    /// The files of a new site of a kind, by their paths in its folder. `{{title}}` and `{{day}}` in paths
    /// and texts are what its author gives.
    public static func starter(_ kind: String) -> [InputFile] {
        // Pages that lead to others come before them.
        func order(_ file: InputFile) -> String { file.path.replacingOccurrences(of: "index.md", with: "") }
        return files(in: "Theme/starters/" + kind).sorted { order($0) < order($1) }
    }

    private static func files(in folder: String) -> [InputFile] {
        guard let root = Bundle.module.resourceURL?.appending(path: folder),
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return [] }
        var files: [InputFile] = []
        let prefix = root.standardizedFileURL.path + "/"
        for case let url as URL in found {
            let path = url.standardizedFileURL.path
            guard path.hasPrefix(prefix) else { continue }
            let name = String(path.dropFirst(prefix.count))
            if url.pathExtension == "wasm", let mark = mark(url) {
                files.append(InputFile(path: name, stored: stored(url), mark: mark))
            } else if let data = try? Data(contentsOf: url) {
                files.append(InputFile(path: name, bytes: Bytes(data)))
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The engine is as large as all else, and only figures need it: it is read when somebody asks.
    private static func stored(_ url: URL) -> StoredBytes {
        StoredBytes { (try? Data(contentsOf: url)).map { Bytes($0) } ?? [] }
    }

    private static func mark(_ url: URL) -> UInt64? {
        guard
            let values = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey]),
            let size = values.fileSize, let date = values.contentModificationDate
        else { return nil }
        return contentHash(Bytes("\(size) \(date.timeIntervalSinceReferenceDate)".utf8))
    }
}
