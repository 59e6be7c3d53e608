extension SVGWriter {
    /// The frames of views as outlines with their sizes; the page shows or hides the group.
    func outlines(_ frames: [ViewFrame]) -> SVGElement {
        var group = SVGElement("g")
        group.set(.effectClass, "frames")
        for frame in frames {
            guard frame.rect.width.isFinite && frame.rect.height.isFinite else { continue }
            let size = "\(SVGWriter.short(frame.rect.width)) × \(SVGWriter.short(frame.rect.height))"
            var outline = SVGWriter.rect(frame.rect, view: frame.view)
            outline.set(.view, "\(frame.view.rawValue)")
            var title = SVGElement("title")
            title.text = "\(frame.name) \(size)"
            outline.children = [title]
            group.children.append(outline)
            // A label that would cover a line of text, or reach out of its frame, is left to the title.
            guard frame.rect.height >= 24 && frame.rect.width >= Double(size.utf8.count) * 4 else { continue }
            var label = SVGElement("text", view: frame.view)
            label.set(.x, frame.rect.minX + 2)
            label.set(.y, frame.rect.minY + 7)
            label.text = size
            group.children.append(label)
        }
        return group
    }

    /// A length with at most two decimals.
    private static func short(_ value: Double) -> String {
        Decimal.string((value * 100).rounded(.toNearestOrAwayFromZero) / 100)
    }
}
