import SwiftUI
struct Grid2D<Content: View>: View {
    let rows: Int, columns: Int
    @ViewBuilder let cell: (_ row: Int, _ column: Int) -> Content
    var body: some View {
        VStack(spacing: 2) { ForEach(0..<rows, id: \.self) { row in HStack(spacing: 2) { ForEach(0..<columns, id: \.self) { column in cell(row, column) } } } }
    }
}
struct Game { enum Player: String { case x = "X", o = "O"; var other: Player { self == .x ? .o : .x } }
    private(set) var board: [Player?] = Array(repeating: nil, count: 9)
    private(set) var turn = Player.x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Player? { Self.lines.lazy.compactMap { line in let p = board[line[0]]; return line.allSatisfy { board[$0] == p } ? p : nil }.first }
    var isDraw: Bool { winner == nil && !board.contains(nil) }
    subscript(row: Int, column: Int) -> Player? { board[row * 3 + column] }
    mutating func play(_ row: Int, _ column: Int) { guard self[row, column] == nil, winner == nil else { return }; board[row * 3 + column] = turn; turn = turn.other } }
struct GameView: View {
    @State private var game = Game()
    var status: String { if let w = game.winner { "\(w.rawValue) wins" } else if game.isDraw { "Draw" } else { "\(game.turn.rawValue)'s turn" } }
    var body: some View {
        VStack {
            Text(status).font(.headline)
            Grid2D(rows: 3, columns: 3) { row, column in
                Button { game.play(row, column) } label: {
                    RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.2)).frame(width: 50, height: 50)
                        .overlay { if let p = game[row, column] { Text(p.rawValue).font(.title).foregroundColor(p == .x ? .red : .blue) } }
                }
            }
            Button("Restart") { game = Game() }
        }
        .onAppear { for (r, c) in [(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)] { game.play(r, c) } }
    }
}
#Preview { GameView() }
