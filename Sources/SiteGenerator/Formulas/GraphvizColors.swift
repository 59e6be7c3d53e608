/// Colors of words in what an author has filled: there the page's own color may be one that cannot be read,
/// since the fill is the same on light pages and dark ones.
enum GraphvizColors {
    /// The color of the page, for words on a shape that has the color of text.
    static let ground = "ground"

    /// Fills that become a color of the page, whose text can be read on them or around them.
    private static let adapted = [
        "none", "transparent", "white", "black", "lightgrey", "lightgray",
    ]

    /// Graphviz's SVG with a color of their own for words in nodes and clusters that need one.
    static func fixed(_ svg: String) -> String {
        svg.split(separator: "<g ", omittingEmptySubsequences: false).map { group in
            group.contains(#/^[^>]*class="(node|cluster)"/#) ? fixedGroup(String(group)) : String(group)
        }.joined(separator: "<g ")
    }

    private static func fixedGroup(_ group: String) -> String {
        guard let shape = group.firstMatch(of: /<(polygon|ellipse|path)[^>]* fill="([^"]*)"/) else {
            return group
        }
        let isOwn = !adapted.contains(String(shape.2))
        return group.replacing(/<text ([^>]*)>/) { match in
            guard let fill = match.1.firstMatch(of: /\ ?fill="([^"]*)"/) else {
                // Graphviz writes in black where nobody says otherwise.
                return isOwn ? "<text fill=\"#000000\" \(match.1)>" : "<text \(match.1)>"
            }
            guard fill.1 == "white" else { return "<text \(match.1)>" }
            let rest = match.1.replacing(fill.0, with: "")
            return "<text fill=\"\(isOwn ? "#ffffff" : ground)\" \(rest)>"
        }
    }
}
