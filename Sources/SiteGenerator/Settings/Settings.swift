/// What `Site/site.yml` says; everything has a value without it.
public struct Settings: Sendable {
    public var title = "Documentation"
    public var description = ""
    /// The address the site is published at, ending in `/`; canonical links, feed and site map need it.
    public var url: String?
    public var language = "en"
    /// The languages of its pages, when they are in several.
    public var languages: [SiteLanguage] = []
    var author: String?
    /// Where the repository is, for the link in the header.
    var repository: String?
    /// A page's address for editing it, with `{path}` for its path below the content folder.
    var edit: String?
    var logo: (file: String, range: Range<Int>)?
    var favicon: (file: String, range: Range<Int>)?
    var footer: String?
    /// Markdown above every page: another version, a change of address.
    var notice: String?
    /// Where both stand in the settings.
    var lineRanges: [Range<Int>?] = []
    /// The version of what the site is about, and where it and the others are published.
    public internal(set) var version: String?
    var versions: [(name: String, address: String)] = []
    /// The tags that are older versions of the site, when they are to be built with it.
    public private(set) var tagVersions: TagVersions?
    /// The newest version, when this is an older one.
    var newest: (name: String, address: String)?
    var links: [(title: String, page: String, range: Range<Int>?)] = []
    /// The order of the pages, when one list has it.
    var navigation = NavigationList()
    var texts = ThemeTexts()
    var allowsHTML = false
    /// Schemes of links besides those of the Web.
    var schemes: [String] = []
    /// Whether pages have the theme's content security policy, as their template says.
    var hasPolicy = false
    /// What pages may have of other hosts.
    var hosts = PolicyHosts()
    var isTypographic = true
    /// The containers of the site's own, as its folder has them.
    var containers = SiteContainers()
    /// Whether pictures that break a promise are drawn: those of a site that is compared with another.
    var drawsBroken = false
    /// Whether commands name the modules, and no settings of a site: for the notes of messages.
    var hasModulesOfCommand = false
    /// What of formulas and diagrams is made, and what came of it.
    var drawing = DrawingSettings()
    /// What previews have that do not ask for anything else.
    public var previews = PreviewDefaults()
    /// Modules of the author's own that pages may import and show.
    public var modules: [ModuleSetting] = []
    /// Whether pages may have the sources of modules, so that their figures are alive.
    public var publishesModules = true
    /// Modules whose symbols have a reference.
    public var reference: [ReferenceSetting] = []
    /// How visible a symbol is at least that has a page.
    var referenceAccess = ReferenceAccess.public
    /// Plain fences of views in comments are drawn.
    var drawsExamples = false
    /// Modules that other sites have the pages of, and where.
    var symbolLinks: [(module: String, address: String)] = []
    /// A source file's address, with `{path}` and `{line}`.
    var source: String?
    var variables: [(name: String, value: String, range: Range<Int>?)] = []
    var darkVariables: [(name: String, value: String, range: Range<Int>?)] = []
    /// Folders of images, colors and catalogues for all previews, below the folder of the settings.
    public private(set) var assets: [(folder: String, range: Range<Int>)] = []
    /// Folders of cases, below the folder of the settings.
    public private(set) var cases: [(folder: String, range: Range<Int>)] = []
    /// Words that the site's prose does without.
    var avoidedWords = AvoidedWords()
    var severities: [Check: Problem.Severity?] = [:]
    /// How many of a hundred changes to snippets must be noticed.
    var leastNoticed: Double?
    /// How many per cent of the public symbols must be documented.
    var documented: (percent: Double, range: Range<Int>)?
    /// How many kilobytes of HTML a page has at most.
    var mostWeight: Double?
    /// How many years of school a page asks for at most.
    var hardestGrade: Double?
    var redirects: [(from: String, to: String, range: Range<Int>?)] = []
    var hasFeed = true
    var hasTwins = true
    /// How files are packed for hosts that send them so, the best first.
    public private(set) var codings: [ContentCoding] = []
    /// Unset, sites of up to 300 pages have one.
    var wantsPrintPage: Bool?

