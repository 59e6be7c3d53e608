final class World { var cells = Array(repeating: 0, count: 10_000) }
let world = World()
for i in 0..<20_000 { world.cells[i % 10_000] += i }
Text("\(world.cells[3])")
