import Previews

/// One picture of a figure: its width, its ruler, the paper, and what was chosen.
struct SheetHTML {
    let picture: PreviewPicture
    let texts: ThemeTexts
    /// Whether the fence names devices.
    var isDevice = false

    func write(into out: inout Bytes) {
        let scale = Self.scale(of: picture)
        out.put("<div class=\"sheet\(screen)\" data-width=\"\(points(picture.width))\"")
        if scale < 1 { out.put(" data-scale=\"\(points(scale))\"") }
        if picture.overflow > 0 { out.put(" data-over=\"\(Self.margin(of: picture))\"") }
        if let isDark = picture.isDark { out.put(" data-scheme=\"\(isDark ? "dark" : "light")\"") }
        if let device = picture.device {
            out.put(" data-device=\"")
            out.putEscaped(device)
            out.put("\"")
        }
        if let size = picture.typeSize { out.put(" data-type-size=\"\(size)\"") }
        out.put(">\n")
        writeLabel(scale, into: &out)
        Ruler(width: picture.width, marks: picture.marks, scale: scale).write(into: &out)
        out.put("<div class=\"paper\">")
        out.put(scale < 1 ? scaled(by: scale) : picture.svg)
        out.put("</div>\n")
        if !picture.notes.isEmpty {
            out.put("<p class=\"chosen\">")
            out.putEscaped(picture.notes.joined(separator: " · "))
            out.put("</p>\n")
        }
        out.put("</div>\n")
    }

    private func writeLabel(_ scale: Double, into out: inout Bytes) {
        out.put("<p class=\"width\"><b>\(points(picture.width)) pt</b>")
        if let range = picture.range, range.lowerBound < range.upperBound {
            out.put(" <span>")
            out.putEscaped(texts["the same from % to %", points(range.lowerBound), points(range.upperBound)])
            out.put("</span>")
        }
        if let environment = picture.environment {
            out.put(" <span>")
            out.putEscaped(environment)
            out.put("</span>")
        }
        if scale < 1 {
            out.put(" <span class=\"scale\">")
            out.putEscaped(texts["at %", "\(points(scale * 100)) %"])
            out.put("</span>")
        }
        out.put("</p>\n")
    }

    /// What is free at each side for what the picture shows there, in pixels: one of the widths that the
    /// style sheet has.
    static func margin(of picture: PreviewPicture) -> Int {
        Int((min(picture.overflow, 80) / 20).rounded(.up)) * 20
    }

    // MARK: Scale

    /// Screens are drawn smaller, so that phones stand beside each other and beside their code.
    static func scale(of picture: PreviewPicture) -> Double {
        Rendering.pageScale(width: picture.width, height: picture.height)
    }

    /// How high the sheet is on the page with all that is said of it, in pixels.
    static func height(of picture: PreviewPicture) -> Double {
        let ruler = Ruler(width: picture.width, marks: picture.marks).height
        let room = max(size(of: picture).width, Double(noteWidth))
        let lines = picture.notes.joined(separator: " · ").split(separator: "\n").reduce(0.0) {
            $0 + (Double($1.count) * noteLetter / room).rounded(.up)
        }
        return 24 + ruler + 12 + size(of: picture).height + (lines > 0 ? 16 + 20 * lines : 0)
    }

    /// The least width of what is said below a picture beside code, and of one of its letters.
    static let noteWidth = 148
    private static let noteLetter = 6.6

    /// What the picture takes on the page.
    static func size(of picture: PreviewPicture) -> (width: Double, height: Double) {
        (picture.width * scale(of: picture), picture.height * scale(of: picture))
    }

    /// The look of a device, where the picture is as high as one. The smaller phones and the tablets of
    /// exactly 3 by 4 have a home button beside the screen.
    private var screen: String {
        guard isDevice, picture.height >= Rendering.screenHeight else { return "" }
        let (short, long) = (min(picture.width, picture.height), max(picture.width, picture.height))
        if short > 600 { return short * 4 == long * 3 ? " screen tablet home-button" : " screen tablet" }
        return picture.height > 740 ? " screen phone" : " screen"
    }

    /// The picture with the same view box on less paper.
    private func scaled(by scale: Double) -> String {
        let size = "width=\"\(points(picture.width))\" height=\"\(points(picture.height))\""
        guard let place = picture.svg.firstRange(of: size) else { return picture.svg }
        let smaller =
            "width=\"\(points(picture.width * scale))\" height=\"\(points(picture.height * scale))\""
        return picture.svg.replacingCharacters(in: place, with: smaller)
    }
}
