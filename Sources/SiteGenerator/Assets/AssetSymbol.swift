/// What Xcode calls an asset in code: `brand-red` is `.brandRed`, `Icons/star.fill` in a folder with a
/// namespace is `.Icons.starFill`, and the words `Color` and `Image` at the end of a name go.
enum AssetSymbol {
    static func name(of asset: String, without ending: String) -> String {
        let parts = asset.split(separator: "/")
        guard let last = parts.last else { return "" }
        var leaf = camelCased(last, startsLow: true)
        if leaf.hasSuffix(ending), leaf.count > ending.count { leaf.removeLast(ending.count) }
        return (parts.dropLast().map { camelCased($0, startsLow: false) } + [leaf]).joined(separator: "/")
    }

    private static func camelCased(_ text: Substring, startsLow: Bool) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        var name = ""
        for (index, word) in words.enumerated() {
            name += index == 0 && startsLow ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// `Logo` is `logo`, `URLIcon` is `urlIcon`, `URL` is `url`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < word.count else {
            return word.prefix(max(capitals, 1)).lowercased() + word.dropFirst(max(capitals, 1))
        }
        return word.prefix(capitals - 1).lowercased() + word.dropFirst(capitals - 1)
    }
}
