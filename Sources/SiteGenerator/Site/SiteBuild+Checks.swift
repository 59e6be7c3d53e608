/// What is wrong with pages beside each other.
extension SiteBuild {
    /// Before pages are rendered: where they are published.
    mutating func checkAddresses() {
        var owners: [String: String] = [:]
        for asset in assets { owners[asset.path.lowercased()] = asset.path }
        for page in pages {
            if let other = owners.updateValue(page.path, forKey: page.output.lowercased()) {
                problems.append(Self.taken(page, by: other))
            }
        }
        problems += settings.navigation.problems(indexes[0].pages, input.settings)
        for index in indexes { Redirects(index: index, settingsFile: input.settings).add(&problems) }
    }

    private static func taken(_ page: Page, by other: String) -> Problem {
        Problem(
            .error, "page is published at '\(page.output)', and so is '\(other)'",
            file: page.source, range: page.rare.slugRange ?? 0..<0,
            note: page.isIndex || other == page.output
                ? "rename one of them" : "give one of them another 'slug'")
    }

    /// After pages were rendered: their own mistakes, and what they say of each other. What is shown for a
    /// translation that is missing was told once.
    mutating func checkPages() {
        for page in pages where page.original == nil { problems += page.problems }
        for index in indexes {
            SiteChecks(
                pages: index.pages.filter { $0.original == nil }, index: index, settingsFile: input.settings
            ).run(&problems)
        }
    }

    /// What the settings make of all that was found, in the order of the files.
    var judged: [Problem] {
        let catalogued = input.modules.filter { !$0.catalogue.isEmpty }.map(\.folder)
        let judged = problems.map { DocCCatalogue.softened($0, in: catalogued) }.compactMap(settings.judged)
        return Self.sorted(judged)
    }

    private static func sorted(_ problems: [Problem]) -> [Problem] {
        func key(_ problem: Problem) -> (String, Int, String) {
            (problem.file?.path ?? "", problem.range?.lowerBound ?? -1, problem.message)
        }
        let sorted = problems.sorted { key($0) < key($1) }
        // A module's mistake comes with each figure that reaches it.
        return sorted.indices.filter {
            $0 == 0 || key(sorted[$0]) != key(sorted[$0 - 1])
                || sorted[$0].file?.path.hasSuffix(".swift") != true
        }
        .map { sorted[$0] }
    }
}
