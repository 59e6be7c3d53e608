import Graphics
import Previews
import Raster

/// A picture on its own, to be written as a file.
public struct StillPicture: Sendable {
    public var list: DisplayList
    /// What of it is shown, in points.
    public var canvas: Rect
    public var title: String
    public var description: String
    /// Whether the system's background lies under everything.
    public var hasGround: Bool
    /// Gives a picture file that is shown in it, by its path.
    public var file: @Sendable (String) -> Bytes?

    public init(_ rendering: Rendering, hasGround: Bool, file: @escaping @Sendable (String) -> Bytes?) {
        self.init(
            rendering.list, rendering.canvas, title: rendering.title, description: rendering.description,
            hasGround: hasGround, file: file)
    }

    init(
        _ list: DisplayList, _ canvas: Rect, title: String, description: String, hasGround: Bool,
        file: @escaping @Sendable (String) -> Bytes?
    ) {
        self.canvas = canvas
        self.title = title
        self.description = description
        self.hasGround = hasGround
        self.file = file
        self.list = list
        guard hasGround else { return }
        var grounded = DisplayList()
        grounded.fill(.rect(canvas), with: .color(Color(.systemBackground)), view: .none)
        grounded.append(list)
        self.list = grounded
    }

    /// More pixels than that are hardly meant.
    public static let mostPixels = 64_000_000.0

    /// How many pixels it has; `nil` for more than anybody means.
    public func pixels(scale: Double) -> (width: Int, height: Int)? {
        let width = (canvas.width * scale - 1e-6).rounded(.up),
            height = (canvas.height * scale - 1e-6).rounded(.up)
        guard width.isFinite, height.isFinite, width * height <= Self.mostPixels, max(width, height) <= 32_767
        else { return nil }
        return (max(1, Int(width)), max(1, Int(height)))
    }

    /// The bytes of a PNG file, and what of the picture it does not have; `nil` when it would be too large.
    public func png(isDark: Bool, scale: Double, fonts: PictureFonts) -> (
        bytes: Bytes, omissions: Painter.Omissions
    )? {
        guard let size = pixels(scale: scale) else { return nil }
        var painter = Painter(
            width: size.width, height: size.height, scheme: isDark ? .dark : .light, regular: fonts.regular,
            bold: fonts.bold)
        painter.file = file
        painter.draw(
            list,
            transform: AffineTransform.translation(x: -canvas.minX, y: -canvas.minY).then(
                .scale(x: scale, y: scale)))
        return (PNG.encode(painter.bitmap, scale: scale), painter.omissions)
    }

    /// The bytes of a PDF file of one page, and what of the picture it does not have; `nil` for a page that
    /// is too large.
    public func pdf(isDark: Bool, fonts: PictureFonts) -> (bytes: Bytes, omissions: Painter.Omissions)? {
        guard max(canvas.width, canvas.height) <= PDFPainter.longestSide else { return nil }
        var painter = PDFPainter(
            canvas: canvas, scheme: isDark ? .dark : .light, regular: fonts.regular, bold: fonts.bold)
        painter.file = file
        let bytes = painter.page(list, title: title, description: description)
        return (bytes, painter.omissions)
    }

    /// A stand-alone SVG picture in one appearance. With `stretchesLetters` a wider or narrower face than
    /// ours does not crowd its letters.
    public func svg(isDark: Bool, stretchesLetters: Bool = false, address: (String) -> String) -> String {
        var options = SVGOptions(mode: .standalone, canvas: canvas)
        options.title = title
        options.description = description
        options.scheme = isDark ? .dark : .light
        options.stretchesLetters = stretchesLetters
        return SVGWriter.write(list.mapImages(address), options: options)
    }

    /// Whether it looks different in light and dark.
    public var isDynamic: Bool { list.commands.contains { $0.operation.isDynamic } }
}

extension Painter.Omissions {
    /// What a reader of messages is told of each.
    public var messages: [String] {
        let lost =
            letters.isEmpty
            ? []
            : [
                "the bundled face lacks '\(letters.prefix(12).joined())'\(letters.count > 12 ? " and others" : ""): a box is in its place"
            ]
        return lost
            + files.map {
                "'\($0)' is no file that can be drawn into this picture: a gray surface stands there"
            }
    }
}
