extension DisplayList {
    /// A rectangle that holds all that is seen, moved and clipped as it is; nil where nothing is. Shadows and
    /// masks change nothing about it.
    public var seenBounds: Rect? {
        var groups: [(transform: AffineTransform, window: Rect?)] = [(.identity, nil)]
        var result: Rect?
        for command in commands {
            var group = groups[groups.count - 1]
            switch command.operation {
            case .push(let effect):
                if case .transform(let transform) = effect {
                    group.transform = transform.then(group.transform)
                }
                if case .clip(let path, _) = effect {
                    let edge = group.transform.apply(path.boundingRect)
                    group.window = edge.seen(through: group.window)
                }
                groups.append(group)
            case .pop: if groups.count > 1 { groups.removeLast() }
            default:
                guard let bounds = command.operation.bounds, command.operation.isVisible else { continue }
                let seen = group.transform.apply(bounds).seen(through: group.window)
                if seen.width > 0 { result = result?.union(seen) ?? seen }
            }
        }
        return result
    }
}

extension Rect {
    fileprivate func seen(through window: Rect?) -> Rect {
        guard let window else { return self }
        return intersection(window) ?? Rect(origin: origin, size: .zero)
    }
}

extension DisplayCommand.Operation {
    /// Whether it has a color that is not clear, or is an image.
    fileprivate var isVisible: Bool {
        guard let paint else { return true }
        return paint.colors.contains { $0.opacity * max($0.light.alpha, $0.dark.alpha) > 0 }
    }
}
