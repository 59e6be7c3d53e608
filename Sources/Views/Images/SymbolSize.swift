import Graphics

/// How large a symbol is drawn, and how large the image around it is.
///
/// Measured on pictures of iOS: a circled symbol is as large as its font, the image is larger by a fifth of
/// an em in width and about a seventh in height, and a few symbols have sizes of their own. The others are as
/// wide and high as the icons they are drawn with.
struct SymbolSize {
    /// Of what is drawn, and of the image, in units of the font's size.
    private struct Known {
        var name: StaticString
        var ink: Size?
        var frame: Size?
    }

    private static let known = [
        Known(name: "heart", ink: Size(width: 0.97, height: 0.91), frame: Size(width: 1.216, height: 1.059)),
        Known(name: "star", ink: Size(width: 1.106, height: 1.045), frame: Size(width: 1.286, height: 1.197)),
        Known(name: "mic", frame: Size(width: 1.02, height: 1.176)),
        Known(name: "gear", ink: Size(width: 1.03, height: 1.03)),
        Known(name: "photo", ink: Size(width: 1.147, height: 0.912)),
    ]
    private static let margins = Size(width: 0.21, height: 0.15)

    /// Of the image, whole pixels.
    let frame: Size
    /// From the image's top to what stands in the middle of capital letters.
    let middle: Double
    private let ink: Size
    private let bounds: Rect

    /// - Parameter bounds: of the icon, in its box.
    /// - Parameter width: of the image in units of the font's size, where its drawing says so.
    init(_ name: String, _ bounds: Rect, em: Double, scale: Double, pixel: Double, width: Double? = nil) {
        let known = width == nil ? SymbolSize.known.first { name.isSymbol($0.name) } : nil
        let unit = em * scale
        let ink =
            known?.ink.map { Size(width: $0.width * unit, height: $0.height * unit) }
            ?? Size(
                width: bounds.width / SymbolOutline.boxSize * unit,
                height: bounds.height / SymbolOutline.boxSize * unit)
        var frame =
            known?.frame.map { Size(width: $0.width * unit, height: $0.height * unit) }
            ?? Size(
                width: ink.width + SymbolSize.margins.width * em,
                height: ink.height + SymbolSize.margins.height * em)
        if let width { frame.width = width * unit }
        self.frame = Size(
            width: (frame.width / pixel).rounded() * pixel, height: (frame.height / pixel).rounded() * pixel)
        self.ink = ink
        self.bounds = bounds
        let perUnit = bounds.height > 0 ? ink.height / bounds.height : 0
        middle = self.frame.height / 2 + (SymbolOutline.boxSize / 2 - bounds.midY) * perUnit
    }

    /// The font's size is that of the medium scale.
    static func scale(_ index: Int) -> Double {
        switch index {
        case 0: 0.787
        case 1: 1
        default: 1.273
        }
    }

    /// From the icon's box to a frame: in its middle, or over all of it where the image was resized.
    func map(to frame: Rect, fills: Bool, isMirrored: Bool) -> AffineTransform {
        let size = fills ? frame.size : ink
        let x = bounds.width > 0 ? size.width / bounds.width : 1,
            y = bounds.height > 0 ? size.height / bounds.height : 1
        return AffineTransform(
            a: isMirrored ? -x : x, b: 0, c: 0, d: y, tx: frame.midX + (isMirrored ? x : -x) * bounds.midX,
            ty: frame.midY - y * bounds.midY)
    }
}

extension String {
    /// Whether it is the name of a symbol or of its filled form.
    fileprivate func isSymbol(_ name: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        guard utf8.starts(with: bytes) else { return false }
        let rest = utf8.dropFirst(bytes.count)
        return rest.isEmpty || rest.elementsEqual(".fill".utf8)
    }
}
