extension DisplayList {
    /// The list without marks that a clip hides altogether, such as the rows of a list that are scrolled out
    /// of sight.
    public func withoutHiddenMarks() -> DisplayList {
        var shown = DisplayList()
        // What can be seen inside each open group, in its own coordinates; nil where nothing limits it.
        var windows: [Rect?] = [nil]
        for command in commands {
            switch command.operation {
            case .push(let effect):
                windows.append(DisplayList.window(through: effect, windows[windows.count - 1]))
            case .pop: if windows.count > 1 { windows.removeLast() }
            default:
                if let window = windows[windows.count - 1], let marks = command.operation.reach,
                    marks.intersection(window) == nil
                {
                    continue
                }
            }
            shown.append(command.operation, view: command.view)
        }
        return shown
    }

    private static func window(through effect: GroupEffect, _ outside: Rect?) -> Rect? {
        switch effect {
        case .clip(let path, _):
            let edge = path.boundingRect
            guard let outside else { return edge }
            return edge.intersection(outside) ?? Rect(origin: edge.origin, size: .zero)
        case .opacity, .mask, .blendMode, .colorMatrix, .isolation: return outside
        // What lies outside may be moved into sight, or cast into it.
        case .transform, .shadow, .innerShadow, .blur: return nil
        }
    }
}

extension DisplayCommand.Operation {
    /// A rectangle that surely holds what is drawn: letters lean out of their lines, and corners of lines are
    /// pointed.
    fileprivate var reach: Rect? { bounds?.insetBy(dx: -overhang, dy: -overhang) }

    private var overhang: Double {
        switch self {
        case .text(let text): text.font.size
        case .stroke(_, _, let style):
            style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 2)
        case .fill, .image, .push, .pop: 0
        }
    }
}
