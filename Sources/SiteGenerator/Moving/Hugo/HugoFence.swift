/// The first line of a fence of Hugo, whose attributes stand in braces: `{file="a.toml" hl_lines=[2,"4-5"]}`.
enum HugoFence {
    static func line(_ text: String) -> String {
        guard !text.isTooLong,
            let match = text.wholeMatch(of: /([ >]*(?:`{3,}|~{3,}) *)([^\s{]*) *\{(.*)\} */),
            match.3.contains("=") || match.3.hasPrefix(".")
        else { return text }
        let inner = match.3
        var words = [String(match.1) + match.2]
        if let title = inner.firstMatch(of: /\b(?:file|filename|title|name|caption)="([^"]*)"/) {
            words.append("title=\"\(title.1)\"")
        }
        if let marks = inner.firstMatch(of: /hl_?[lL]ines=\[?([0-9", -]+)\]?/) {
            let lines = marks.1.replacing("\"", with: "").split { $0 == "," || $0 == " " }
            if !lines.isEmpty { words.append("{" + lines.joined(separator: ",") + "}") }
        }
        if inner.contains(/line_?[nN]os=(true|inline|table|"(true|inline|table)")/) { words.append("lines") }
        return words.joined(separator: " ")
    }
}
