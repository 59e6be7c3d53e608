/// A directive of DocC's: `@Image(source: "map.png", alt: "A map") { The way }`.
struct Directive {
    /// What a text with directives is made of.
    enum Block {
        case line(CommentLine)
        case directive(Directive)
    }

    var name: String
    /// What stands in its parentheses; what has no label has an empty one.
    var arguments: [(label: String, value: String)] = []
    var body: [Block] = []
    /// Its first line, from the `@` on.
    var line: CommentLine

    /// Those that DocC knows; anything else that begins with `@` may be Swift.
    static let known: Set<String> = [
        "Metadata", "Options", "Comment", "Image", "Video", "Row", "Column", "TabNavigator", "Tab", "Links",
        "Small", "Snippet",
        "DeprecationSummary", "Redirected", "CallToAction", "PageImage", "PageColor", "PageKind",
        "TitleHeading", "DisplayName",
        "TechnologyRoot", "DocumentationExtension", "Available", "SupportedLanguage",
        "AlternateRepresentation",
    ]

    /// Those of tutorials, which stand in no other text.
    static let ofTutorials: Set<String> = [
        "Tutorial", "Tutorials", "Article", "Intro", "Section", "ContentAndMedia", "Stack", "Steps", "Step",
        "Code", "Volume", "Chapter",
        "TutorialReference", "Resources", "Documentation", "SampleCode", "Downloads", "Videos", "Forums",
        "XcodeRequirement", "Assessments",
        "MultipleChoice", "Choice", "Justification",
    ]

    func value(_ label: String) -> String? { arguments.first { $0.label == label }?.value }

    /// The argument without a label.
    var text: String? { value("") }

    /// Those of a name in it, at any depth, and itself.
    func all(_ name: String) -> [Directive] {
        (self.name == name ? [self] : []) + parts.flatMap { $0.all(name) }
    }

    /// The directives in its body.
    var parts: [Directive] {
        body.compactMap { block in
            guard case .directive(let part) = block else { return nil }
            return part
        }
    }
}

extension CommentLine {
    /// How many spaces and tabs it begins with.
    var leading: Int { text.utf8.prefix { $0 == 32 || $0 == 9 }.count }
}
