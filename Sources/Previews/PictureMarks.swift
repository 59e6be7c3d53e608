import Layout

/// The widths at which a picture changes, as its ruler shows them: those of its own surroundings, after its
/// own steps.
public struct PictureMarks: Sendable, Equatable {
    /// Widths at which the structure changes, widest first, in points.
    public var breakpoints: [Double] = []
    /// What is chosen from which width on; empty where it is the same at all.
    public var bands: [ChoiceBand] = []

    /// A picture that is the same at all widths has none.
    public init(breakpoints: [Double] = [], bands: [ChoiceBand] = []) {
        self.breakpoints = breakpoints
        self.bands = bands
    }

    /// - Parameter changes: the widest first.
    init(_ changes: [Breakpoint]) {
        breakpoints = changes.map { $0.width }
        bands = ChoiceBand.bands(changes)
    }
}
