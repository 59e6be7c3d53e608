/// A view whose frame is not what it was; one that has come or gone has one frame only.
struct FrameChange: Sendable {
    var view: String
    /// Which view of this name it is in its picture, from 1.
    var number: Int
    var before: ViewOutline?
    var after: ViewOutline?

    /// How far its corner went, and how much larger it is.
    var steps: (x: Double, y: Double, width: Double, height: Double)? {
        guard let before, let after else { return nil }
        return (
            after.x - before.x, after.y - before.y, after.width - before.width, after.height - before.height
        )
    }

    /// What became of each view. Frames are written in thousandths.
    static func all(_ before: [ViewOutline], _ after: [ViewOutline]) -> [FrameChange] {
        var counts: [String: (Int, Int)] = [:]
        return FrameAlignment(before, after).pairs.compactMap { old, new in
            let name = (new ?? old)?.view ?? ""
            counts[name, default: (0, 0)].0 += old == nil ? 0 : 1
            counts[name, default: (0, 0)].1 += new == nil ? 0 : 1
            let count = counts[name] ?? (0, 0)
            let change = FrameChange(
                view: name, number: new == nil ? count.0 : count.1, before: old, after: new)
            guard let steps = change.steps else { return change }
            return [steps.x, steps.y, steps.width, steps.height].contains { $0.magnitude > 0.0015 }
                ? change : nil
        }
    }
}

/// Which view of a picture is which of another: of the ways to pair views of the same names in their order,
/// one that pairs the most, and among these one that keeps the most sizes.
private struct FrameAlignment {
    private(set) var pairs: [(ViewOutline?, ViewOutline?)] = []

    init(_ before: [ViewOutline], _ after: [ViewOutline]) {
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed()).prefix {
            $0 == $1
        }.count
        let (old, new) = (
            Array(before.dropFirst(head).dropLast(tail)), Array(after.dropFirst(head).dropLast(tail))
        )
        pairs = zip(before.prefix(head), after.prefix(head)).map { ($0, $1) }
        align(old, new)
        pairs += zip(before.suffix(tail), after.suffix(tail)).map { ($0, $1) }
    }

    private static func likeness(_ a: ViewOutline, _ b: ViewOutline) -> Int {
        guard a.view == b.view else { return 0 }
        return 100 + (a.width == b.width && a.height == b.height ? 2 : 0) + (a.x == b.x && a.y == b.y ? 1 : 0)
    }

    private mutating func align(_ old: [ViewOutline], _ new: [ViewOutline]) {
        // A picture of thousands of views is told from first to last.
        guard old.count * new.count <= 4_000_000 else { return inOrder(old, new) }
        let columns = new.count + 1
        var best = [Int](repeating: 0, count: (old.count + 1) * columns)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let likeness = Self.likeness(old[i], new[j])
                let paired = likeness == 0 ? 0 : likeness + best[(i + 1) * columns + j + 1]
                best[i * columns + j] = max(paired, best[(i + 1) * columns + j], best[i * columns + j + 1])
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let here = best[i * columns + j]
            if i < old.count, j < new.count, case let likeness = Self.likeness(old[i], new[j]), likeness > 0,
                here == likeness + best[(i + 1) * columns + j + 1]
            {
                pairs.append((old[i], new[j]))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, here == best[(i + 1) * columns + j] {
                pairs.append((old[i], nil))
                i += 1
            } else {
                pairs.append((nil, new[j]))
                j += 1
            }
        }
    }

    private mutating func inOrder(_ old: [ViewOutline], _ new: [ViewOutline]) {
        for at in 0..<max(old.count, new.count) {
            pairs.append((old.indices.contains(at) ? old[at] : nil, new.indices.contains(at) ? new[at] : nil))
        }
    }
}
