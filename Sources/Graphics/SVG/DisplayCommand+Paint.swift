extension DisplayCommand.Operation {
    var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
        case .text(let text): return text.paint
        default: return nil
        }
    }

    /// Those that `mapPaint` changes.
    var colors: [Color] {
        guard case .text(let text) = self else { return paint?.colors ?? [] }
        return text.paint.colors + [text.underline, text.strikethrough].compactMap { $0?.color }
    }

    /// Whether it looks different in light and dark, masks apart, whose colors nobody sees.
    public var isDynamic: Bool {
        if hasDarkImage { return true }
        switch self {
        case .push(.shadow(let color, _, _, _)), .push(.innerShadow(let color, _, _, _)):
            return color.isDynamic
        default: return colors.contains { $0.isDynamic }
        }
    }

    /// The same with every color changed, those of effects included.
    func mapColors(_ change: (Color) -> Color) -> DisplayCommand.Operation {
        switch self {
        case .push(.shadow(let color, let radius, let x, let y)):
            return .push(.shadow(change(color), radius: radius, x: x, y: y))
        case .push(.innerShadow(let color, let radius, let x, let y)):
            return .push(.innerShadow(change(color), radius: radius, x: x, y: y))
        default: return mapPaint(change)
        }
    }

    /// The same with other colors of the paint, and of the lines under and through a text.
    func mapPaint(_ change: (Color) -> Color) -> DisplayCommand.Operation {
        switch self {
        case .fill(let path, let paint, let rule): return .fill(path, paint.map(change), rule)
        case .stroke(let path, let paint, let style): return .stroke(path, paint.map(change), style)
        case .text(var text):
            text.paint = text.paint.map(change)
            text.underline = text.underline?.map(change)
            text.strikethrough = text.strikethrough?.map(change)
            return .text(text)
        default: return self
        }
    }
}
