/// Where a page of Hugo was, and where it goes.
struct HugoPlace {
    /// Its path in the folder of pages, without its language.
    let path: String
    let language: String?
    /// Its path in the new site.
    let new: String
    let isDefault: Bool

    /// - Parameters:
    ///   - inside: the path in the folder of pages.
    ///   - folderLanguage: the language of all pages in that folder.
    init(_ inside: String, _ languages: [String], folderLanguage: String?) {
        let base = SitePath.withoutExtension(inside)
        let ending = String(inside.dropFirst(base.count))
        var key = base
        var language = folderLanguage
        if languages.count > 1, let dot = base.lastIndex(of: "."),
            languages.contains(String(base[base.index(after: dot)...]))
        {
            (key, language) = (String(base[..<dot]), String(base[base.index(after: dot)...]))
        }
        path = key + ending
        self.language = language
        isDefault = language == nil || language == languages[0]
        // Hugo writes addresses in small letters, so the names that make them here are, too.
        let isPage = ["md", "markdown"].contains(SitePath.extensionOf(inside))
        let folder = Self.address(SitePath.folder(key))
        let own = SitePath.name(key) == "_index" ? "index" : SitePath.name(key)
        let name = SitePath.join(folder, isPage ? Self.address(own) : own)
        if isDefault {
            new = name + ending
        } else {
            new = folderLanguage == nil ? "\(name).\(language!)\(ending)" : "\(language!)/\(name)\(ending)"
        }
    }

    /// A part of other pages, which makes no page of its own.
    var part: String { SitePath.join(SitePath.folder(new), "_" + SitePath.name(new)) }

    /// The address that its path gives it.
    var address: String {
        let base = SitePath.withoutExtension(path)
        let isFolder = ["index", "_index"].contains(SitePath.name(base))
        let address = Self.address(isFolder ? SitePath.folder(base) : base)
        return isDefault ? address : SitePath.join(language!, address)
    }

    private static func address(_ path: String) -> String { path.lowercased().replacing(" ", with: "-") }

    var section: String { String(path.split(separator: "/").first ?? "") }

    /// The address that a form gives it; nothing when a part of it is not known.
    func address(_ form: String, _ page: MovedPage) -> String? {
        let date = page.text("date").flatMap { SiteDate(String($0.prefix(10))) }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let name = SitePath.name(SitePath.withoutExtension(path))
        let own = name == "index" ? SitePath.name(SitePath.folder(path)) : name
        let title = page.text("title").map(slug)
        let slug = page.text("slug")
        let values: [String: String?] = [
            "year": date.map { "\($0.year)" }, "month": date.map { two($0.month) },
            "day": date.map { two($0.day) },
            "section": section, "sections": SitePath.folder(path), "title": title, "slug": slug ?? title,
            "filename": own, "contentbasename": own, "slugorfilename": slug ?? own,
            "slugorcontentbasename": slug ?? own,
        ]
        return Permalink.filled(form, values)
    }
}

/// An address with places to fill in, as Hugo and Jekyll write it: `/:year/:title/`.
enum Permalink {
    static func filled(_ form: String, _ values: [String: String?]) -> String? {
        var out = ""
        var rest = form[...]
        while let colon = rest.firstIndex(of: ":") {
            out += rest[..<colon]
            let name = rest[rest.index(after: colon)...].prefix { $0.isLetter || $0 == "_" }
            guard let value = values[String(name)] ?? nil else { return nil }
            out += value
            rest = rest[name.endIndex...]
        }
        return out + rest
    }
}
