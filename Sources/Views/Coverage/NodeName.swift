import Layout

/// A view as a reader of its code would call it: `Text “75%”`, `ProgressView #bar`.
public enum NodeName {
    /// How much of a view's words is quoted, in characters.
    private static let mostCharacters = 24

    public static func text(of node: LayoutNode) -> String {
        let base = base(of: node)
        var name = base.view.utf8.isEmpty ? "view" : base.view
        if let identifier = node.identifier ?? base.identifier { return name + " #" + identifier }
        let words = Description.words(of: node)
        guard !words.utf8.isEmpty, !words.utf8.elementsEqual(name.lowercasedBytes.utf8) else { return name }
        name += " “" + shortened(words) + "”"
        return name
    }

    /// The view inside its modifiers, whose names begin with a small letter.
    private static func base(of node: LayoutNode) -> LayoutNode {
        var node = node
        while let first = node.view.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"),
            let inner = node.children.first
        {
            node = inner
        }
        return node
    }

    private static func shortened(_ words: String) -> String {
        let scalars = words.unicodeScalars
        guard scalars.count > mostCharacters else { return words }
        var text = ""
        for scalar in scalars.prefix(mostCharacters - 1) { text.unicodeScalars.append(scalar) }
        return text + "…"
    }
}
