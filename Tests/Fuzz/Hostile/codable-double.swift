indirect enum E: Codable { case a, b(E, E) }
var m = E.a
for _ in 0..<40 { m = .b(m, m) }
_ = try? JSONEncoder().encode(m)
Text("x")
