/// The cells of one priority while they are served: what a track gets of each axis, and which tracks have
/// closed (rules E and H of `GridLayout`).
struct GridLevel {
    /// Positions among the grid's cells, in the order of serving.
    let order: [Int]
    /// Counted from 0, the highest priority first.
    let number: Int
    var columns: Tracks
    var rows: Tracks

    /// One axis: the share, and the tracks in which cells of the level stand.
    struct Tracks {
        /// What an open track is offered; nothing where nothing is proposed.
        var share: Double?
        /// How many cells each track waits for.
        fileprivate(set) var waiting: [Int]
        /// Whether a span keeps a track open for good.
        fileprivate(set) var isHeld: [Bool]
        /// Whether a cell of the level stands in a track alone.
        fileprivate(set) var hasOwnCell: [Bool]
        /// The length at which a track closed.
        private(set) var closed: [Double?]
        private(set) var openCount = 0
        /// The most cells that stand beside each other along the axis, a span counting for each of its
        /// tracks.
        fileprivate(set) var mostAbreast = 0

        fileprivate init(_ count: Int) {
            waiting = [Int](repeating: 0, count: count)
            isHeld = [Bool](repeating: false, count: count)
            hasOwnCell = isHeld
            closed = [Double?](repeating: nil, count: count)
        }

        /// Tracks without a cell of the level are neither open nor ever close.
        fileprivate mutating func countOpen(_ covered: [Int]) { openCount = covered.count { $0 > 0 } }

        func canClose(_ track: Int) -> Bool {
            closed[track] == nil && waiting[track] == 0 && !isHeld[track]
        }

        /// Hands what the track leaves of its share, and `credit`, to the tracks that stay open.
        mutating func close(_ track: Int, at length: Double, credit: Double, _ share: Double) {
            closed[track] = length
            openCount -= 1
            let left = share - length + credit
            self.share = openCount > 0 ? share + left / Double(openCount) : left
        }
    }

    init(_ order: [Int], _ number: Int, of tracks: GridTracks) {
        self.order = order
        self.number = number
        columns = Tracks(tracks.columnCount)
        rows = Tracks(tracks.rowCount)
        var abreast = (columns: [Int](repeating: 0, count: tracks.columnCount), rows: rows.waiting)
        for position in order {
            let cell = tracks.cells[position]
            abreast.rows[cell.row] += cell.columns.count
            for column in cell.columns { abreast.columns[column] += 1 }
            enter(cell)
        }
        columns.countOpen(abreast.columns)
        rows.countOpen(abreast.rows)
        columns.mostAbreast = abreast.rows.reduce(1) { max($0, $1) }
        rows.mostAbreast = abreast.columns.reduce(1) { max($0, $1) }
    }

    /// A span that has columns beside it makes its first column wait until it is served, the others for good;
    /// one over all columns makes none wait.
    private mutating func enter(_ cell: GridCell) {
        rows.waiting[cell.row] += 1
        if cell.isSingle { columns.hasOwnCell[cell.column] = true }
        guard cell.isSingle || !cell.coversAll else { return }
        columns.waiting[cell.column] += 1
        for column in cell.columns.dropFirst() { columns.isHeld[column] = true }
    }

    /// Notes that a cell has been served.
    mutating func leave(_ cell: GridCell) {
        rows.waiting[cell.row] -= 1
        if cell.isSingle || !cell.coversAll { columns.waiting[cell.column] -= 1 }
    }
}
