var s = AnyShape(Circle())
for _ in 0..<30 { s = AnyShape(s.union(s.offset(x: 1))) }
s
Text("x")
