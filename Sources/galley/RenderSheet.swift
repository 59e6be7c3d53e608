import ArgumentParser
import Previews
import SiteGenerator
import Syntax

/// Turns renderings into the bytes of files, and gathers what the JSON tells of them.
struct RenderSheet {
    let format: PictureFormat
    let scale: Double
    let isOutlined: Bool
    private var told: [(file: String, rendering: Rendering, breakpoints: [Double], diagnostics: [String])] =
        []
    private var fonts: PictureFonts?

    init(format: PictureFormat, scale: Double, isOutlined: Bool) {
        self.format = format
        self.scale = scale
        self.isOutlined = isOutlined
        fonts = format == .png || format == .pdf ? PictureFonts() : nil
    }

    func picture(_ rendering: Rendering, _ options: PreviewOptions, _ assets: [AssetSet]) throws -> Bytes {
        let isDark = options.scheme == .dark
        // A screen is never seen through, and nobody can read white words on a viewer's white.
        let hasGround = isDark || options.device != nil || rendering.preferredScheme != nil
        if fonts != nil || format != .svg {
            return try drawn(rendering, isDark: isDark, hasGround: hasGround, assets)
        }
        let svg = rendering.standaloneSVG(
            outlined: isOutlined, isDark: isDark, hasGround: hasGround, file: assets.embedded)
        return Bytes((assets.withFonts(svg)).utf8)
    }

    /// A picture whose letters are drawn from the theme's outlines.
    private func drawn(_ rendering: Rendering, isDark: Bool, hasGround: Bool, _ assets: [AssetSet]) throws
        -> Bytes
    {
        guard let fonts else {
            throw ValidationError(
                "this galley was installed without its theme, which has the letters of pictures")
        }
        let picture = StillPicture(rendering, hasGround: hasGround) { assets.bytes($0) }
        let isDark = rendering.preferredScheme.map { $0 == .dark } ?? isDark
        let drawn =
            format == .pdf
            ? picture.pdf(isDark: isDark, fonts: fonts)
            : picture.png(isDark: isDark, scale: scale, fonts: fonts)
        guard let (bytes, omissions) = drawn else {
            let limit = format == .pdf ? "a page of more than 14,400 points" : "more than 64 million pixels"
            Terminal.error("galley: error: the picture would have \(limit)\n")
            throw ExitCode(1)
        }
        for message in omissions.messages { Terminal.error("galley: warning: \(message)\n") }
        return bytes
    }

    mutating func add(_ rendering: Rendering, _ session: PreviewSession, of file: String, in sources: Sources)
    {
        let diagnostics = session.diagnostics.map { DiagnosticJSON.print($0, in: sources) }
        told.append((file, rendering, session.breakpoints(height: nil), diagnostics))
    }

    /// `{"pictures": […]}`, one for each file and width.
    var json: String {
        var writer = JSONWriter()
        writer.object {
            $0.array("pictures") { writer in
                for picture in told { writer.object { Self.write(picture, to: &$0) } }
            }
        }
        return writer.text
    }

    private static func write(
        _ picture: (file: String, rendering: Rendering, breakpoints: [Double], diagnostics: [String]),
        to writer: inout JSONWriter
    ) {
        writer.string("file", picture.file)
        writer.length("width", picture.rendering.canvas.width)
        writer.length("height", picture.rendering.canvas.height)
        writer.string("title", picture.rendering.title)
        writer.string("description", picture.rendering.description)
        writer.array("breakpoints") { for width in picture.breakpoints { $0.length(nil, width) } }
        writer.array("diagnostics") { for text in picture.diagnostics { $0.json(text) } }
    }
}
