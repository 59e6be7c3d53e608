import CoreGraphics

/// The distances that all components keep, in points.
public enum Spacing: CGFloat, CaseIterable, Sendable {
    case hair = 2
    case tight = 4
    case snug = 8
    case regular = 12
    case roomy = 16
    case wide = 24
}
