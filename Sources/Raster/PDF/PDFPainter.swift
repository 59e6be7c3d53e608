import Graphics

/// Draws a display list as a page of a PDF file, in one appearance: shapes as shapes, texts as texts.
///
/// What PDF has no operator for (blurs, shadows, colors of a group changed, gradients around a center) is
/// drawn by `Painter` and laid in as an image, with the shapes around it as they are.
public struct PDFPainter {
    let regular: GlyphTable
    let bold: GlyphTable
    let scheme: ColorScheme
    var output = PDFFile()
    var resources: PDFResources
    var fonts = PDFFonts()
    var glyphs = GlyphCache()
    var pictures: [String: PDFFile.Reference] = [:]
    var content = PDFContent()
    var state: State
    /// Letters that the font lacks, and pictures that cannot be read.
    public internal(set) var omissions = Painter.Omissions()
    /// Gives the bytes of a picture file by its path.
    public var file: (String) -> [UInt8]? = { _ in nil }

    struct State {
        /// The page, in the coordinates that hold where something is drawn.
        var visible: Rect
        /// How long a point of these is, in points of the page.
        var scale = 1.0
        var opacity = 1.0
    }

    /// A longer page cannot be shown by all programs.
    public static let longestSide = 14_400.0

    public init(canvas: Rect, scheme: ColorScheme, regular: GlyphTable, bold: GlyphTable) {
        self.regular = regular
        self.bold = bold
        self.scheme = scheme
        state = State(
            visible: Rect(
                x: canvas.minX, y: canvas.minY, width: max(canvas.width, 1), height: max(canvas.height, 1)))
        resources = PDFResources(&output)
    }

    /// The whole file.
    /// - Parameter description: the picture in words, for those who do not see it.
    public mutating func page(_ list: DisplayList, title: String, description: String) -> [UInt8] {
        let canvas = state.visible
        // The figure as a whole has its words; y grows downward in it.
        content.write("/Figure << /MCID 0 >> BDC")
        content.concatenate(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -canvas.minX, ty: canvas.maxY))
        if Self.addsLight(list.commands[...]) { drawPixels(of: list) } else { draw(list.commands[...]) }
        content.write("EMC")
        let stream = output.addStream("", content.bytes)
        resources.write(to: &output, fonts: fonts)
        return document(of: stream, canvas, title, description)
    }

    private mutating func document(
        of stream: PDFFile.Reference, _ canvas: Rect, _ title: String, _ description: String
    ) -> [UInt8] {
        let pages = output.reserve(), page = output.reserve(), root = output.reserve()
        let figure = output.add(
            "<< /Type /StructElem /S /Figure /P \(root.text) /Pg \(page.text) /K 0 /Alt \(PDFText.words(description)) >>"
        )
        output.set(
            root, "<< /Type /StructTreeRoot /K \(figure.text) /ParentTree << /Nums [0 [\(figure.text)]] >> >>"
        )
        output.set(pages, "<< /Type /Pages /Kids [\(page.text)] /Count 1 >>")
        output.set(
            page,
            """
            << /Type /Page /Parent \(pages.text) /MediaBox [0 0 \(PDFText.numbers([canvas.width, canvas.height]))]
            /Group << /S /Transparency /CS /DeviceRGB >> /StructParents 0
            /Resources \(resources.reference.text) /Contents \(stream.text) >>
            """)
        let catalog = output.add(
            "<< /Type /Catalog /Pages \(pages.text) /MarkInfo << /Marked true >> /StructTreeRoot \(root.text) /ViewerPreferences << /DisplayDocTitle true >> >>"
        )
        let info = output.add("<< /Title \(PDFText.words(title)) /Producer (Galley) >>")
        return output.bytes(catalog: catalog, info: info)
    }

    // MARK: Marks

    mutating func draw(_ commands: ArraySlice<DisplayCommand>) {
        var index = commands.startIndex
        while index < commands.endIndex {
            switch commands[index].operation {
            case .fill(let path, let paint, let rule): fill(path, paint, rule)
            case .stroke(let path, let paint, let style): stroke(path, paint, style)
            case .text(let text): draw(text)
            case .image(let image): draw(image)
            case .push(let effect):
                let start = index + 1
                index = Self.end(of: commands, from: start)
                draw(commands[start..<index], through: effect)
            case .pop: break
            }
            index += 1
        }
    }

    /// Where the group ends whose commands start at a place.
    static func end(of commands: ArraySlice<DisplayCommand>, from start: Int) -> Int {
        var depth = 0
        for index in start..<commands.endIndex {
            if case .push = commands[index].operation { depth += 1 }
            if case .pop = commands[index].operation {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return commands.endIndex
    }

    mutating func set(_ color: RGBA) {
        content.setColor(color)
        if color.alpha != state.opacity { content.write(resources.opacity(color.alpha)) }
        state.opacity = color.alpha
    }
}
