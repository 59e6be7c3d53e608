import SiteGenerator

/// Reads the symbol graphs that a site's settings name: files, and folders of them.
enum GraphFiles {
    /// - Parameter site: the folder of the settings, which their paths start from.
    static func read(_ settings: SourceFile, in site: String) -> ([GraphInput], [Problem], watched: [String])
    {
        var graphs: [GraphInput] = []
        var problems: [Problem] = []
        var watched: [String] = []
        for setting in Settings.read(settings).0.reference {
            guard case .graphs(let name) = setting.subject else { continue }
            let path = joinedPath(site, name)
            let found = SiteFolder.isFolder(path) ? folder(path, &problems) : file(path)
            if found.isEmpty {
                problems.append(nothing(name, path, settings, setting.range))
            } else {
                watched.append(path)
            }
            graphs += found
        }
        return (graphs, problems, watched)
    }

    private static func folder(_ path: String, _ problems: inout [Problem]) -> [GraphInput] {
        SiteFolder.files(in: path, where: { $0.hasSuffix(GraphInput.ending) }, &problems).map {
            GraphInput(path: path + "/" + $0.path, bytes: $0.bytes)
        }
    }

    private static func file(_ path: String) -> [GraphInput] {
        guard path.hasSuffix(GraphInput.ending), let bytes = try? SiteFolder.readBytes(path) else {
            return []
        }
        return [GraphInput(path: path, bytes: bytes)]
    }

    private static func nothing(_ name: String, _ path: String, _ settings: SourceFile, _ range: Range<Int>)
        -> Problem
    {
        let message =
            SiteFolder.isFolder(path)
            ? "no '\(GraphInput.ending)' in '\(name)'" : "no symbol graph '\(name)' here"
        return Problem(
            .error, message, file: settings, range: range,
            note:
                "name a module of 'modules', or a file that ends in '\(GraphInput.ending)', by its path from the folder of '\(settings.path)'"
        )
    }
}
