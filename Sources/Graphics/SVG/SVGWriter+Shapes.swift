extension SVGWriter {
    /// The shortest element for a path.
    func shape(_ path: Path, view: ViewID) -> SVGElement {
        switch path.primitive {
        case .rect(let rect): return SVGWriter.rect(rect, view: view)
        case .roundedRect(let rect, let radii):
            var element = SVGWriter.rect(rect, view: view)
            element.set(.rx, radii.width)
            if radii.height != radii.width { element.set(.ry, radii.height) }
            return element
        case .ellipse(let rect):
            var element = SVGElement(rect.width == rect.height ? "circle" : "ellipse", view: view)
            element.setUnlessZero(.cx, rect.midX)
            element.setUnlessZero(.cy, rect.midY)
            if rect.width == rect.height {
                element.set(.r, rect.width / 2)
            } else {
                element.set(.rx, rect.width / 2)
                element.set(.ry, rect.height / 2)
            }
            return element
        case nil:
            var element = SVGElement("path", view: view)
            element.set(.d, PathData(path).text)
            return element
        }
    }

    static func rect(_ rect: Rect, view: ViewID) -> SVGElement {
        var element = SVGElement("rect", view: view)
        element.setUnlessZero(.x, rect.minX)
        element.setUnlessZero(.y, rect.minY)
        element.set(.width, max(rect.width, 0))
        element.set(.height, max(rect.height, 0))
        return element
    }

    mutating func text(_ text: TextDrawing, view: ViewID) -> SVGElement {
        var element = SVGElement("text", view: view)
        // In a right-to-left paragraph the start of a text that has such letters is its right end.
        let isReversed = text.isRightToLeft && SVGWriter.hasRightToLeft(text.string)
        element.set(.x, isReversed ? text.origin.x + text.width : text.origin.x)
        element.set(.y, text.origin.y)
        if isReversed { element.set(.direction, "rtl") }
        setFont(text.font, on: &element)
        let isJoined = SVGWriter.hasJoinedLetters(text.string)
        if !isJoined { element.setUnlessZero(.letterSpacing, text.letterSpacing) }
        if SVGWriter.isStretchable(text.string) && text.width > 0 {
            element.set(.textLength, text.width)
            // Space between letters would tear a joined word apart; wider or narrower letters keep it whole.
            if isJoined || options.stretchesLetters { element.set(.lengthAdjust, "spacingAndGlyphs") }
        }
        if SVGWriter.hasLooseSpaces(text.string) { element.set(.space, "preserve") }
        decorate(text, on: &element)
        return element
    }

    private func setFont(_ font: FontFace, on element: inout SVGElement) {
        if let custom = font.custom {
            element.set(.fontFamily, custom.name)
            return element.set(.fontSize, font.size)
        }
        switch font.family {
        case .system, .square: break
        case .monospaced: element.set(.fontClass, "t-mono")
        case .rounded: element.set(.fontClass, "t-rounded")
        case .serif: element.set(.fontClass, "t-serif")
        }
        element.set(.fontSize, font.size)
        if font.weight != .regular { element.set(.fontWeight, "\(font.weight.rawValue)") }
        if font.isItalic { element.set(.fontStyle, "italic") }
        switch font.width {
        case .standard: break
        case .compressed: element.set(.fontStretch, "extra-condensed")
        case .condensed: element.set(.fontStretch, "condensed")
        case .expanded: element.set(.fontStretch, "expanded")
        }
        if font.hasMonospacedDigits { element.set(.fontVariantNumeric, "tabular-nums") }
    }

    func image(_ image: ImageDrawing, view: ViewID) -> SVGElement {
        var element = SVGElement("image", view: view)
        element.setUnlessZero(.x, image.rect.minX)
        element.setUnlessZero(.y, image.rect.minY)
        element.set(.width, max(image.rect.width, 0))
        element.set(.height, max(image.rect.height, 0))
        element.set(.href, address(of: image.source))
        element.set(.preserveAspectRatio, "none")
        if !image.label.utf8.isEmpty {
            element.set(.role, "img")
            element.set(.label, image.label)
        }
        return element
    }

    /// A path in the site as the page sees it; what has a scheme says itself where it is.
    private func address(of source: String) -> String {
        source.utf8.contains(UInt8(ascii: ":")) ? source : options.base + source
    }

    // MARK: - Questions about text

    /// With one character there is nothing between which space could be given or taken.
    private static func isStretchable(_ string: String) -> Bool {
        var count = 0
        for _ in string.unicodeScalars {
            count += 1
            if count > 1 { return true }
        }
        return false
    }

    /// Whether letters hang together, as those of Arabic and its neighbors do, and those of India below
    /// their line.
    private static func hasJoinedLetters(_ string: String) -> Bool {
        for scalar in string.unicodeScalars where scalar.value >= 0x600 {
            if scalar.value < 0xE00 || (0xFB50..<0xFE00).contains(scalar.value)
                || (0xFE70..<0xFEFF).contains(scalar.value)
            {
                return true
            }
        }
        return false
    }

    /// Spaces that XML would drop: at the ends, or several together.
    private static func hasLooseSpaces(_ string: String) -> Bool {
        let space = UInt8(ascii: " ")
        var previous = space
        for byte in string.utf8 {
            if byte == space && previous == space { return true }
            previous = byte
        }
        return previous == space && !string.utf8.isEmpty
    }

    /// Hebrew, Arabic and their neighbors.
    private static func hasRightToLeft(_ string: String) -> Bool {
        string.unicodeScalars.contains { scalar in
            let value = scalar.value
            return value >= 0x590 && value <= 0x8FF || value >= 0xFB1D && value <= 0xFDFF
                || value >= 0xFE70 && value <= 0xFEFF || value >= 0x10800 && value <= 0x10FFF
        }
    }
}

extension AffineTransform {
    /// As an attribute. Factors have five decimals: they are multiplied by hundreds of points.
    var svg: String {
        func factor(_ value: Double) -> String {
            let limited = value.isNaN ? 0 : value.clamped(to: -1e9...1e9)
            let shown = (limited * 100_000).rounded(.toNearestOrAwayFromZero) / 100_000
            return shown == shown.rounded() ? "\(Int(shown))" : SVGWriter.fiveDecimals(shown)
        }
        func length(_ value: Double) -> String { Decimal.string(value, leadingZero: false) }
        let moves = Decimal.thousandths(tx) != 0 || Decimal.thousandths(ty) != 0
        let translation = moves ? "translate(\(length(tx)) \(length(ty)))" : ""
        if b == 0 && c == 0 {
            if a == 1 && d == 1 { return translation.utf8.isEmpty ? "translate(0)" : translation }
            return translation + (a == d ? "scale(\(factor(a)))" : "scale(\(factor(a)) \(factor(d)))")
        }
        let isRotation =
            (a - d).magnitude < 1e-12 && (b + c).magnitude < 1e-12 && (a * a + b * b - 1).magnitude < 1e-9
        if isRotation { return translation + "rotate(\(length(atan2(b, a) * 180 / Double.pi)))" }
        return "matrix(\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(length(tx)) \(length(ty)))"
    }
}

extension SVGWriter {
    static func fiveDecimals(_ value: Double) -> String {
        var rest = UInt64((value.magnitude * 100_000).rounded(.toNearestOrAwayFromZero))
        var text = value < 0 ? "-" : ""
        if rest >= 100_000 { text += "\(rest / 100_000)" }
        rest %= 100_000
        text += "."
        var place: UInt64 = 10_000
        while rest != 0 {
            text += "\(rest / place)"
            rest %= place
            place /= 10
        }
        return text
    }
}
