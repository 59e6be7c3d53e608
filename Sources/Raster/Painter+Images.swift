import Graphics

extension Painter {
    /// A picture file in its rectangle: PNG files as they are, others as a gray surface that is told of.
    mutating func draw(_ image: ImageDrawing) {
        let source = scheme == .dark ? image.darkSource ?? image.source : image.source
        let shape = coverage(.rect(image.rect), .nonZero, state.transform)
        guard let back = state.transform.inverse, image.rect.width > 0, image.rect.height > 0,
            let picture = file(source).flatMap(PNGReader.read), picture.width > 0, picture.height > 0
        else {
            if !omissions.files.contains(source) { omissions.files.append(source) }
            return fill(shape, .color(Color(RGBA(0xC9C3B5))))
        }
        let pixels = picture.premultiplied(atMost: image.rect.width * scale, image.rect.height * scale)
        layer.blend(shape, clip: state.clip) { x, y in
            let point = back.apply(Point(x: x, y: y)) - image.rect.origin
            return pixels.sample(x: point.x / image.rect.width, y: point.y / image.rect.height)
        }
    }
}

extension Bitmap {
    /// The pixels halved until there are hardly more of them than will be seen.
    fileprivate func premultiplied(atMost width: Double, _ height: Double) -> PixelLayer {
        var layer = PixelLayer(x: 0, y: 0, width: self.width, height: self.height)
        for index in layer.pixels.indices {
            let pixel =
                SIMD4<Float>(
                    Float(bytes[index * 4]), Float(bytes[index * 4 + 1]), Float(bytes[index * 4 + 2]), 255)
                / 255
            layer.pixels[index] = pixel * (Float(bytes[index * 4 + 3]) / 255)
        }
        while layer.width > 1, layer.height > 1, Double(layer.width) >= 2 * width,
            Double(layer.height) >= 2 * height
        { layer = layer.halved }
        return layer
    }
}

extension PixelLayer {
    fileprivate var halved: PixelLayer {
        var half = PixelLayer(x: 0, y: 0, width: width / 2, height: height / 2)
        for row in 0..<half.height {
            for column in 0..<half.width {
                let at = row * 2 * width + column * 2
                half.pixels[row * half.width + column] =
                    (pixels[at] + pixels[at + 1] + pixels[at + width] + pixels[at + width + 1]) / 4
            }
        }
        return half
    }

    /// The color at a place from 0 to 1, mixed of the four pixels around.
    fileprivate func sample(x: Double, y: Double) -> SIMD4<Float> {
        let left = (x * Double(width) - 0.5).clamped(to: 0...Double(width - 1)),
            top = (y * Double(height) - 0.5).clamped(to: 0...Double(height - 1))
        let column = Int(left), row = Int(top)
        let right = min(column + 1, width - 1), bottom = min(row + 1, height - 1)
        let across = Float(left - Double(column)), down = Float(top - Double(row))
        let above = pixels[row * width + column] * (1 - across) + pixels[row * width + right] * across
        let below = pixels[bottom * width + column] * (1 - across) + pixels[bottom * width + right] * across
        return above * (1 - down) + below * down
    }
}
