/// A lazy grid's tracks in a length available across its lines: the columns of a vertical grid.
struct LazyGridTracks {
    struct Track {
        let start: Double
        let length: Double
        let alignment: Alignment?
    }

    private(set) var tracks: [Track] = []

    /// 1. Fixed tracks and gaps are taken off. 2. From the first to the last, each other track is offered an
    /// equal share of the rest, within its limits. 3. An adaptive one is divided.
    init(_ items: [GridItem], in available: Double) {
        var remaining = available - items.dropLast().reduce(0) { $0 + $1.gap }
        remaining = items.reduce(remaining) { $0 - ($1.fixedLength ?? 0) }
        var waiting = items.count { $0.fixedLength == nil }
        var position = 0.0
        for item in items {
            var lengths = [item.fixedLength ?? 0]
            if item.fixedLength == nil {
                let share = available == .infinity ? .infinity : max(0, remaining / Double(waiting))
                let (taken, parts) = item.taken(of: share)
                remaining -= taken
                waiting -= 1
                lengths = parts
            }
            for length in lengths {
                tracks.append(Track(start: position, length: length, alignment: item.alignment))
                position += length + item.gap
            }
        }
    }

    var count: Int { tracks.count }

    /// The length of all tracks and the gaps between them.
    var extent: Double { tracks.last.map { $0.start + $0.length } ?? 0 }
}

extension GridItem {
    /// What the item takes of the length offered, and the lengths of the tracks it makes of that.
    fileprivate func taken(of offer: Double) -> (Double, [Double]) {
        switch size {
        case .fixed(let length):
            return (length, [length])
        case .flexible(let minimum, let maximum):
            let length = min(max(offer, minimum), maximum)
            return (length, [length])
        case .adaptive(let minimum, let maximum):
            let length = max(offer, minimum)
            return (length, divided(length, minimum, maximum))
        }
    }

    private func divided(_ room: Double, _ minimum: Double, _ maximum: Double) -> [Double] {
        let most = ((room + gap) / (minimum + gap)).rounded(.down)
        let count = most.isFinite ? max(1, Int(min(most, 10_000))) : 1
        let length = min((room - gap * Double(count - 1)) / Double(count), maximum)
        return [Double](repeating: max(0, length), count: count)
    }
}
