/// A line under or through text.
public struct TextDecoration: Equatable, Sendable {
    public enum Pattern: UInt8, Equatable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    public var pattern: Pattern
    /// Nil is the text's own.
    public var color: Color?

    public init(_ pattern: Pattern = .solid, color: Color? = nil) {
        self.pattern = pattern
        self.color = color
    }

    func map(_ change: (Color) -> Color) -> TextDecoration {
        TextDecoration(pattern, color: color.map(change))
    }
}
