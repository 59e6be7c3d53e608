import Previews

/// The lists of a `coverage` fence: what the engine draws, accepts and knows of SwiftUI, from its rows. They
/// are the longest of a manual, so items end where the next one begins, as HTML has it, and their list says
/// that they are code.
enum CoverageHTML {
    /// What may stand after `coverage`.
    static let parts = ["views", "modifiers", "others", "names"]

    static func write(_ part: String, of coverage: Coverage, into out: inout Bytes) {
        out.freshLine()
        switch part {
        case "views": list(coverage.views, into: &out)
        case "modifiers": list(coverage.modifiers, into: &out) { $0.dropFirst("View.".count) }
        case "others":
            for (status, words) in statuses { group(names(coverage.others, status), words, into: &out) }
        default: group(coverage.names, "known by name", into: &out)
        }
    }

    private static let statuses: [(Coverage.Status, String)] = [
        (.drawn, "drawn"), (.accepted, "accepted, without a trace in a still picture"),
        (.ignored, "ignored with a warning: a device shows them, the picture does not"),
        (.known, "known, not drawn yet"),
    ]

    private static func names(_ entries: [Coverage.Entry], _ status: Coverage.Status) -> [String] {
        entries.filter { $0.status == status }.map(\.name)
    }

    private static func list(
        _ entries: [Coverage.Entry], into out: inout Bytes, shortened: (Substring) -> Substring = { $0 }
    ) {
        for (status, words) in statuses {
            let names = names(entries, status).map { String(shortened($0[...])) }.sorted()
            guard !names.isEmpty else { continue }
            out.put(
                "<details open><summary><strong>\(names.count)</strong> \(words)</summary>\n<ul class=\"names coded\">\n"
            )
            for name in names {
                out.put("<li>")
                out.putEscaped(name)
            }
            out.put("</ul>\n</details>\n")
        }
    }

    /// A paragraph for each type: a list of thousands would be no easier to read.
    private static func group(_ names: [String], _ words: String, into out: inout Bytes) {
        guard !names.isEmpty else { return }
        var byType: [String: [String]] = [:]
        for name in names {
            let dot = name.lastIndex(of: ".")
            let type = dot.map { String(name[..<$0]) } ?? ""
            byType[type, default: []].append(dot.map { String(name[name.index(after: $0)...]) } ?? name)
        }
        out.put("<details><summary><strong>\(names.count)</strong> \(words)</summary>\n")
        for type in byType.keys.sorted() {
            out.put("<p><b>")
            out.putEscaped(type.isEmpty ? "At top level" : type)
            out.put("</b>: ")
            out.putEscaped(byType[type]!.sorted().joined(separator: ", "))
            out.put("</p>")
        }
        out.put("</details>\n")
    }
}