    public init() {}

    public static func read(_ file: SourceFile) -> (Settings, [Problem]) {
        var settings = Settings()
        if let fault = encodingFault(in: file.bytes) {
            return (
                settings, [Problem(.error, fault.message, file: file, range: fault.offset..<fault.offset)]
            )
        }
        var fields = YAMLFields.read(
            file, 0..<file.bytes.count, what: "site.yml", foreignKeys: ForeignKeys.settings)
        settings.fill(&fields)
        return (settings, fields.finish())
    }

    private mutating func fill(_ fields: inout YAMLFields) {
        title = fields.string("title")?.onOneLine ?? title
        description = fields.string("description")?.onOneLine ?? description
        url = fields.address("url").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        fillLanguages(&fields)
        author = fields.string("author")
        repository = fields.address("repository")
        edit = fields.addressOfPath("edit")
        source = fields.addressOfSource("source")
        modules = fields.modules("modules")
        publishesModules = fields.bool("publish-modules") ?? true
        reference = fields.references("reference")
        referenceAccess = fields.choice("reference-access", ReferenceAccess.self) ?? .public
        drawsExamples = fields.bool("reference-previews") ?? false
        logo = fields.texts("logo").first { !$0.text.isEmpty }.map { ($0.text, $0.range) }
        favicon = fields.texts("favicon").first { !$0.text.isEmpty }.map { ($0.text, $0.range) }
        footer = fields.string("footer")
        notice = fields.string("notice")
        lineRanges = [footer, notice].indices.map { fields.range(of: fields.node(["footer", "notice"][$0])) }
        fillVersions(&fields)
        links = fields.pairs("links").map { ($0.key, $0.value, $0.range) }
        navigation = NavigationList(fields.texts("navigation"))
        fillSymbolLinks(&fields)
        redirects = fields.pairs("redirects").map { ($0.key, $0.value, $0.range) }
        assets = fields.texts("assets").filter { !$0.text.isEmpty }.map { ($0.text, $0.range) }
        cases = fields.texts("cases").filter { !$0.text.isEmpty }.map { ($0.text, $0.range) }
        texts = ThemeTexts(fields.phrases("texts", among: ThemeTexts.english))
        hasFeed = fields.bool("feed") ?? true
        hasTwins = fields.bool("twins") ?? true
        codings = fields.choices("compress", ContentCoding.self)
        wantsPrintPage = fields.bool("print")
        if var hosts = fields.nested("csp") {
            self.hosts = PolicyHosts(&hosts)
            fields.absorb(hosts)
        }
        fillMarkdown(&fields)
        avoidedWords = AvoidedWords(fields.pairs("words"))
        fillPreviews(&fields)
        fillTheme(&fields)
        fillChecks(&fields)
    }

    /// The language of the originals is the one that `language` says, or the first.
    private mutating func fillLanguages(_ fields: inout YAMLFields) {
        let said = fields.languageCode("language")
        languages = fields.siteLanguages("languages")
        language = said ?? languages.first?.code ?? language
        if !languages.isEmpty, !languages.contains(where: { $0.code == language }),
            let node = fields.node("language")
        {
            fields.report("'languages' has no '\(language)', the language of the originals", node)
            languages = []
        }
    }

