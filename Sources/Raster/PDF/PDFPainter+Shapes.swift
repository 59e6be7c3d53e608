import Graphics

extension PDFPainter {
    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        guard !path.isEmpty else { return }
        if case .color(let color) = paint {
            let color = color.resolved(in: scheme)
            guard color.alpha > 0 else { return }
            set(color)
            content.add(path)
            return content.write(rule == .evenOdd ? "f*" : "f")
        }
        shade(path, paint, rule)
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        if case .color(let color) = paint {
            let color = color.resolved(in: scheme)
            guard color.alpha > 0 else { return }
            set(color)
            content.setStroke(style)
            content.add(path)
            return content.write("S")
        }
        // A clip is made of areas, so the line becomes one, as fine as it is seen.
        let fine = 8 * max(state.scale, 1e-3)
        var area = Path()
        for polygon in Stroke(path, style: style, transform: .scale(x: fine, y: fine), scale: fine).polygons {
            area.addLines(polygon.map { $0 * (1 / fine) })
            area.closeSubpath()
        }
        if !area.isEmpty { shade(area, paint, .nonZero) }
    }

    /// Fills an area with what is no single color.
    mutating func shade(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        let outer = state
        content.write("q")
        content.clip(to: path, rule)
        let bounds = path.boundingRect
        if let shading = PDFShading(paint, scheme) {
            draw(shading, over: visible(bounds))
        } else {
            var list = DisplayList()
            list.fill(.rect(bounds), with: paint, view: .none)
            drawPixels(of: list)
        }
        content.write("Q")
        state = outer
    }

    private mutating func draw(_ shading: PDFShading, over area: Rect) {
        if state.opacity != 1 { content.write(resources.opacity(1)) }
        if let opacity = shading.opacityFunction {
            content.write(resources.state("/SMask \(mask(shading, opacity, over: area))"))
        }
        content.concatenate(shading.transform)
        content.write(resources.shading(shading.text(shading.colorFunction, space: "/DeviceRGB")))
    }

    /// A gradient in gray says how much is seen where.
    private mutating func mask(_ shading: PDFShading, _ opacity: String, over area: Rect) -> String {
        var gray = PDFContent()
        gray.concatenate(shading.transform)
        gray.write(resources.shading(shading.text(opacity, space: "/DeviceGray")))
        let form = output.addStream(
            "/Type /XObject /Subtype /Form \(box(area)) /Resources \(resources.reference.text) /Group << /S /Transparency /CS /DeviceGray >>",
            gray.bytes)
        return "<< /Type /Mask /S /Luminosity /G \(form.text) >>"
    }
}
