/// What a page is, which decides the parts it shows.
public enum PageKind: String, CaseIterable, Sendable {
    case article, card, catalogue, exercises, home, index, lesson, reference
}

extension PageKind {
    /// Whether the pages of its folder stand below its text.
    var listsPages: Bool { self == .index || self == .catalogue }
}

/// What an index lists its pages by: their dates, or their first pictures.
public enum PageList: String, CaseIterable, Sendable {
    case date, pictures
}

/// What the head of a page says about it. What few heads say stands in `RareFields`, which are used as if
/// they were its own.
@dynamicMemberLookup
public struct FrontMatter: Sendable {
    public var title: String?
    public var description: String?
    public var kind: PageKind?
    /// The name in the sidebar, when the title is too long for it.
    var navigation: String?
    var order: Double?
    var slug: String?
    var tags: [String] = []
    var date: SiteDate?
    var updated: SiteDate?
    var author: String?
    /// The pages of this name are parts of one text.
    var series: String?
    /// An index that lists its pages by date, and how many on one page.
    var list: PageList?
    var perPage = 20
    var isDraft = false
    var isSearched = true
    var isListed = true
    /// Whether it stands in lists is said, and not assumed.
    var saysListed = false
    var hasContents = true
    var related: [(path: String, range: Range<Int>)] = []
    var category: String?
    var source: String?
    var timestamp: SiteDate?
    /// A picture for links to the page, by its path from the site's root or its address.
    var image: String?
    var language: String?
    /// The head could not be read, or not all of it: what is missing is not worth a message of its own.
    var isBroken = false
    private(set) var rare: RareBox?

    public subscript<Value>(dynamicMember field: WritableKeyPath<RareFields, Value>) -> Value {
        // Where it stands the path is known, and nothing but its field is read.
        @inline(__always) get { (rare ?? .empty).fields[keyPath: field] }
        set {
            var fields = (rare ?? .empty).fields
            fields[keyPath: field] = newValue
            rare = RareBox(fields)
        }
    }

    /// Reads the YAML between two lines `---` at the top of a page and gives the offset at which its text
    /// starts.
    static func read(_ file: SourceFile) -> (FrontMatter, body: Int, problems: [Problem]) {
        guard let block = block(of: file) else {
            guard let foreign = ForeignFrontMatter.problem(of: file) else { return (FrontMatter(), 0, []) }
            return (broken, foreign.body, [foreign.problem])
        }
        guard let yaml = block.yaml else {
            let problem = Problem(
                .error, "front matter is never closed", file: file, range: 0..<3,
                note: "close it with a line '---'")
            return (broken, file.bytes.count, [problem])
        }
        var fields = YAMLFields.read(file, yaml, what: "front matter", foreignKeys: ForeignKeys.frontMatter)
        var matter = FrontMatter(&fields)
        let problems = fields.finish()
        if matter.title == nil, !problems.isEmpty { matter.isBroken = true }
        return (matter, block.body, problems)
    }

    private static var broken: FrontMatter {
        var matter = FrontMatter()
        matter.isBroken = true
        return matter
    }

    /// Where the text of a file starts, after its front matter if it has any.
    static func textStart(of file: SourceFile) -> Int {
        guard let block = block(of: file), block.yaml != nil else { return 0 }
        return block.body
    }

    /// The bytes of the YAML (`nil` when nothing closes it) and the offset after the closing line.
    private static func block(of file: SourceFile) -> (yaml: Range<Int>?, body: Int)? {
        guard file.bytes.starts(with: "---"), file.bytes[file.lineRange(1)].trimmed.count == 3 else {
            return nil
        }
        var line = 2
        while line <= file.lineStarts.count {
            let range = file.lineRange(line)
            let text = file.bytes[range]
            if text.count >= 3,
                text.trimmed.elementsEqual("---".utf8) || text.trimmed.elementsEqual("...".utf8)
            {
                return (
                    file.lineRange(2).lowerBound..<range.lowerBound,
                    min(range.upperBound + 1, file.bytes.count)
                )
            }
            line += 1
        }
        return (nil, file.bytes.count)
    }

    init() {}

    private init(_ fields: inout YAMLFields) {
        var rare = RareFields()
        title = fields.string("title")
        description = fields.string("description")
        kind = fields.choice("kind", PageKind.self)
        navigation = fields.string("navigation")
        order = fields.number("order") ?? fields.number("weight")
        slug = fields.addressPart("slug")
        rare.slugRange = slug == nil ? nil : fields.texts("slug").first?.range
        rare.aliases = fields.texts("aliases").map { ($0.text, $0.range) }
        tags = fields.strings("tags") + fields.strings("keywords")
        date = fields.date("date")
        updated = fields.date("updated")
        author = fields.string("author")
        readList(&fields, &rare)
        isDraft = fields.bool("draft") ?? false
        isSearched = fields.bool("search") ?? true
        let listed = fields.bool("listed")
        (isListed, saysListed) = (listed ?? true, listed != nil)
        hasContents = fields.bool("contents") ?? true
        rare.readSymbol(&fields)
        related = fields.texts("related").map { ($0.text, $0.range) }
        category = fields.string("category")
        rare.level = fields.string("level")
        rare.chapter = fields.string("chapter")?.onOneLine
        source = fields.origin("source")?.onOneLine
        timestamp = fields.date("timestamp")
        if let (path, range) = fields.texts("image").first { (image, rare.imageRange) = (path, range) }
        language = fields.languageCode("language")
        rare.readPreviews(&fields)
        isBroken = fields.isBroken
        self.rare = rare.isEmpty ? nil : RareBox(rare)
    }

    private mutating func readList(_ fields: inout YAMLFields, _ rare: inout RareFields) {
        series = fields.string("series")?.onOneLine
        list = fields.choice("list", PageList.self)
        rare.listRange = list == nil ? nil : fields.range(of: fields.node("list"))
        guard let number = fields.number("perPage") else { return }
        if number >= 1, number <= 1000, number == number.rounded() {
            perPage = Int(number)
        } else if let node = fields.node("perPage") {
            fields.wrong("perPage", node, "a number from 1 to 1000")
        }
    }
}

extension RareFields {
    /// What holds for all previews of the page.
    fileprivate mutating func readPreviews(_ fields: inout YAMLFields) {
        widths = fields.numbers("widths")
        allowed = fields.texts("allow").map { ($0.text, $0.range) }
        promisedLints = fields.texts("lint").map { ($0.text, $0.range) }
        device = fields.device("device")
        if widths != nil, device != nil, let node = fields.node("widths") {
            fields.report("a device has a width of its own: leave out 'widths' or 'device'", node)
        }
    }

    fileprivate mutating func readSymbol(_ fields: inout YAMLFields) {
        symbol = fields.string("symbol")
        symbolRange = symbol == nil ? nil : fields.texts("symbol").first?.range
        symbols = fields.strings("symbols").map { text in
            let parts = text.split(separator: "#", maxSplits: 1)
            return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
        }
        symbolKind = fields.string("symbolKind")
        module = fields.string("module")
        declaration = fields.string("declaration")
        availability = fields.pairs("availability").map { ($0.key, $0.value, $0.range) }
        conforms = fields.strings("conforms")
        inherits = fields.strings("inherits")
        conforming = fields.strings("conforming")
    }
}
