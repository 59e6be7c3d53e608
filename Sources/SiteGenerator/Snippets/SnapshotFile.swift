import Previews

/// What a page's `snapshot` promises have kept: the file `page.snapshots` beside `page.md`, a section for
/// each promise.
///
///     # counter: after 1: snapshot
///       width 160
///       VStack 0 0 …
struct SnapshotFile {
    /// The texts by the id of the preview and the promise as it is written.
    private(set) var texts: [String: String] = [:]

    static let fileExtension = "snapshots"

    static func key(_ id: String, _ promise: String) -> String { id + ": " + promise }

    /// Whether a line of an `expect` fence asks for what was kept.
    static func isAsked(by promise: String) -> Bool {
        promise == "snapshot" || promise.hasSuffix(": snapshot")
    }

    init(_ bytes: Bytes = []) {
        var key: String?
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let text = String(line)
            if text.hasPrefix("# ") {
                key = String(text.dropFirst(2))
                texts[key!] = ""
            } else if let key, text.hasPrefix("  ") {
                texts[key]! += text.dropFirst(2) + "\n"
            }
        }
    }

    mutating func keep(_ text: String, of key: String) { texts[key] = text }

    /// The file, sections in the order of their names.
    var bytes: Bytes {
        var out = Bytes()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            out.put("# \(key)\n")
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                out.put("  \(line)\n")
            }
        }
        return out
    }
}

/// A kept text and another one, told by the lines that differ.
struct SnapshotDifference {
    private static let most = 6
    /// The lines that are gone and those that are new, as a difference is written.
    let lines: [String]

    init(_ kept: String, _ now: String) {
        let old = kept.split(separator: "\n").map { String($0) }
        let new = now.split(separator: "\n").map { String($0) }
        var lines: [String] = []
        var section = ""
        // Removals and insertions carry the place in their own text.
        let difference = new.difference(from: old)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append("- " + old[i].trimmed + section)
                i += 1
            } else if j < new.count, inserted.contains(j) {
                lines.append("+ " + new[j].trimmed + section)
                j += 1
            } else {
                if j < new.count, new[j].hasPrefix("width ") { section = " (\(new[j]))" }
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    /// As many lines as are read, each a note.
    var notes: [Problem.Note] {
        let shown = lines.prefix(Self.most).map { Problem.Note($0) }
        let rest = lines.count - shown.count
        return shown + (rest > 0 ? [Problem.Note("and \(rest) more lines")] : [])
    }
}
