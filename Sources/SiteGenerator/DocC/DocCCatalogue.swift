/// The files of a DocC catalogue, `MyKit.docc`: among the pages of a site, or beside a module that has a
/// reference.
struct DocCCatalogue {
    private static let ending = ".docc"

    /// The folder of the catalogue that a path lies in.
    static func folder(of path: String) -> String? {
        // Hardly a path has one, and every file of a site is asked.
        var path = path
        guard path.withUTF8({ $0.contains(".docc/") }) else { return nil }
        let parts = path.split(separator: "/")
        guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix(ending) }) else { return nil }
        return parts[...index].joined(separator: "/")
    }

    /// What DocC alone reads: settings of its pages, tutorials, symbol graphs.
    static func isOfDocC(_ path: String) -> Bool {
        guard folder(of: path) != nil else { return false }
        return ["tutorial", "plist"].contains(SitePath.extensionOf(path)) || path.hasSuffix(GraphInput.ending)
            || ["header.html", "footer.html", "theme-settings.json"].contains(SitePath.name(path))
    }

    // MARK: Input

    /// A site's input with the catalogues of its modules among its pages, and the symbol graphs of all of
    /// them.
    static func completed(_ input: SiteInput, _ settings: Settings) -> SiteInput {
        var input = input
        for setting in settings.reference {
            guard case .module(let name) = setting.subject,
                let module = input.modules.first(where: { $0.name == name })
            else { continue }
            input.content += module.catalogue
        }
        let named = Set(input.graphs.map { SitePath.name($0.path) })
        for file in input.content
        where folder(of: file.path) != nil && file.path.hasSuffix(GraphInput.ending)
            && !named.contains(SitePath.name(file.path))
        {
            input.graphs.append(GraphInput(path: file.shown(below: input.contentName), bytes: file.bytes))
        }
        return input
    }

    /// What is wrong in a catalogue, or in the comments of a module that has one, stops no build, since DocC
    /// would publish it; settings may say otherwise.
    /// - Parameter modules: the folders of modules with a catalogue.
    static func softened(_ problem: Problem, in modules: [String]) -> Problem {
        guard problem.severity == .error, problem.check != nil, let path = problem.file?.path,
            folder(of: path) != nil || modules.contains(where: { path.hasPrefix($0 + "/") })
        else { return problem }
        var problem = problem
        problem.severity = .warning
        return problem
    }

    /// Pictures by what DocC calls them: their names alone, without scale, appearance and ending.
    static func images(_ assets: [InputFile]) -> [String: String] {
        var images: [String: String] = [:]
        for asset in assets where folder(of: asset.path) != nil {
            let name = pictureName(asset.path)
            let path = SitePath.join(
                SitePath.folder(asset.path), name + "." + SitePath.extensionOf(asset.path))
            if images[name] == nil { images[name] = path }
        }
        return images
    }

    /// What a file's picture is called: `map` for `Resources/map~dark@2x.png`.
    static func pictureName(_ path: String) -> String {
        SitePath.withoutExtension(SitePath.name(path)).replacing(/(@[123]x|~dark|~light)+$/, with: "")
    }
}

extension InputFile {
    /// How messages name it.
    func shown(below folder: String) -> String { shownPath ?? folder + "/" + path }
}