    private mutating func fillVersions(_ fields: inout YAMLFields) {
        tagVersions = TagVersions(&fields)
        if tagVersions != nil { return version = fields.string("version") }
        let pairs = fields.pairs("versions")
        for pair in pairs
        where pair.value.wholeMatch(of: /(https?:\/\/[^\/\s?#]+|\.\.)?(\/[^\s?#]*)?/) == nil
            || pair.value.isEmpty
        {
            fields.add(
                Problem(
                    .error,
                    "'\(pair.value)' is no address of a version, such as https://example.com/2.0/, /docs/2.0/ or ../2.0/",
                    file: fields.file,
                    range: pair.range))
        }
        versions = pairs.map { ($0.key, $0.value.hasSuffix("/") ? $0.value : $0.value + "/") }
        version =
            versions.isEmpty ? fields.string("version") : fields.word("version", among: versions.map(\.name))
        if version == nil, let node = fields.node("versions"), fields.node("version") == nil {
            fields.report("'versions' needs 'version', the one of them that this site is about", node)
        }
    }

    private mutating func fillSymbolLinks(_ fields: inout YAMLFields) {
        for pair in fields.pairs("symbol-links") {
            guard AddressScheme.isWeb(pair.value) else {
                fields.add(
                    Problem(
                        .error,
                        "'\(pair.value)' is no address of a site, such as https://example.com/documentation/\(pair.key.lowercased())/",
                        file: fields.file, range: pair.range))
                continue
            }
            symbolLinks.append((pair.key, pair.value))
        }
    }

    private mutating func fillMarkdown(_ fields: inout YAMLFields) {
        guard var markdown = fields.nested("markdown") else { return }
        allowsHTML = markdown.bool("html") ?? false
        isTypographic = markdown.bool("typographic") ?? true
        drawing = DrawingSettings(&markdown)
        fillSchemes(&markdown)
        fields.absorb(markdown)
    }

    private mutating func fillSchemes(_ fields: inout YAMLFields) {
        for (text, range) in fields.texts("schemes") {
            let name = text.lowercased()
            if AddressScheme.dangerous.contains(name) {
                fields.add(
                    Problem(
                        .error, "'\(name):' runs code or reads files, and is never published",
                        file: fields.file, range: range))
            } else if AddressScheme.of(Bytes((name + ":").utf8)) != name {
                fields.add(
                    Problem(.error, "'\(text)' is no scheme, such as xcode", file: fields.file, range: range))
            } else {
                schemes.append(name)
            }
        }
    }

    private mutating func fillPreviews(_ fields: inout YAMLFields) {
        guard var own = fields.nested("previews") else { return }
        previews = PreviewDefaults(
            widths: own.numbers("widths") ?? previews.widths,
            platform: own.word("platform", among: SnippetAttributes.platforms), device: own.device("device"),
            typeSize: own.word("typeSize", among: SnippetAttributes.typeSizeNames),
            locale: own.languageCode("locale"))
        fields.absorb(own)
    }

    private mutating func fillTheme(_ fields: inout YAMLFields) {
        guard var theme = fields.nested("theme") else { return }
        variables = theme.pairs("light").map { ($0.key, $0.value, $0.range) }
        darkVariables = theme.pairs("dark").map { ($0.key, $0.value, $0.range) }
        fields.absorb(theme)
    }

    private mutating func fillChecks(_ fields: inout YAMLFields) {
        enum Level: String, CaseIterable { case error, warning, off }
        guard var checks = fields.nested("checks") else { return }
        for check in Check.allCases {
            guard let level = checks.choice(check.rawValue, Level.self) else { continue }
            severities[check] = .some(level == .off ? nil : level == .error ? .error : .warning)
        }
        leastNoticed = checks.number("mutations")
        mostWeight = checks.number("weight")
        hardestGrade = checks.number("grade")
        if let percent = checks.number("documented") {
            let range = checks.texts("documented").first?.range ?? 0..<0
            if !(0...100).contains(percent) {
                checks.add(
                    Problem(
                        .error, "'documented' is a share in per cent, from 0 to 100", file: checks.file,
                        range: range))
            }
            documented = (percent, range)
        }
        fields.absorb(checks)
    }

    /// Where on its host the site is published: `/docs/` for `https://example.org/docs/`.
    public var basePath: String? {
        guard let url, let scheme = url.firstRange(of: "://") else { return nil }
        return url[scheme.upperBound...].firstIndex(of: "/").map { String(url[$0...]) }
    }

    func hasPrintPage(of pages: Int) -> Bool { wantsPrintPage ?? (pages <= 300) }

    /// A problem with the severity the site wants; nothing when the check is off.
    func judged(_ problem: Problem) -> Problem? {
        guard let check = problem.check, let wanted = severities[check] else { return problem }
        guard let wanted else { return nil }
        var judged = problem
        judged.severity = wanted
        return judged
    }
}
