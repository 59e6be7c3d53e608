import Graphics
import Interpreter
import Layout

extension ViewContext {
    /// An image as a paint that repeats it from the upper left corner of what is painted on.
    ///
    /// - Parameters:
    ///   - source: what of the image is one tile, as fractions of its sides.
    ///   - scale: how much larger than the image itself it is drawn.
    func tiles(of image: Value, _ source: Rect, scale: Double) -> UnitPaint {
        guard let node = child(.kind(-41)).nodes(of: image).first else { return UnitPaint(.clear) }
        return node.tiles(source, scale: scale)
    }
}

extension LayoutNode {
    /// The view at its ideal size as a paint that repeats it.
    func tiles(_ source: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1) -> UnitPaint {
        let size = sizeThatFits(.unspecified)
        let tile = Size(width: size.width * source.width * scale, height: size.height * source.height * scale)
        // Without an extent there is nothing to repeat.
        guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else {
            return UnitPaint(.clear)
        }
        var picture = DisplayList()
        let corner = AffineTransform.translation(x: -source.minX * size.width, y: -source.minY * size.height)
        picture.push(.transform(corner.then(.scale(x: scale, y: scale))), view: .none)
        drawAlone(in: Rect(origin: .zero, size: size), .none, &picture)
        picture.pop()
        return UnitPaint(.tiles(picture, tile))
    }
}
