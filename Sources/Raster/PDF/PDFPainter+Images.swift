import Graphics

extension PDFPainter {
    /// A picture file in its rectangle: JPEG and PNG files as they are, others as a gray surface that is told
    /// of.
    mutating func draw(_ image: ImageDrawing) {
        let source = scheme == .dark ? image.darkSource ?? image.source : image.source
        guard let picture = picture(of: source) else {
            if !omissions.files.contains(source) { omissions.files.append(source) }
            return fill(.rect(image.rect), .color(Color(RGBA(0xC9C3B5))), .nonZero)
        }
        draw(picture, in: image.rect)
    }

    /// A file that is shown in many places is in the page once.
    private mutating func picture(of source: String) -> PDFFile.Reference? {
        if let known = pictures[source] { return known }
        guard let bytes = file(source), let new = picture(bytes) else { return nil }
        pictures[source] = new
        return new
    }

    private mutating func picture(_ bytes: [UInt8]) -> PDFFile.Reference? {
        if let head = JPEGHead(bytes), head.isPlain {
            return output.addStream(
                "\(Self.head(head.width, head.height)) /ColorSpace /\(head.components == 1 ? "DeviceGray" : "DeviceRGB") /Filter /DCTDecode",
                bytes, isPacked: true)
        }
        return PNGReader.read(bytes).map { add($0) }
    }

    private static func head(_ width: Int, _ height: Int) -> String {
        "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /Interpolate true"
    }

    /// A bitmap as an object, with its opacity as another where it is seen through.
    private mutating func add(_ bitmap: Bitmap) -> PDFFile.Reference {
        let count = bitmap.width * bitmap.height
        var colors: [UInt8] = [], opacity: [UInt8] = []
        colors.reserveCapacity(count * 3)
        opacity.reserveCapacity(count)
        for index in 0..<count {
            colors += bitmap.bytes[index * 4..<index * 4 + 3]
            opacity.append(bitmap.bytes[index * 4 + 3])
        }
        let head = Self.head(bitmap.width, bitmap.height)
        var mask = ""
        if opacity.contains(where: { $0 < 255 }) {
            mask = "/SMask \(output.addStream("\(head) /ColorSpace /DeviceGray", opacity).text)"
        }
        return output.addStream("\(head) /ColorSpace /DeviceRGB \(mask)", colors)
    }

    private mutating func draw(_ picture: PDFFile.Reference, in rect: Rect) {
        content.write("q")
        if state.opacity != 1 { content.write(resources.opacity(1)) }
        // A picture fills a square of one, upward.
        content.concatenate(
            AffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
        content.write(resources.object(picture))
        content.write("Q")
    }

    /// Letters reach somewhat out of their lines, in points.
    static let overhang = 8.0
    /// Pixels to a point of what is drawn as an image: as fine as print is.
    private static let density = 3.0
    /// Beyond that it is drawn coarser.
    private static let mostPixels = 4_000_000.0

    /// Draws what PDF has no operators for, as far as the page reaches.
    mutating func drawPixels(of list: DisplayList) {
        let reach = DisplayList.Slice(list, from: 0).bounds?.insetBy(dx: -Self.overhang, dy: -Self.overhang)
        guard let area = reach?.intersection(state.visible), area.width > 0, area.height > 0,
            area.width.isFinite, area.height.isFinite
        else { return }
        let most = (Self.mostPixels / (area.width * area.height)).squareRoot()
        let density = min(Self.density * state.scale, most)
        let width = max(1, (area.width * density).rounded(.up)),
            height = max(1, (area.height * density).rounded(.up))
        guard width * height <= 2 * Self.mostPixels else { return }
        var painter = Painter(
            width: Int(width), height: Int(height), scheme: scheme, regular: regular, bold: bold)
        painter.file = file
        painter.draw(
            list,
            transform: AffineTransform.translation(x: -area.minX, y: -area.minY).then(
                .scale(x: width / area.width, y: height / area.height)))
        omissions.add(painter.omissions)
        draw(add(painter.bitmap), in: area)
    }
}
