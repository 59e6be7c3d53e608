/// What the views of one evaluation cost to make, to lay out and to draw; a unit is about four microseconds.
///
/// Rows of lazy containers that are out of sight cost what stands in for them; `ViewGraph` counts them by
/// themselves, too.
struct PictureCost {
    /// A view that somebody wrote, or what a modifier puts around one.
    static let view = 4
    /// A node that a built-in view makes for itself.
    static let part = 1
    /// What a control draws besides: outlines, each of which becomes an element of the picture.
    static let drawing = 8
    /// The words of a text besides, with one more for so many characters.
    static let text = 2, charactersOfUnit = 8
    /// What is defined once and named by an element: a gradient, the filter of an effect.
    static let definition = 8
    /// What stands around a row of a list, also where its views are not made.
    static let row = 7
    /// Elements of collections, of which as many cost one.
    static let elementsOfUnit = 2
    /// A symbol costs one more for so many steps of its outline.
    static let stepsOfUnit = 2

    /// No screen shows as much: that many views in half a second, or as few large ones.
    private static let most = 100_000

    static var mostViews: Int { most / view }

    private var sum = 0

    /// How much of all that there may be it is more than another one.
    func share(since other: PictureCost) -> Double { Double(sum - other.sum) / Double(PictureCost.most) }

    /// Adds to the sum; false if that is too much.
    mutating func add(_ cost: Int) -> Bool {
        sum += cost
        return sum <= PictureCost.most
    }
}
