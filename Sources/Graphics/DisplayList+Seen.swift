extension DisplayList {
    /// A rectangle that holds all that is seen, moved and clipped as it is; nil where nothing is. Shadows and
    /// masks change nothing about it.
    public var seenBounds: Rect? {
        var windows: [Rect?] = [nil]
        var result: Rect?
        commands.forEachTransformed { operation, transform in
            let window = windows[windows.count - 1]
            switch operation {
            case .push(.clip(let path, _)):
                windows.append(transform.apply(path.boundingRect).seen(through: window))
            case .push: windows.append(window)
            case .pop: if windows.count > 1 { windows.removeLast() }
            default:
                guard let bounds = operation.bounds, operation.isVisible else { return }
                let seen = transform.apply(bounds).seen(through: window)
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
