extension DisplayCommand.Operation {
    var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
        case .text(let text): return text.paint
        default: return nil
        }
    }

    /// The same with every color changed, those of effects included.
    func mapColors(_ change: (Color) -> Color) -> DisplayCommand.Operation {
        switch self {
        case .push(.shadow(let color, let radius, let x, let y)):
            return .push(.shadow(change(color), radius: radius, x: x, y: y))
        default: return mapPaint { $0.map(change) }
        }
    }

    func mapPaint(_ change: (Paint) -> Paint) -> DisplayCommand.Operation {
        switch self {
        case .fill(let path, let paint, let rule): return .fill(path, change(paint), rule)
        case .stroke(let path, let paint, let style): return .stroke(path, change(paint), style)
        case .text(var text):
            text.paint = change(text.paint)
            text.underline = text.underline?.map { change(.color($0)).colors[0] }
            text.strikethrough = text.strikethrough?.map { change(.color($0)).colors[0] }
            return .text(text)
        default: return self
        }
    }
}
