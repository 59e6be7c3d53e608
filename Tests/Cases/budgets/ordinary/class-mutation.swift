final class World { var cells = Array(repeating: 0, count: 2_000) }
let world = World()
for i in 0..<5_000 { world.cells[i % 2_000] += i }
Text("\(world.cells[3])")
