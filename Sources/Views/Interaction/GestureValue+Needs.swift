/// What has to be told of a gesture, so that somebody says what a finger does.
extension GestureValue {
    /// The least distance in points at which a drag begins; nil where there is no drag.
    var minimumDistance: Double? {
        switch kind {
        case .drag(let distance, _): return distance
        case .both(let first, let second), .sequence(let first, let second),
            .exclusive(let first, let second):
            guard let one = first.minimumDistance, let other = second.minimumDistance else {
                return first.minimumDistance ?? second.minimumDistance
            }
            return min(one, other)
        default: return nil
        }
    }

    /// When its long presses succeed, in seconds since the finger came down.
    var holds: [Double] {
        switch kind {
        case .longPress(let duration, _): return duration > 0 ? [duration] : []
        case .both(let first, let second), .exclusive(let first, let second):
            return first.holds + second.holds
        case .sequence(let first, let second):
            let before = first.holds.last ?? 0
            return first.holds + second.holds.map { before + $0 }
        default: return []
        }
    }

    /// Whether a finger that comes down again belongs to it.
    var countsTaps: Bool {
        switch kind {
        case .tap(let count, _): count > 1
        case .sequence(let first, let second): first.endsByTap || second.countsTaps
        case .both(let first, let second), .exclusive(let first, let second):
            first.countsTaps || second.countsTaps
        default: false
        }
    }

    private var endsByTap: Bool {
        switch kind {
        case .tap: true
        case .sequence(_, let second): second.endsByTap
        case .both(let first, let second), .exclusive(let first, let second):
            first.endsByTap || second.endsByTap
        default: false
        }
    }
}
