/// A picture as it stands in a page, and the frames that it was drawn from.
struct PublishedPicture: Sendable {
    /// The width and the surroundings that it was drawn for.
    let key: String
    /// The same in words: `393 pt dark`.
    let label: String
    let svg: Bytes
    /// In points of the page.
    private(set) var description = ""
    private(set) var size: (width: Double, height: Double) = (0, 0)
    /// What is drawn: the picture without its numbers, its words and its frames.
    let drawing: Bytes
    let frames: [ViewOutline]
    /// What stands before each id of it.
    private let prefix: Bytes

    /// Reads a sheet whose first tag has just been read.
    init?(tag: Range<Int>, _ reader: inout MarkupReader) {
        key = ["data-width", "data-scheme", "data-device", "data-type-size"].map {
            reader.text($0, tag) ?? ""
        }.joined(separator: " ")
        let html = reader.inside("div")
        var inner = MarkupReader(html)
        var label = "", svg: ArraySlice<UInt8>?
        while let token = inner.next() {
            guard case .tag(let range) = token else { continue }
            switch (inner.name(range), inner.text("class", range)) {
            case ("p", "width"?): label = PublishedPage.flat(Markup.plain(inner.inside("p")))
            case ("div", "paper"?): svg = inner.inside("div")
            default: break
            }
        }
        guard let svg, let end = svg.firstRange(of: Bytes("</svg>".utf8)) else { return nil }
        self.label = label
        self.svg = Bytes(svg[..<end.upperBound])
        prefix = Self.prefix(of: svg)
        (drawing, frames) = PictureDrawing.read(svg[..<end.lowerBound], prefix)
        readHead(svg)
    }

    private static func prefix(of svg: ArraySlice<UInt8>) -> Bytes {
        guard let start = svg.firstRange(of: Bytes("<title id=\"".utf8))?.upperBound,
            let end = svg[start...].firstRange(of: Bytes("-t\"".utf8))?.lowerBound
        else { return [] }
        return Bytes(svg[start..<end])
    }

    private mutating func readHead(_ svg: ArraySlice<UInt8>) {
        var reader = MarkupReader(svg)
        guard case .tag(let root)? = reader.next() else { return }
        let box = (reader.text("viewBox", root) ?? "").split(separator: " ").compactMap { Double($0) }
        if box.count == 4 { size = (box[2], box[3]) }
        guard let start = svg.firstRange(of: Bytes("<desc id=\"".utf8)) else { return }
        var rest = MarkupReader(svg[start.lowerBound...])
        _ = rest.next()
        description = Markup.decoded(rest.inside("desc"))
    }

    /// The picture for another page: with ids of its own, and files where `address` says.
    func svg(prefix new: String, address: (String) -> String) -> Bytes {
        PictureDrawing.rewritten(svg, prefix, to: Bytes(new.utf8), address: address)
    }

    /// The files that it shows, from the site's root.
    var files: [String] {
        var files: [String] = []
        _ = svg(prefix: "") { path in
            files.append(path)
            return path
        }
        return files
    }
}

/// The frame of a view, in points of its picture.
struct ViewOutline: Equatable, Sendable {
    var view: String
    var x = 0.0, y = 0.0, width = 0.0, height = 0.0
}
