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
    public static func files() -> [InputFile] {
        guard let root = Bundle.module.resourceURL?.appending(path: "Theme"),
            let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        else { return [] }
        var files: [InputFile] = []
        let prefix = root.standardizedFileURL.path + "/"
        for case let url as URL in found {
            let path = url.standardizedFileURL.path
            guard path.hasPrefix(prefix), let data = try? Data(contentsOf: url) else { continue }
            files.append(InputFile(path: String(path.dropFirst(prefix.count)), bytes: Bytes(data)))
        }
        return files.sorted { $0.path < $1.path }
    }
}
