extension AssetReader {
    /// The files of an image set: scales, dark appearance, devices, and whether it is a stencil.
    mutating func addImages(_ asset: AssetCatalogue, _ json: JSONNode, _ file: SourceFile) {
        let rendering = json["properties"]?["template-rendering-intent"]?.text ?? "-"
        let symbol = AssetSymbol.name(of: asset.name, without: "Image")
        guard json["images"] != nil else {
            return fail(
                "'images' is missing: this is no image set", file,
                json.range.lowerBound..<json.range.lowerBound + 1)
        }
        for (entry, traits) in entries(json["images"], named: asset.name, symbol: symbol) {
            guard let name = entry["filename"], let text = name.text else { continue }
            guard let picture = asset.file(text) else {
                let names = asset.files.map { SitePath.name($0.path) }.filter { $0 != "Contents.json" }
                warn(
                    "no file '\(text)' in '\(SitePath.name(asset.path))'", file, name.range,
                    note: suggestion(for: text, among: names))
                continue
            }
            guard AssetFolder.pictures.contains(SitePath.extensionOf(text)) else {
                warn(
                    "'\(text)' cannot be drawn in a page", file, name.range,
                    note: "export it as SVG or PNG beside it")
                continue
            }
            let scale = entry["scale"]?.text.flatMap { Int($0.prefix(1)) } ?? 1
            addImage(picture, traits, scale: scale, rendering: rendering, at: (file, name.range))
        }
    }
}
