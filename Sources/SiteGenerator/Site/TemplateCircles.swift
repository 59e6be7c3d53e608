import Syntax

/// Templates that include themselves, straight away or by others. A page has nothing to nest in them, so they
/// would never end.
struct TemplateCircles {
    private let sources: [(name: String, source: SourceFile)]
    private let inclusions: [String: [MustacheTag]]

    init(_ sources: [(name: String, source: SourceFile)]) {
        self.sources = sources
        inclusions = Dictionary(
            sources.map { ($0.name, MustacheTag.all(in: $0.source).filter(\.isPartial)) },
            uniquingKeysWith: { $1 })
    }

    /// The templates that lead to themselves, each with a problem at the tag that begins the way.
    func problems() -> [String: Problem] {
        var problems: [String: Problem] = [:]
        for (name, source) in sources {
            guard let first = inclusions[name]?.first(where: { leads(from: $0.name, to: name) }) else {
                continue
            }
            problems[name] = Problem(
                .error,
                "template '\(name)' includes itself\(first.name == name ? "" : " by '\(first.name)'")",
                file: source, range: first.range)
        }
        return problems
    }

    private func leads(from start: String, to end: String) -> Bool {
        var seen: Set<String> = []
        var open = [start]
        while let name = open.popLast() {
            if name == end { return true }
            if seen.insert(name).inserted { open += inclusions[name, default: []].map(\.name) }
        }
        return false
    }
}
