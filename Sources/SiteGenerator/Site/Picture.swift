/// A local image and the files beside it that stand in for it, named as DocC and Xcode name them:
/// `map@2x.png` where pixels are small, `map~dark.png` where the page is dark, `map~dark@2x.png` for both.
struct Picture: Equatable, Sendable {
    /// One appearance at several scales.
    struct Form: Equatable, Sendable {
        /// From the page's folder.
        var address: Bytes
        /// In points of the page: the file's pixels divided by its scale.
        var size: PixelSize?
        /// A file of more pixels, and how many of them make one of the page's.
        var sharper: Sharper?
    }

    struct Sharper: Equatable, Sendable {
        var address: Bytes
        var scale: Int
    }

    var light: Form
    var dark: Form?

    init(light: Form, dark: Form?) {
        self.light = light
        self.dark = dark
    }

    private static let scales = [1, 2, 3]
    /// What a name without an ending may mean.
    private static let endings = ["svg", "png", "jpg", "jpeg", "webp", "gif"]

    /// Finds the forms of the image that is called `path`, which need not be a file itself: `map@2x.png`
    /// alone is `map.png`, too, and `map` with any ending is `map`.
    init?(_ path: String, from folder: String, in assets: [String: InputFile]) {
        let ending = SitePath.extensionOf(path)
        let base = SitePath.withoutExtension(path)
        for ending in ending.isEmpty
            ? Self.endings : [String(SitePath.name(path).dropFirst(SitePath.name(base).count + 1))]
        {
            guard let light = Self.form(base, ending, folder, assets) else { continue }
            self.light = light
            dark = Self.form(base + "~dark", ending, folder, assets)
            return
        }
        return nil
    }

    private static func form(
        _ base: String, _ ending: String, _ folder: String, _ assets: [String: InputFile]
    ) -> Form? {
        let files = scales.compactMap { scale in
            assets["\(base)\(scale == 1 ? "" : "@\(scale)x").\(ending)"].map { (file: $0, scale: scale) }
        }
        guard let first = files.first else { return nil }
        let address = { (path: String) in Bytes(SitePath.relative(from: folder, to: path).utf8) }
        let sharper = first.scale == 1 ? files.dropFirst().first : nil
        return Form(
            address: address(first.file.path), size: imageSize(first.file.bytes)?.divided(by: first.scale),
            sharper: sharper.map { Sharper(address: address($0.file.path), scale: $0.scale) })
    }
}

extension PixelSize {
    fileprivate func divided(by scale: Int) -> PixelSize {
        PixelSize(width: width / scale, height: height / scale)
    }
}
