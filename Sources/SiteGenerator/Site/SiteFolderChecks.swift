import Syntax

/// What stands in the `Site` folder, held against what is read there: templates and the values they show,
/// pictures, variables of the style sheet.
struct SiteFolderChecks {
    let site: [InputFile]
    let theme: [InputFile]
    let settings: Settings
    let settingsFile: SourceFile?

    func problems() -> [Problem] {
        var problems: [Problem] = []
        for file in site where ["site.yaml", "site.toml", "site.json"].contains(file.path) {
            problems.append(
                Problem(.error, "settings are read from 'site.yml'", file: source(file), range: 0..<0))
        }
        for picture in [settings.logo, settings.favicon] { if let picture { check(picture, &problems) } }
        let templates = Set((theme + site).compactMap(\.templateName)).sorted()
        for file in site where file.path.hasPrefix("templates/") { check(file, templates, &problems) }
        let variables = variables
        for variable in settings.variables + settings.darkVariables where !variables.contains(variable.name) {
            problems.append(
                Problem(
                    .error, "the style sheet has no variable '\(variable.name)'", file: settingsFile,
                    range: variable.range,
                    note: proposal(for: variable.name, among: variables.sorted())))
        }
        problems += ColorContrast(theme: theme, site: site, settings: settings, settingsFile: settingsFile)
            .problems()
        return problems
    }

    private func source(_ file: InputFile) -> SourceFile {
        SourceFile(path: "Site/" + file.path, bytes: file.bytes)
    }

    private func check(_ picture: (file: String, range: Range<Int>), _ problems: inout [Problem]) {
        guard !site.contains(where: { $0.path == picture.file }) else { return }
        problems.append(
            Problem(
                .error, "no file '\(picture.file)' in 'Site'", check: .image, file: settingsFile,
                range: picture.range,
                note: suggestion(for: picture.file, among: site.map(\.path))))
    }

    // MARK: Templates

    private func check(_ file: InputFile, _ templates: [String], _ problems: inout [Problem]) {
        let source = source(file)
        guard let name = file.templateName else {
            return problems.append(
                Problem(.error, "the name of a template ends in '.mustache'", file: source, range: 0..<0))
        }
        let own = theme.compactMap(\.templateName)
        if !own.contains(name), !site.contains(where: { $0.includes(name) }) {
            problems.append(
                Problem(
                    .error, "no template is called '\(name)'", file: source, range: 0..<0,
                    note: proposal(for: name, among: own)))
        }
        for tag in MustacheTag.all(in: source) {
            let values = ItemTemplate(rawValue: name)?.names ?? PageValues.names
            let known = tag.isPartial ? templates : values
            guard !known.contains(tag.name) else { continue }
            problems.append(
                Problem(
                    .error, "no \(tag.isPartial ? "template" : "value") is called '\(tag.name)'",
                    file: source, range: tag.range,
                    note: proposal(for: tag.name, among: known)))
        }
    }

    // MARK: Variables

    /// Names that the style sheets use: the theme's, and the site's own.
    private var variables: Set<String> {
        guard !(settings.variables.isEmpty && settings.darkVariables.isEmpty) else { return [] }
        var names: Set<String> = []
        let sheets = theme.filter { $0.path.hasSuffix(".css") } + site.filter { $0.path == "site.css" }
        for sheet in sheets {
            for match in sheet.bytes.text.matches(of: /--([A-Za-z0-9_-]+)/) { names.insert(String(match.1)) }
        }
        return names
    }
}

extension InputFile {
    fileprivate func includes(_ name: String) -> Bool {
        MustacheTag.all(in: SourceFile(path: path, bytes: bytes)).contains { $0.isPartial && $0.name == name }
    }
}
