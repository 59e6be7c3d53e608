import Graphics
import Previews
import Syntax

/// The theme's files: templates, style sheets, scripts, fonts; the site's own ones win, name by name.
struct ThemeAssets {
    private(set) var files: [OutputFile] = []
    private(set) var templates: [(name: String, source: SourceFile)] = []
    private(set) var styles = ""
    private var parts: PartStyles?
    private(set) var script = ""
    private(set) var themeScript = ""
    /// Takes the anchors of old addresses along; published when there are any.
    private(set) var movedScript = ""
    private var favicon: String?
    private var logoPath: String?
    /// How wide the logo is at its height of 24, so that nothing moves when it comes.
    private var logoWidth: Int?
    private let title: String
    /// Whether pages run more than the theme's scripts: the site's own, what its templates name, or raw HTML.
    let hasOwnScripts: Bool
    /// Whether the site has templates, in which anything may stand.
    private let hasOwnTemplates: Bool

    /// The files that make figures live, when the theme has an engine for the browser.
    private let live: LiveFolder?

    init(
        theme: [InputFile], site: [InputFile], settings: Settings, pictureStyles: String = "",
        hasRedirects: Bool = false
    ) {
        title = settings.title
        live = LiveFolder(theme)
        hasOwnTemplates = site.contains { $0.templateName != nil }
        hasOwnScripts = settings.allowsHTML || hasOwnTemplates || site.contains { $0.path == "site.js" }
        let own = Dictionary(site.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        templates = Self.templates(theme, site)
        func text(_ name: String) -> Bytes { theme.first { $0.path == name }?.bytes ?? [] }
        var css = text("galley.css")
        css.put(pictureStyles)
        css.append(contentsOf: Self.variables(settings))
        if let extra = own["site.css"] { css.append(contentsOf: extra.bytes) }
        styles = add("assets/galley", "css", StyleBlanks.removed(from: css))
        parts = addParts(text("parts.css"))
        var js = settings.texts.script + searchScript(text("search.js"))
        js.append(contentsOf: Self.published(text("galley.js")))
        if let extra = own["site.js"] { js.append(contentsOf: extra.bytes) }
        script = add("assets/galley", "js", js)
        themeScript = add("assets/theme", "js", Self.published(text("theme.js")))
        if hasRedirects { movedScript = add("assets/moved", "js", Self.published(text("moved.js"))) }
        for file in theme where file.path.hasPrefix("fonts/") && !file.path.hasSuffix(".md") {
            files.append(OutputFile(path: "assets/" + file.path, bytes: file.bytes))
        }
        addSiteFiles(site, settings)
        // Without one, browsers ask every host for a file that is not there.
        if favicon == nil, theme.contains(where: { $0.path == "icon.svg" }) {
            favicon = add("assets/icon", "svg", text("icon.svg"))
        }
    }

    private static func templates(_ theme: [InputFile], _ site: [InputFile]) -> [(
        name: String, source: SourceFile
    )] {
        var named: [String: SourceFile] = [:]
        for (files, prefix) in [(theme, "theme/"), (site, "Site/")] {
            for file in files {
                if let name = file.templateName {
                    named[name] = SourceFile(path: prefix + file.path, bytes: file.bytes)
                }
            }
        }
        return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether figures can be dragged, edited and tapped.
    var isLive: Bool { live != nil }

    /// To be published when a page has a live figure.
    var liveFiles: [OutputFile] { live?.files ?? [] }

    /// What a page with figures has in its head besides.
    func liveHead(root: String) -> Bytes {
        guard let live else { return [] }
        var out = Bytes("<link rel=\"stylesheet\" href=\"\(root)\(live.place)live.css\">\n".utf8)
        out.put(
            "<script src=\"\(root)\(live.place)live.js\" data-engine=\"\(live.engineSize)\" defer></script>\n"
        )
        return out
    }

    /// What the studio has in its head besides: nothing of it moves when the engine comes.
    func studioHead(root: String) -> Bytes {
        guard let live else { return [] }
        return Bytes("<link rel=\"stylesheet\" href=\"\(root)\(live.place)studio.css\">\n".utf8)
    }

    /// What a page has in its head that sets exercises, or lists them.
    func exerciseHead(root: String) -> Bytes {
        guard let live else { return [] }
        return Bytes("<script src=\"\(root)\(live.place)exercises.js\" defer></script>\n".utf8)
    }

    private mutating func addSiteFiles(_ site: [InputFile], _ settings: Settings) {
        let reserved = ["site.yml", "site.css", "site.js"]
        for file in site
        where !file.path.hasPrefix("templates/") && !SiteContainers.isContainer(file.path)
            && !reserved.contains(file.path)
        {
            let path = "assets/site/" + file.path
            files.append(OutputFile(path: path, bytes: file.bytes))
            if file.path == settings.logo?.file {
                logoPath = path
                logoWidth = pictureSize(file.bytes).map {
                    Int((24 * $0.width / $0.height).clamped(to: 1...999))
                }
            }
            if file.path == settings.favicon?.file { favicon = path }
        }
    }

    /// Publishes what finds pages beside the script that fetches it, and tells that script its name.
    private mutating func searchScript(_ script: Bytes) -> Bytes {
        guard !script.isEmpty else { return [] }
        let path = add("assets/search", "js", Self.published(script))
        return Bytes("var galleySearchScript=\"\(SitePath.name(path))\";\n".utf8)
    }

    /// Adds a file named by its content, so that it may be cached for ever.
    private mutating func add(_ base: String, _ kind: String, _ bytes: Bytes) -> String {
        let path = "\(base)-\(hexadecimal(contentHash(bytes), digits: 8)).\(kind)"
        files.append(OutputFile(path: path, bytes: bytes))
        return path
    }

    private mutating func addParts(_ css: Bytes) -> PartStyles? {
        guard !css.isEmpty else { return nil }
        let css = StyleBlanks.removed(from: css)
        return PartStyles(path: add("assets/parts", "css", css), css: css)
    }

    /// What a page has in its head. A site's own styles come last, so those of parts come first.
    ///
    /// - Parameter html: what the page shows.
    func head(root: String, showing html: [Bytes]) -> Bytes {
        var out = Bytes()
        if let parts, hasOwnTemplates || parts.areNeeded(by: html) {
            out.put("<link rel=\"stylesheet\" href=\"\(root)\(parts.path)\">\n")
        }
        out.put("<link rel=\"stylesheet\" href=\"\(root)\(styles)\">\n")
        if let favicon { out.put("<link rel=\"icon\" href=\"\(root)\(favicon)\">\n") }
        return out
    }

    func logo(root: String) -> Bytes {
        guard let logoPath else { return [] }
        var out = Bytes("<img class=\"logo\" src=\"\(root)".utf8)
        out.putAddress(logoPath.utf8)
        out.put("\" alt=\"\" \(logoWidth.map { "width=\"\($0)\" " } ?? "")height=\"24\">")
        return out
    }

