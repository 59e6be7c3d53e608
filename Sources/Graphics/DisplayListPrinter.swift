extension DisplayList {
    /// The list as text, one command a line, groups indented: what `galley dump display-list` prints.
    public var dump: String {
        var text = ""
        print(into: &text, depth: 0, numbered: true)
        return text
    }

    /// The list as text without the numbers of views: equal for pictures that look the same.
    public var drawing: String {
        var text = ""
        print(into: &text, depth: 0, numbered: false)
        return text
    }

    private func print(into text: inout String, depth: Int, numbered: Bool) {
        var depth = depth
        for command in commands {
            if !numbered, command.operation.isInvisible { continue }
            if case .pop = command.operation {
                depth = max(depth - 1, 0)
                continue
            }
            for _ in 0..<depth { text += "  " }
            if numbered, command.view != .none { text += "#\(command.view.rawValue) " }
            text += command.operation.dump
            text += "\n"
            guard case .push(let effect) = command.operation else { continue }
            depth += 1
            if case .mask(let mask) = effect { mask.print(into: &text, depth: depth + 1, numbered: numbered) }
        }
    }
}

extension DisplayCommand.Operation {
    /// Whether it draws nothing that could be seen.
    fileprivate var isInvisible: Bool {
        if case .fill(_, .color(let color), _) = self { return color.isClear }
        return false
    }

    var dump: String {
        switch self {
        case .fill(let path, let paint, let rule):
            return "fill \(path.dump) \(paint.dump)\(rule == .evenOdd ? " even-odd" : "")"
        case .stroke(let path, let paint, let style): return "stroke \(path.dump) \(paint.dump) \(style.dump)"
        case .text(let text): return text.dump
        case .image(let image): return "image \(image.rect.dump) \(image.source)"
        case .push(let effect): return effect.dump
        case .pop: return "end"
        }
    }
}

extension GroupEffect {
    var dump: String {
        switch self {
        case .opacity(let value): return "opacity \(Decimal.string(value))"
        case .clip(let path, let rule): return "clip \(path.dump)\(rule == .evenOdd ? " even-odd" : "")"
        case .mask: return "mask"
        case .transform(let transform): return "transform \(transform.svg)"
        case .blendMode(let mode): return "blend \(mode.cssName ?? "normal")"
        case .shadow(let color, let radius, let x, let y):
            return "shadow \(color.dump) radius \(Decimal.string(radius)) at \(Point(x: x, y: y).dump)"
        case .innerShadow(let color, let radius, let x, let y):
            return "inner shadow \(color.dump) radius \(Decimal.string(radius)) at \(Point(x: x, y: y).dump)"
        case .blur(let radius): return "blur \(Decimal.string(radius))"
        case .colorMatrix: return "color-matrix"
        case .isolation: return "isolation"
        }
    }
}

extension TextDrawing {
    var dump: String {
        let cut =
            "\(font.custom.map { $0.name + " " } ?? "")\(Decimal.string(font.size)) \(font.weight.rawValue)\(font.isItalic ? " italic" : "")"
        return "text \(origin.dump) width \(Decimal.string(width)) font \(cut) \(paint.dump) \"\(string)\""
    }
}

extension Point {
    var dump: String { "\(Decimal.string(x)) \(Decimal.string(y))" }
}

extension Rect {
    var dump: String { "\(origin.dump) \(Decimal.string(width)) \(Decimal.string(height))" }
}

extension Path {
    var dump: String {
        switch primitive {
        case .rect(let rect): return "rect \(rect.dump)"
        case .roundedRect(let rect, let radii):
            return "rounded-rect \(rect.dump) radius \(Decimal.string(radii.width))"
        case .ellipse(let rect): return "ellipse \(rect.dump)"
        case nil: return "path \(PathData(self).text)"
        }
    }
}

extension StrokeStyle {
    var dump: String {
        var text = "width \(Decimal.string(lineWidth))"
        if !dash.isEmpty { text += " dash" }
        for length in dash { text += " \(Decimal.string(length))" }
        return text
    }
}

extension Color {
    var dump: String {
        let name = role?.name ?? (isDynamic ? "\(light.svg)/\(dark.svg)" : light.css)
        return opacity < 1 ? "\(name)*\(Decimal.string(opacity))" : name
    }
}

extension Paint {
    var dump: String {
        let name: String
        switch self {
        case .color(let color): return color.dump
        case .linear(_, let from, let to): name = "linear \(from.dump) to \(to.dump)"
        case .radial(_, let center, _, let end): name = "radial \(center.dump) to \(Decimal.string(end))"
        case .elliptical(_, let center, _, _, _): name = "elliptical \(center.dump)"
        case .angular(_, let center, _, _): name = "angular \(center.dump)"
        case .tiles(_, let tile): name = "tiles \(tile.dump)"
        }
        var text = name
        for color in colors { text += " \(color.dump)" }
        return text
    }
}
