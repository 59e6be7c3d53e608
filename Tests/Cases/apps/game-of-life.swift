import SwiftUI

struct Grid2D<Element>: RandomAccessCollection {
    let width: Int
    let height: Int
    private var storage: [Element]

    init(width: Int, height: Int, repeating element: Element) {
        (self.width, self.height) = (width, height)
        storage = .init(repeating: element, count: width * height)
    }

    var startIndex: Int { storage.startIndex }
    var endIndex: Int { storage.endIndex }
    subscript(position: Int) -> Element { storage[position] }

    subscript(x: Int, y: Int) -> Element {
        get { storage[wrap(y, height) * width + wrap(x, width)] }
        set { storage[wrap(y, height) * width + wrap(x, width)] = newValue }
    }

    private func wrap(_ value: Int, _ limit: Int) -> Int { ((value % limit) + limit) % limit }

    func mapCells<T>(_ transform: (_ x: Int, _ y: Int, _ element: Element) throws -> T) rethrows -> Grid2D<T> {
        var result: Grid2D<T>?
        for y in 0..<height {
            for x in 0..<width {
                let value = try transform(x, y, self[x, y])
                if result == nil { result = Grid2D<T>(width: width, height: height, repeating: value) }
                result![x, y] = value
            }
        }
        return result!
    }
}

extension Grid2D: Equatable where Element: Equatable {}

enum Cell: Int, CustomStringConvertible {
    case dead, alive
    var description: String { self == .alive ? "#" : "." }
    mutating func toggle() { self = self == .alive ? .dead : .alive }
}

struct Life: IteratorProtocol, Sequence {
    private(set) var grid: Grid2D<Cell>

    init(pattern: String) {
        let rows = pattern.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        grid = Grid2D(width: rows.map(\.count).max() ?? 1, height: rows.count, repeating: .dead)
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() where character == "#" { grid[x, y] = .alive }
        }
    }

    mutating func next() -> Grid2D<Cell>? {
        let old = grid
        grid = old.mapCells { x, y, cell in
            var neighbours = 0
            for dy in -1...1 {
                for dx in -1...1 where (dx, dy) != (0, 0) {
                    neighbours += old[x + dx, y + dy].rawValue
                }
            }
            switch (cell, neighbours) {
            case (.alive, 2...3), (.dead, 3): return .alive
            default: return .dead
            }
        }
        return grid == old ? nil : grid
    }
}

final class LifeModel: ObservableObject {
    @Published private(set) var generation = 0
    @Published private(set) var grid: Grid2D<Cell>
    private var life: Life

    init(_ pattern: String) {
        life = Life(pattern: pattern)
        grid = life.grid
    }

    func step(_ count: Int = 1) {
        for next in life.prefix(count) {
            grid = next
            generation += 1
        }
        for _ in 0..<count where life.next() == nil { break }
    }

    func toggle(x: Int, y: Int) { grid[x, y].toggle() }
}

struct LifeView: View {
    @StateObject private var model = LifeModel(
        """
        .....
        ..#..
        ..#..
        ..#..
        .....
        """)
    @State private var isRunning = false
    private let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Canvas { context, size in
                let side = min(size.width / CGFloat(model.grid.width), size.height / CGFloat(model.grid.height))
                for y in 0..<model.grid.height {
                    for x in 0..<model.grid.width {
                        let rect = CGRect(x: CGFloat(x) * side, y: CGFloat(y) * side, width: side, height: side)
                        let shape = Path(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 3)
                        switch model.grid[x, y] {
                        case .alive: context.fill(shape, with: .color(.green))
                        case .dead: context.stroke(shape, with: .color(.gray.opacity(0.3)), lineWidth: 0.5)
                        }
                    }
                }
            }
            .aspectRatio(1, contentMode: .fit)
            HStack {
                Button(isRunning ? "Stop" : "Run") { isRunning.toggle() }
                Button("Step") { model.step() }
                Spacer()
                Text("Generation \(model.generation)").monospacedDigit()
            }
            Text((0..<model.grid.height).map { y in (0..<model.grid.width).map { "\(model.grid[$0, y])" }.joined() }.joined(separator: "\n"))
                .font(.system(.caption, design: .monospaced))
        }
        .padding()
        .onReceive(timer) { _ in
            guard isRunning else { return }
            withAnimation { model.step() }
        }
    }
}

#Preview { LifeView() }