    private static func variables(_ settings: Settings) -> Bytes {
        func block(_ pairs: [(name: String, value: String, range: Range<Int>?)]) -> String {
            pairs.map { "--\($0.name):\($0.value.filter { !"{};<".contains($0) });" }.joined()
        }
        var out = Bytes()
        if !settings.variables.isEmpty { out.put("\n:root{\(block(settings.variables))}\n") }
        if !settings.darkVariables.isEmpty {
            let dark = block(settings.darkVariables)
            out.put(
                "\n@media (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}\n:root[data-theme=dark]{\(dark)}\n"
            )
        }
        return out
    }

    /// A script of the theme as browsers get it.
    static func published(_ script: Bytes) -> Bytes {
        ScriptBlanks.removed(from: withoutComments(script))
    }

    /// A script of the theme without indentation, comments that begin a line and those that tell types, which
    /// together are a third of it. None of them stands in a text of several lines.
    static func withoutComments(_ script: Bytes) -> Bytes {
        var out = Bytes()
        out.reserveCapacity(script.count)
        var at = 0
        func isNext(_ text: StaticString) -> Bool {
            text.withUTF8Buffer {
                script.count - at >= $0.count && script[at..<at + $0.count].elementsEqual($0)
            }
        }
        while at < script.count {
            let beginsLine = out.last.map { $0 == "\n" } ?? true
            if beginsLine, isNext("//") {
                while at < script.count, script[at] != "\n" { at += 1 }
            } else if isNext("/** @") || beginsLine && isNext("/*") {
                while at < script.count, !isNext("*/") { at += 1 }
                at += isNext("*/ ") ? 3 : 2
            } else {
                if !beginsLine || (script[at] != " " && script[at] != "\n") { out.append(script[at]) }
                at += 1
            }
        }
        return out
    }
}
