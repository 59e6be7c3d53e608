/// Reads a folder of assets: pictures that lie in it, and its asset catalogues, texts in other languages and
/// fonts.
public struct AssetReader {
    let folder: AssetFolder
    /// Where a picture lies that is published anyway, such as one beside a page; nil has a copy published.
    let address: (@Sendable (InputFile) -> String?)?
    var set = AssetSet()
    private var published: Set<String> = []

    public static func read(_ folder: AssetFolder, address: (@Sendable (InputFile) -> String?)? = nil)
        -> AssetSet
    {
        var reader = AssetReader(folder: folder, address: address)
        reader.read()
        return reader.set
    }

    private init(folder: AssetFolder, address: (@Sendable (InputFile) -> String?)?) {
        self.folder = folder
        self.address = address
    }

    private mutating func read() {
        let loose = folder.files.filter { !AssetFolder.isInCatalogue($0.path) }
        for kind in AssetFolder.pictures {
            for file in loose where SitePath.extensionOf(file.path) == kind { addLoose(file) }
        }
        for catalogue in AssetCatalogue.all(in: folder) { add(catalogue) }
        addTexts()
        addFiles(loose)
        for file in loose where AssetFolder.fonts.contains(SitePath.extensionOf(file.path)) { addFont(file) }
    }

    /// Small texts that a module's code reads from its bundle; those beside a page are for other ends.
    private mutating func addFiles(_ loose: [InputFile]) {
        guard address == nil else { return }
        for file in loose
        where AssetFolder.bundled.contains(SitePath.extensionOf(file.path)) && file.bytes.count <= 65_536 {
            guard let text = String(validating: file.bytes, as: UTF8.self) else { continue }
            set.add(["file", SitePath.name(file.path), text.escapedField])
        }
    }

    /// A picture by its name, with the marks that say what it is for: `map@2x.png`, `map~dark.png`,
    /// `map~ipad@2x.png`.
    private mutating func addLoose(_ file: InputFile) {
        var name = SitePath.withoutExtension(SitePath.name(file.path))
        var scale = SitePath.extensionOf(file.path) == "svg" ? 0 : 1
        var traits = AssetTraits(name: "", symbol: "")
        while let mark = Self.mark(of: name) {
            switch mark {
            case "@1x", "@2x", "@3x": scale = mark.utf8.dropFirst().first.map { Int($0) - 48 } ?? 1
            case "~dark": traits.look = "dark"
            default: traits.idiom = String(mark.dropFirst())
            }
            name.removeLast(mark.count)
        }
        traits.name = name
        traits.symbol = AssetSymbol.name(of: name, without: "Image")
        addImage(file, traits, scale: scale)
    }

    private static func mark(of name: String) -> String? {
        ["@1x", "@2x", "@3x", "~dark", "~ipad", "~iphone", "~mac"].first {
            name.hasSuffix($0) && name.count > $0.count
        }
    }

    /// - Parameter scale: pixels in a point, 0 for drawings.
    mutating func addImage(
        _ file: InputFile, _ traits: AssetTraits, scale: Int, rendering: String = "-",
        at place: (SourceFile, Range<Int>)? = nil
    ) {
        let source = place?.0 ?? SourceFile(path: SitePath.join(folder.name, file.path), bytes: [])
        guard let size = pictureSize(file.bytes) else {
            let note =
                SitePath.extensionOf(file.path) == "svg"
                ? "a drawing says its size by 'width' and 'height' or by 'viewBox'" : nil
            return refuse(file, traits, "is no picture that can be drawn", source, place?.1, note: note)
        }
        let isDrawing = SitePath.extensionOf(file.path) == "svg"
        if isDrawing, let (_, what) = SVGCode.find(in: file.bytes) {
            return refuse(file, traits, "has \(what) and is left out", source, place?.1)
        }
        let pixels = isDrawing ? 1 : Double(max(scale, 1))
        func thousandths(_ length: Double) -> String { "\(Int((length / pixels * 1000).rounded()))" }
        set.add(
            ["image"] + traits.fields
                + [
                    "\(isDrawing ? 0 : scale)", thousandths(size.width), thousandths(size.height), rendering,
                    publish(file),
                ])
    }

    /// A picture that is left out. One that lies beside a page for other ends is told of where a snippet
    /// names it.
    private mutating func refuse(
        _ file: InputFile, _ traits: AssetTraits, _ why: String, _ source: SourceFile, _ range: Range<Int>?,
        note: String? = nil
    ) {
        let message = "'\(SitePath.name(file.path))' \(why)"
        set.add(["flaw", traits.name, message])
        if address?(file) == nil { warn(message, source, range, note: note) }
    }

    /// The address of a picture: its own, or that of a copy named by its content.
    mutating func publish(_ file: InputFile) -> String {
        if let own = address?(file) { return own }
        let hash = hexadecimal(contentHash(file.bytes), digits: 8)
        let path =
            "assets/resources/\(slug(SitePath.withoutExtension(SitePath.name(file.path))))-\(hash).\(SitePath.extensionOf(file.path))"
        if published.insert(path).inserted { set.files.append(OutputFile(path: path, bytes: file.bytes)) }
        return path
    }

    mutating func warn(_ message: String, _ file: SourceFile, _ range: Range<Int>?, note: String? = nil) {
        set.problems.append(Problem(.warning, message, check: .asset, file: file, range: range, note: note))
    }

    mutating func fail(_ message: String, _ file: SourceFile, _ range: Range<Int>?, note: String? = nil) {
        set.problems.append(Problem(.error, message, check: .asset, file: file, range: range, note: note))
    }
}
