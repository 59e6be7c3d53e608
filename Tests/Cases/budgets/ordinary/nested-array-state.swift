struct Content: View {
    @State private var board = Array(repeating: Array(repeating: 0, count: 25), count: 25)
    var body: some View {
        Text("\(board[3][4])").onAppear { for y in 0..<25 { for x in 0..<25 { board[y][x] = x * y } } }
    }
}
Content()
