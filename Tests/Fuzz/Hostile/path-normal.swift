let a = Path { p in for i in 0..<3_000 { p.addLine(to: CGPoint(x: i * 37 % 300, y: i * 91 % 300)) } }
a.normalized()
Text("x")
