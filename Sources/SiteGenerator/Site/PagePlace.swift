/// Where a page stands among the languages of its site.
struct PagePlace: Sendable {
    /// The number of its language.
    var language = 0
    /// The folder that the pages of its language are published in.
    var root = ""
    /// The path that it has in all of them.
    var key: String

    init(language: Int = 0, root: String = "", key: String) {
        (self.language, self.root, self.key) = (language, root, key)
    }

    /// A path of a site in one language, or the one that its name says.
    init(_ path: String, _ languages: PageLanguages? = nil) {
        guard let languages else {
            self.init(key: path)
            return
        }
        let (number, key) = languages.split(path)
        self.init(language: number ?? 0, root: languages.root(number ?? 0), key: key)
    }

    func output(slug: String?) -> String { SitePath.join(root, SitePath.output(of: key, slug: slug)) }
}
