import Graphics

/// What letters are drawn with.
public struct TextInk: Sendable {
    public var paint: Paint
    /// What happens to the letters as a whole, outermost first: shadows, blending.
    public var effects: [GroupEffect]

    public init(_ paint: Paint, effects: [GroupEffect] = []) {
        self.paint = paint
        self.effects = effects
    }
}
