extension SVGWriter {
    /// Sets the paint and the characters of a text with lines under or through it.
    ///
    /// A line is drawn in the fill of the element that asks for it: one of another color or pattern than its
    /// text, or than the other line, has an element of its own around the characters.
    mutating func decorate(_ text: TextDrawing, on element: inout SVGElement) {
        var lines: [(keyword: String, line: TextDecoration)] = []
        if let line = text.underline { lines.append(("underline", line)) }
        if let line = text.strikethrough { lines.append(("line-through", line)) }
        if lines.count == 2, lines[0].line == lines[1].line {
            lines = [("underline line-through", lines[0].line)]
        }
        nest(text, lines[...], on: &element)
    }

    private mutating func nest(
        _ text: TextDrawing, _ lines: ArraySlice<(keyword: String, line: TextDecoration)>,
        on element: inout SVGElement
    ) {
        if let (keyword, line) = lines.first { element.set(.textDecoration, keyword + line.pattern.keyword) }
        guard let line = lines.first?.line, line.color != nil || lines.count > 1 else {
            setTextPaint(text.paint, on: &element)
            element.text = text.string
            return
        }
        setTextPaint(line.color.map { .color($0) } ?? text.paint, on: &element)
        var inner = SVGElement("tspan")
        nest(text, lines.dropFirst(), on: &inner)
        element.children = [inner]
    }

    /// Angular gradients have no counterpart for letters; they take the first color.
    private mutating func setTextPaint(_ paint: Paint, on element: inout SVGElement) {
        if case .angular(let gradient, _, _, _) = paint {
            setPaint(.color(gradient.color(at: 0)), for: .fill, on: &element)
        } else {
            setPaint(paint, for: .fill, on: &element)
        }
    }
}

extension TextDecoration.Pattern {
    /// What CSS adds to the line's name; it has no dots between dashes.
    fileprivate var keyword: String {
        switch self {
        case .solid: ""
        case .dot: " dotted"
        case .dash, .dashDot, .dashDotDot: " dashed"
        }
    }
}
