/// What `@Metadata` says of a page.
struct DirectiveMetadata {
    /// The title in the place of the file's own.
    private(set) var displayName: String?
    /// What stands above the title.
    private(set) var titleHeading: String?
    /// The page is that of the whole catalogue.
    private(set) var isRoot = false
    /// The text stands in the place of the comment's.
    private(set) var overrides = false
    private(set) var availability: [(platform: String, version: String)] = []
    /// Former addresses.
    private(set) var redirects: [String] = []
    /// A link that the page is there for.
    private(set) var action: (address: String, label: String)?

    mutating func read(_ directive: Directive) {
        switch directive.name {
        case "DisplayName": displayName = directive.text
        case "TitleHeading": titleHeading = directive.text
        case "PageKind": titleHeading = titleHeading ?? (directive.text == "sampleCode" ? "Sample Code" : nil)
        case "TechnologyRoot": isRoot = true
        case "DocumentationExtension": overrides = directive.value("mergeBehavior") == "override"
        case "Available":
            if let platform = directive.text, let version = directive.value("introduced") {
                availability.append((platform, version))
            }
        case "Redirected": if let from = directive.value("from") { redirects.append(from) }
        case "CallToAction": readAction(directive)
        default: break
        }
    }

    private mutating func readAction(_ directive: Directive) {
        guard let address = directive.value("url") ?? directive.value("file") else { return }
        action = (
            address,
            directive.value("label") ?? (directive.value("purpose") == "download" ? "Download" : "Visit")
        )
    }
}
