/// Areas put together, cut out of each other, and lines cut by areas: what `CGPath` does under the same
/// names.
///
/// Where outlines cross is found on chords that lie within a hundredth of a point of their curves; what
/// remains of a curve is that curve, cut there.
extension Path {
    public enum Combination: UInt8, Sendable {
        case union, intersection, subtraction, symmetricDifference

        func contains(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// The area of two paths together, as outlines that do not cross, filled by either rule.
    public func combined(with other: Path, by combination: Combination, rule: FillRule = .nonZero) -> Path {
        let arrangement = PathArrangement(self, other)
        let outline = arrangement.outline { first, second in
            combination.contains(rule.contains(first), rule.contains(second))
        }
        return arrangement.path(ofClosed: outline)
    }

    /// The same area as outlines that do not cross.
    public func normalized(rule: FillRule = .nonZero) -> Path {
        combined(with: Path(), by: .union, rule: rule)
    }

    /// The stretches of the path's own line that lie inside of another path, or outside.
    public func line(inside isInside: Bool, of other: Path, rule: FillRule = .nonZero) -> Path {
        let arrangement = PathArrangement(self, other, closes: false)
        return arrangement.path(ofOpen: arrangement.ownEdges { rule.contains($0) == isInside })
    }
}

extension FillRule {
    /// Whether a point that the outline turns around so often lies inside.
    func contains(_ winding: Int) -> Bool { self == .evenOdd ? winding % 2 != 0 : winding != 0 }
}
