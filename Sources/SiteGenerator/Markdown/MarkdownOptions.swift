/// Which passes run over cmark's tree.
struct MarkdownOptions: Sendable {
    /// Raw HTML is passed through; otherwise it is shown as text, and reported.
    var allowsHTML: Bool
    /// Tables, task lists, strikethrough, extended autolinks, as GitHub's specification has them.
    var hasGitHub: Bool
    /// What pages of a site have beyond GitHub: heading ids, footnotes, alerts, containers, attributes,
    /// previews.
    var isPage: Bool
    /// Pages have the theme's content security policy.
    var hasPolicy = false
    /// What that policy allows of other hosts.
    var hosts = PolicyHosts()
    /// Straight quotes, `--` and `...` become typographic ones.
    var isTypographic = false
    /// What straight quotes become.
    var quotes = QuotationMarks.english
    /// The containers of the site's own.
    var containers = SiteContainers()
    /// What of formulas and diagrams is made.
    var drawing = DrawingSettings()
    /// What asides are called.
    var texts = ThemeTexts()

    /// The specification to the letter, raw HTML included.
    static let commonMark = MarkdownOptions(allowsHTML: true, hasGitHub: false, isPage: false)
    static let gitHub = MarkdownOptions(allowsHTML: true, hasGitHub: true, isPage: false)
    static let page = MarkdownOptions(allowsHTML: false, hasGitHub: true, isPage: true, isTypographic: true)
}
