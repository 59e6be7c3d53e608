import Syntax

/// The variables that a style sheet sets for the whole page.
enum StyleVariables {
    /// Those of the light appearance, or of the dark one, in their order.
    static func read(_ file: SourceFile, dark: Bool) -> [(name: String, value: String, range: Range<Int>)] {
        var found: [(name: String, value: String, range: Range<Int>)] = []
        var at = 0
        while let open = file.find("{".utf8, in: at..<file.bytes.count) {
            let selector = String(file.bytes[at..<open].split { "{};".utf8.contains($0) }.last ?? []).trimmed
            at = open + 1
            guard isRoot(selector, dark: dark), let close = file.find("}".utf8, in: at..<file.bytes.count)
            else { continue }
            read(file, at..<close, into: &found)
            at = close + 1
        }
        return found
    }

    private static func isRoot(_ selector: String, dark: Bool) -> Bool {
        let text = selector.filter { !"\"' \n".contains($0) }
        // A comment before it is not part of it.
        let last = text.firstRange(of: "*/").map { String(text[$0.upperBound...]) } ?? text
        return dark
            ? [":root[data-theme=dark]", "[data-theme=dark]"].contains(last)
            : [":root", "html", ":root[data-theme=light]"].contains(last)
    }

    private static func read(
        _ file: SourceFile, _ block: Range<Int>,
        into found: inout [(name: String, value: String, range: Range<Int>)]
    ) {
        for declaration in file.bytes[block].split(separator: UInt8(ascii: ";")) {
            let text = declaration.trimmed
            guard text.starts(with: "--".utf8), let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
                continue
            }
            let name = String(text[(text.startIndex + 2)..<colon]).trimmed
            found.append((name, String(text[(colon + 1)...]).trimmed, text.indices))
        }
    }
}
