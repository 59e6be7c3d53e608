/// One asset of a catalogue: a folder such as `Logo.imageset` with the files in it.
struct AssetCatalogue {
    /// `imageset`, `colorset` and so on.
    let kind: String
    /// With the folders that provide a namespace.
    let name: String
    /// Below the folder of assets.
    let path: String
    let files: [InputFile]

    var contents: InputFile? { file("Contents.json") }

    func file(_ name: String) -> InputFile? { files.first { $0.path == path + "/" + name } }

    private static let kinds = ["imageset", "colorset", "symbolset"]

    /// The assets of all catalogues of a folder, in the order of their paths.
    static func all(in folder: AssetFolder) -> [AssetCatalogue] {
        let inside = folder.files.filter { AssetFolder.isInCatalogue($0.path) }
        let spaces = Set(inside.filter(providesNamespace).map { SitePath.folder($0.path) })
        let sets = Dictionary(grouping: inside) { SitePath.folder($0.path) }
        return sets.sorted { $0.key < $1.key }.compactMap { path, files in
            let kind = SitePath.extensionOf(path)
            guard kinds.contains(kind) else { return nil }
            return AssetCatalogue(kind: kind, name: name(of: path, spaces), path: path, files: files)
        }
    }

    /// Whether a file says so of a folder that is no asset itself. One that cannot be read is told of where
    /// it is an asset's.
    private static func providesNamespace(_ file: InputFile) -> Bool {
        guard SitePath.name(file.path) == "Contents.json",
            !kinds.contains(SitePath.extensionOf(SitePath.folder(file.path)))
        else { return false }
        return (try? JSONReader.read(file.bytes))?["properties"]?["provides-namespace"]?.isTrue ?? false
    }

    private static func name(of path: String, _ spaces: Set<String>) -> String {
        var names = [SitePath.withoutExtension(SitePath.name(path))]
        var folder = SitePath.folder(path)
        while !folder.isEmpty, !folder.hasSuffix(".xcassets") {
            if spaces.contains(folder) { names.insert(SitePath.name(folder), at: 0) }
            folder = SitePath.folder(folder)
        }
        return names.joined(separator: "/")
    }
}

extension AssetReader {
    mutating func add(_ asset: AssetCatalogue) {
        let path = SitePath.join(folder.name, asset.path) + "/Contents.json"
        guard let contents = asset.contents else {
            return fail(
                "no 'Contents.json' in '\(SitePath.name(asset.path))'",
                SourceFile(path: SitePath.join(folder.name, asset.path), bytes: []), nil)
        }
        let file = SourceFile(path: path, bytes: contents.bytes)
        do throws(JSONFault) {
            let json = try JSONReader.read(file.bytes)
            switch asset.kind {
            case "imageset": addImages(asset, json, file)
            case "colorset": addColors(asset, json, file)
            default: addSymbols(asset, json, file)
            }
        } catch {
            fail("asset catalogue cannot be read: \(error.message)", file, error.offset..<error.offset)
        }
    }

    /// The entries of a list that concern pages, each with what it is for: what holds in another language,
    /// direction or contrast is left out, and so is a value for wide gamuts beside an ordinary one.
    func entries(_ list: JSONNode?, named name: String, symbol: String) -> [(
        entry: JSONNode, traits: AssetTraits
    )] {
        (list?.items ?? []).compactMap { entry in
            let isSpecial = [
                "locale", "subtype", "width-class", "height-class", "memory", "graphics-feature-set",
            ].contains { entry[$0] != nil }
            let isMirrored = entry["language-direction"]?.text == "right-to-left"
            guard !isSpecial, !isMirrored, entry["display-gamut"]?.text != "display-P3",
                let look = look(of: entry)
            else { return nil }
            return (
                entry,
                AssetTraits(
                    name: name, symbol: symbol, idiom: entry["idiom"]?.text ?? "universal", look: look)
            )
        }
    }

    private func look(of entry: JSONNode) -> String? {
        var look = "any"
        for appearance in entry["appearances"]?.items ?? [] {
            guard appearance["appearance"]?.text == "luminosity", let value = appearance["value"]?.text else {
                return nil
            }
            look = value == "dark" || value == "light" ? value : look
        }
        return look
    }
}
