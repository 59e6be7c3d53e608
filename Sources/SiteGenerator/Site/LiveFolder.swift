import Foundation
import Previews

/// The files that make figures live. They stand in one folder named by all their contents, so that they find
/// each other.
///
/// A site without figures publishes none of them, and then nothing of them is read.
final class LiveFolder: @unchecked Sendable {
    private let inputs: [InputFile]
    private let lock = NSLock()
    private var known: (place: String, engineSize: Int)?

    /// Nothing when the theme has no engine for the browser.
    init?(_ theme: [InputFile]) {
        guard Theme.hasEngine(theme) else { return nil }
        inputs =
            theme.filter { $0.path.hasPrefix("live/") && !$0.path.hasSuffix(".digest") } + [
                InputFile(path: "live/library.txt", stored: StoredBytes { PreviewEngine.libraryBytes }),
                InputFile(path: "live/symbols.txt", stored: StoredBytes { PreviewEngine.symbolBytes }),
            ]
    }

    /// Where they are, from the site's root.
    var place: String { facts.place }

    /// The engine's bytes, so that a page can say how much of it has come.
    var engineSize: Int { facts.engineSize }

    private var facts: (place: String, engineSize: Int) {
        lock.withLock {
            if let known { return known }
            let found = read()
            known = found
            return found
        }
    }

    private func read() -> (place: String, engineSize: Int) {
        var (mark, engineSize) = (UInt64(0), 0)
        for file in inputs {
            let bytes = file.bytes
            if file.path == "live/engine.wasm" { engineSize = bytes.count }
            mark = contentHash(bytes, seed: contentHash(Bytes(file.path.utf8), seed: mark))
        }
        return ("assets/live-\(hexadecimal(mark, digits: 8))/", engineSize)
    }

    var files: [OutputFile] {
        let place = place
        return inputs.map { file in
            OutputFile(path: place + file.path.dropFirst(5)) {
                if file.path.hasSuffix(".css") { return StyleBlanks.removed(from: file.bytes) }
                return file.path.hasSuffix(".js") ? ThemeAssets.published(file.bytes) : file.bytes
            }
        }
    }
}
