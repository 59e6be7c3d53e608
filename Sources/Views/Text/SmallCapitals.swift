import Layout

extension TextRun {
    /// The run in pieces: letters that its font makes small capitals, and what stands between them.
    var withSmallCapitals: [TextRun] {
        guard case .string(let string) = content, let font = attributes.font, !font.smallCaps.isEmpty else {
            return [self]
        }
        var pieces: [(text: String, isSmall: Bool)] = []
        for scalar in string.unicodeScalars {
            let isSmall = scalar.isSmallCapital(font.smallCaps)
            if pieces.last?.isSmall != isSmall { pieces.append(("", isSmall)) }
            pieces[pieces.count - 1].text.unicodeScalars.append(isSmall ? scalar.letterCased(.upper) : scalar)
        }
        return pieces.map { piece in
            var attributes = attributes
            attributes.font?.isSmallCapital = piece.isSmall
            return TextRun(.string(piece.text), attributes: attributes)
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of a case that becomes small capitals.
    fileprivate func isSmallCapital(_ caps: Font.SmallCaps) -> Bool {
        let isLower = letterCased(.upper) != self, isUpper = letterCased(.lower) != self
        return isLower && caps.contains(.lowercase) || isUpper && caps.contains(.uppercase)
    }
}
