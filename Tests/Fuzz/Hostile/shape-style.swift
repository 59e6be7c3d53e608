var p = AnyShapeStyle(Color.red)
for _ in 0..<60_000 { p = AnyShapeStyle(p.opacity(0.9)) }
Rectangle().fill(p)
Text("x")
