/// The languages of a site's pages, told by their files' names: `page.de.md` beside `page.md`, or a folder
/// `de`.
struct PageLanguages: Sendable {
    /// The codes, that of the originals first.
    let codes: [String]

    /// Nothing when all pages are in one language.
    init?(_ settings: Settings) {
        guard settings.languages.count > 1 else { return nil }
        codes = [settings.language] + settings.languages.map(\.code).filter { $0 != settings.language }
    }

    /// The folder that the pages of a language are published in; that of the originals is the site's own.
    func root(_ number: Int) -> String { number == 0 ? "" : codes[number] }

    /// The language that a path names, and the path that the page has in all of them.
    func split(_ path: String) -> (language: Int?, key: String) {
        if let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")), let number = number(path[..<slash]) {
            return (number, String(path[path.utf8.index(after: slash)...]))
        }
        if let number = number(path[...]) { return (number, "") }
        let ending = SitePath.extensionOf(path)
        let base = SitePath.withoutExtension(path)
        guard let dot = base.utf8.lastIndex(of: UInt8(ascii: ".")),
            let number = number(base[base.utf8.index(after: dot)...])
        else {
            return (nil, path)
        }
        return (number, String(base[..<dot]) + (ending.isEmpty ? "" : String(path.dropFirst(base.count))))
    }

    /// The path of a file as it would be called in a language, beside the file.
    func path(_ key: String, in number: Int) -> String {
        let base = SitePath.withoutExtension(key)
        return "\(base).\(codes[number])\(key.dropFirst(base.count))"
    }

    private func number(_ code: Substring) -> Int? {
        codes.firstIndex { $0 == code } ?? codes.firstIndex { $0.lowercased() == code.lowercased() }
    }
}
