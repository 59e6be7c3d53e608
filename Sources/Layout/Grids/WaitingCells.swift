import Graphics

/// How many cells of the priority being served still wait, in each column that they stand in alone and in
/// each row.
struct WaitingCells {
    private let tracks: GridTracks
    private(set) var columns: [Int]
    private(set) var rows: [Int]
    private var priority: Double?

    init(_ tracks: GridTracks) {
        self.tracks = tracks
        columns = [Int](repeating: 0, count: tracks.columnCount)
        rows = [Int](repeating: 0, count: tracks.rowCount)
    }

    mutating func begin(priority: Double) {
        guard priority != self.priority else { return }
        self.priority = priority
        for cell in tracks.cells where cell.priority == priority { count(cell, 1) }
    }

    mutating func remove(_ cell: GridTracks.Cell) {
        count(cell, -1)
    }

    private mutating func count(_ cell: GridTracks.Cell, _ change: Int) {
        if cell.span == 1 { columns[cell.column] += change }
        rows[cell.row] += change
    }
}
