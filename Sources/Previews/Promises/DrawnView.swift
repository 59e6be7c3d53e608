import Graphics

/// What a picture draws of a view and of all inside it: each command with where it lies and how much of it is
/// seen.
struct DrawnView {
    struct Mark {
        /// Its place in the picture's list.
        var index: Int
        var operation: DisplayCommand.Operation
        /// Where it lies, and what is left of that within the picture and all clips; nil for nothing.
        var bounds: Rect
        var seen: Rect?
    }

    private(set) var marks: [Mark] = []

    fileprivate struct Level {
        var clip: Rect?
        var transform: AffineTransform
        var opacity: Double
    }

    /// - Parameter numbers: those of the view and all inside it.
    init(_ list: DisplayList, numbers: [Int], canvas: Rect) {
        var levels = [Level(clip: canvas, transform: .identity, opacity: 1)]
        for (index, command) in list.commands.enumerated() {
            let level = levels[levels.count - 1]
            switch command.operation {
            case .push(let effect): levels.append(level.inside(effect))
            case .pop: if levels.count > 1 { levels.removeLast() }
            default:
                guard level.opacity > 0, numbers.contains(Int(command.view.rawValue)),
                    let own = command.operation.bounds
                else { continue }
                let bounds = level.transform.apply(own)
                let seen = level.clip.flatMap { $0.intersection(bounds) }
                marks.append(Mark(index: index, operation: command.operation, bounds: bounds, seen: seen))
            }
        }
    }

    /// How far what is drawn reaches beyond what is seen, and on which side that is the most.
    var cut: (length: Double, side: String)? {
        var worst: (length: Double, side: String)?
        for mark in marks {
            guard let seen = mark.seen else {
                return (max(mark.bounds.width, mark.bounds.height), "at all sides")
            }
            let sides = [
                (seen.minX - mark.bounds.minX, "on the left"), (mark.bounds.maxX - seen.maxX, "on the right"),
                (seen.minY - mark.bounds.minY, "at the top"), (mark.bounds.maxY - seen.maxY, "at the bottom"),
            ]
            for side in sides where side.0 > max(1, worst?.length ?? 0) { worst = side }
        }
        return worst
    }

    /// Whether something of it is seen that nothing opaque is drawn over.
    func isSeen(in list: DisplayList) -> Bool {
        marks.contains { mark in
            mark.seen.map { seen in !isCovered(seen, after: mark.index, in: list) } ?? false
        }
    }

    /// Whether one opaque rectangle of another view that is drawn later, and through nothing, lies over all
    /// of it.
    private func isCovered(_ area: Rect, after index: Int, in list: DisplayList) -> Bool {
        var depth = 0
        for (later, command) in list.commands.enumerated() {
            switch command.operation {
            case .push: depth += 1
            case .pop: depth -= 1
            case .fill(let path, .color(let color), _):
                guard later > index, depth == 0, case .rect(let rect)? = path.primitive else { continue }
                guard color.opacity == 1, color.light.alpha == 1, color.dark.alpha == 1 else { continue }
                if rect.intersection(area) == area, !marks.contains(where: { $0.index == later }) {
                    return true
                }
            default: continue
            }
        }
        return false
    }
}

extension DrawnView.Level {
    fileprivate func inside(_ effect: GroupEffect) -> DrawnView.Level {
        var level = self
        switch effect {
        case .clip(let path, _):
            level.clip = clip.flatMap { $0.intersection(transform.apply(path.boundingRect)) }
        case .transform(let own): level.transform = own.then(transform)
        case .opacity(let factor): level.opacity *= factor
        default: break
        }
        return level
    }
}

extension DisplayCommand.Operation {
    /// Where it draws, before the transforms around it; nil where nothing is to be seen of it.
    fileprivate var bounds: Rect? {
        switch self {
        case .fill(let path, let paint, _): return paint.isSeen ? path.boundingRect : nil
        case .stroke(let path, let paint, _): return paint.isSeen ? path.boundingRect : nil
        case .text(let text):
            // From the height of a capital to what letters reach below the line.
            return Rect(
                x: text.origin.x, y: text.origin.y - text.font.size * 0.72, width: text.width,
                height: text.font.size * 0.93)
        case .image(let image): return image.rect
        case .push, .pop: return nil
        }
    }
}

extension Paint {
    fileprivate var isSeen: Bool {
        if case .color(let color) = self {
            return color.opacity > 0 && (color.light.alpha > 0 || color.dark.alpha > 0)
        }
        return true
    }
}
