extension SVGWriter {
    /// The frames of views as outlines with their sizes; the page shows or hides the group. Labels come last,
    /// so that no outline crosses one.
    ///
    /// - Parameter list: the picture below them.
    func outlines(_ frames: [ViewFrame], over list: DisplayList) -> SVGElement {
        var group = SVGElement("g")
        group.set(.effectClass, "frames")
        let frames = frames.filter { $0.rect.width.isFinite && $0.rect.height.isFinite }
        var labels = FrameLabels(
            canvas: options.canvas, size: options.labelSize, isOpen: options.labelsBeyondCanvas,
            frames: frames.map { $0.rect }, letters: list.letters(within: options.canvas))
        var texts: [SVGElement] = []
        var grounds = Path()
        for frame in frames {
            let size = "\(SVGWriter.short(frame.rect.width)) × \(SVGWriter.short(frame.rect.height))"
            var outline = SVGWriter.rect(frame.rect, view: frame.view)
            outline.set(.view, "\(frame.view.rawValue)")
            var title = SVGElement("title")
            title.text = "\(frame.name) \(size)"
            outline.children = [title]
            group.children.append(outline)
            if let ground = labels.place(size, in: frame.rect) {
                grounds.addRect(ground)
                texts.append(label(size, at: labels.start(on: ground), of: frame.view))
            }
        }
        if !grounds.isEmpty {
            var path = SVGElement("path")
            path.set(.d, PathData(grounds).text)
            group.children.append(path)
        }
        group.children += texts
        return group
    }

    private func label(_ size: String, at origin: Point, of view: ViewID) -> SVGElement {
        var label = SVGElement("text", view: view)
        label.set(.x, origin.x)
        label.set(.y, origin.y)
        label.text = size
        return label
    }

    /// A length with at most two decimals.
    private static func short(_ value: Double) -> String {
        Decimal.string((value * 100).rounded(.toNearestOrAwayFromZero) / 100)
    }
}
