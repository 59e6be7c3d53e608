var s: Set<AnyHashable> = []
for _ in 0..<30000 { s = [AnyHashable(s)] }
Text("x")
